// The addresses of the pages of operations and notifications.

/** Returns the address of an operation in the reference. */
export const deepLink = (tag: string, id: string) => `/docs/reference#tag/${tag}/${id}`
export const operationPath = (id: string) => `/docs/operations/${id}`
export const notificationPath = (event: string) => `/docs/notifications/${event}`
