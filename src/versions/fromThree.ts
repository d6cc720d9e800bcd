// What version 3 changed, one object for each section of the guide from 2 to 3: version 2 is version 3 with these changes undone.
import type { Answer, Schema } from '../contract/document.ts'
import type { Change } from './change.ts'
import { answerOf, collectionIn, declareUnderWay, reword, withoutParameters } from './edits.ts'

const jobs = { listJobs: 'jobs' } as const
const candidates = { listCandidates: 'candidates', listJobCandidates: 'candidates' } as const
const collections: Readonly<Record<string, string>> = { ...jobs, ...candidates }

const ids: Change = {
  title: 'the attribute `key` is renamed `id`',
  advice:
    'Read and send `id` wherever it was `key`, including stages, files and subscriptions. The values are the same. Parameters keep their names.',
  values: { names: { id: 'key' } },
}

const isInstant = (schema: Schema) => schema.format === 'date-time'
const [firstSecond, lastSecond] = [-62_135_596_800, 253_402_300_799]
/** The description of an instant without the words about its form. */
const described = (description: unknown) =>
  typeof description === 'string' ? `${description.replace(/, with milliseconds|; ISO 8601 with a zone/, '').trim()} ` : ''
const timestamps: Change = {
  title: 'timestamps are ISO 8601 in UTC',
  advice:
    'A timestamp was an integer, the seconds since 1970 in UTC. It is now a string such as `2026-03-05T13:40:00Z`. Dates without a time are unchanged.',
  values: {
    form: {
      isMeant: isInstant,
      schema: ({ type, description, title }) => ({
        type: Array.isArray(type) && type.includes('null') ? ['integer', 'null'] : 'integer',
        format: 'int64',
        minimum: firstSecond,
        maximum: lastSecond,
        ...(title !== undefined && { title }),
        description: `${described(description)}Seconds since 1970, UTC.`,
        examples: [1_772_718_000],
      }),
      older: (value) => {
        const at = typeof value === 'string' ? Date.parse(value) : NaN
        return Number.isNaN(at) ? value : Math.floor(at / 1000)
      },
      // Validation has already rejected any number that is out of range or not whole.
      newer: (value) => (typeof value === 'number' ? new Date(value * 1000).toISOString().replace('.000Z', 'Z') : value),
    },
  },
}

const emptyStrings: Change = {
  title: 'empty string values are returned as null',
  advice: 'Expect null where there was an empty string.',
  keepsEmpty: true,
}

const sourced: Change = {
  title: 'candidates created are uploaded by default, and `sourced` false makes them applied',
  advice: 'Send `sourced: false` for a candidate who applied; without it the candidate counts as uploaded.',
  contract: (document) => {
    for (const name of ['CandidateCreate', 'CandidateFieldsCreate']) {
      const property = (document.components?.schemas?.[name]?.properties as Record<string, Schema> | undefined)?.sourced
      if (property) property.description = 'True when the candidate was uploaded; without it a candidate counts as applied.'
    }
  },
  request: (asked) => {
    if (asked.id !== 'createCandidate') return asked
    const body = asked.body as { sourced?: boolean | null; candidate: { sourced?: boolean | null } }
    return { ...asked, body: { ...body, sourced: body.sourced ?? body.candidate.sourced ?? false } }
  },
}

/** A list that is returned whole is bounded only by what clients can count. */
const mostItems = 2_147_483_647

const pages: Change = {
  title: 'jobs and candidates collections are paginated, oldest first, with `limit` default 50 and `paging.next`',
  advice:
    'Follow `paging.next` until a page has none. The whole collection came at once, newest first. An account may have two of them under way: one more is answered 429 with the code `collections-under-way` and `Retry-After`, and counts as a call.',
  whole: collections,
  contract: (document) => {
    for (const [id, name] of Object.entries(collections)) {
      const { operation, body, list } = collectionIn(document, id, name)
      withoutParameters(document, operation, ['limit'])
      delete (body.properties as Record<string, Schema>).paging
      list.maxItems = mostItems
      list.description = 'All items, newest first.'
      body.description = 'The whole collection.'
      reword(operation, 'oldest first', 'newest first, all in one response')
      const answer = operation.responses['200'] as Answer
      answer.description = 'The whole collection.'
      for (const media of Object.values(answer.content ?? {})) {
        const { [name]: oldestFirst } = media.example as Record<string, unknown[]>
        media.example = { [name]: oldestFirst?.toReversed() }
      }
      declareUnderWay(document, operation)
    }
  },
}

const scrolling: Change = {
  title: 'scroll parameters `since_id`, `max_id` and filters `created_after`, `updated_after` exist',
  advice: 'Ask only for what is new. The collections of jobs and candidates ignored these parameters.',
  contract: (document) => {
    for (const [id, name] of Object.entries(collections)) {
      const { operation } = collectionIn(document, id, name)
      withoutParameters(document, operation, ['since_id', 'max_id', 'created_after', 'updated_after'])
    }
  },
}

/** The newer version reads a whole collection with the details, so only the contract needs a change here. */
const details: Change = {
  title: 'the candidates collection omits the detail attributes listed under Resources',
  advice: 'Ask for `GET /candidates/{id}` where a candidate is needed with everything.',
  contract: (document) => {
    for (const [id, name] of Object.entries(candidates)) {
      const { operation, list } = collectionIn(document, id, name)
      list.items = { $ref: '#/components/schemas/CandidateDetail' }
      reword(operation, /without what only the detail has:[^.]*/, 'each with everything that `GET /candidates/{id}` returns')
      const [shown] = Object.values(answerOf(document, 'getCandidate').content ?? {})
      for (const media of Object.values(operation.responses['200']?.content ?? {}))
        media.example = { candidates: Object.values(shown?.example ?? {}) }
    }
  },
}

const accountTexts: Change = {
  title: 'the jobs collection omits the account-specific `name` and `description`',
  advice:
    "Ask for them once, with `GET /accounts/{subdomain}`. A job of the collection carried both; `include_fields=description` put the job's own description in the place of the account's.",
  contract: (document) => {
    const schemas = document.components?.schemas as Record<string, Schema>
    const job = structuredClone(schemas.Job) as Schema
    const own = schemas.Account?.properties as Record<string, Schema>
    const properties = job.properties as Record<string, Schema>
    job.description = "A job as it stands in the collection, with the account's name and description."
    job.required = [...(job.required as string[]), 'name', 'description']
    job.properties = {
      ...properties,
      name: { ...own.name, description: "The account's name." },
      description: {
        ...own.description,
        type: ['string', 'null'],
        description: "The account's description, or the job's own where `include_fields` asks for it.",
      },
    }
    schemas.JobOfAccount = job
    const { operation, list } = collectionIn(document, 'listJobs', jobs.listJobs)
    list.items = { $ref: '#/components/schemas/JobOfAccount' }
    reword(operation, 'without their texts', "each with the account's name and description and without its own texts")
    const account = Object.values(answerOf(document, 'getAccount').content ?? {})[0]?.example as { name: string; description: string }
    for (const { example } of Object.values(operation.responses['200']?.content ?? {})) {
      for (const one of (example as { jobs?: Record<string, unknown>[] } | undefined)?.jobs ?? [])
        Object.assign(one, { name: account.name, description: account.description })
    }
  },
  added: {
    listJobs: async ({ run, subdomain }) => {
      const { name, description } = await run('getAccount', { path: { subdomain } })
      return { name, description }
    },
  },
}

/** The changes from version 2 to version 3, in the order of the guide. */
export const fromTwoToThree: readonly Change[] = [ids, timestamps, emptyStrings, sourced, pages, scrolling, details, accountTexts]
