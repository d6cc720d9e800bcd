// The addresses of the pages of operations and notifications. Those of the newest version have no number in them.

/** Returns the address of an operation in the reference. `version` is an older one's number. */
export const deepLink = (tag: string, id: string, version?: number) => `/docs/reference${within(version)}#tag/${tag}/${id}`
/** The list of all operations. */
export const operationsPath = (version?: number) => `/docs${within(version)}/operations`
export const operationPath = (id: string, version?: number) => `${operationsPath(version)}/${id}`
export const notificationPath = (event: string) => `/docs/notifications/${event}`

/** Whether a page shows an older version of the API. */
export const isOfOlderVersion = (path: string) => /^\/docs\/v\d\//.test(path)

const within = (version?: number) => (version === undefined ? '' : `/v${version}`)
