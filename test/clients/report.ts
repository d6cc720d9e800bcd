// What every program does with its generated client: page through all jobs, send a wrong token, request an unknown job.
export type Page = { jobs: { id: string; title: string }[]; paging?: { next: string } | undefined }
export type Fault = { error?: string | undefined; validation_errors?: Record<string, string[]> | undefined }
/** If the generator lost the type and wrote `any`, this is a type that no response has, and the program does not compile. */
type Typed<T> = 0 extends 1 & T ? 'the type was lost' : T

export const pageSize = 50
export const unknownJob = 'FFFFFFFFFF'
export const wrongToken = 'not-a-token'

const variable = (name: string): string => process.env[name] ?? ''
/** The address in the contract's `servers`, for clients that do not read it themselves. */
export const serverAddress = variable('SERVER_ADDRESS')
export const bearer = (token: string) => ({ Authorization: `Bearer ${token}` })
export const authorized = bearer(variable('TOKEN'))
export const unauthorized = bearer(wrongToken)

/** The query of one page: its size, and its start unless it is the first. */
export const queryOf = (since: string | undefined) => ({ limit: pageSize, ...(since === undefined ? {} : { since_id: since }) })

/** A response with the type that the generator gave it. */
export const page = <T>(answer: T | undefined): Typed<T> => {
  if (answer === undefined) throw new Error('the page of jobs did not arrive')
  return answer as Typed<T>
}
export const fault = <T>(status: number, body: T | null | undefined) => ({ status, body: body as Typed<T> | null | undefined })

export type Client = {
  listJobs(since: string | undefined): Promise<Page>
  listJobsWithWrongToken(): Promise<{ status: number; body: Fault | undefined | null }>
  getUnknownJob(): Promise<{ status: number; body: Fault | undefined | null }>
}

/** Writes what the client saw to standard output, as one line of JSON. */
export async function report(client: Client): Promise<void> {
  const pages: string[][] = []
  for (let since: string | null | undefined; since !== null;) {
    const { jobs, paging } = await client.listJobs(since)
    pages.push(jobs.map(({ id }) => id))
    since = paging ? new URL(paging.next).searchParams.get('since_id') : null
    if (pages.length > 100) throw new Error('paging does not end')
  }
  console.log(JSON.stringify({ pages, unauthorized: await client.listJobsWithWrongToken(), unknown: await client.getUnknownJob() }))
}
