// What an account hires with: stages, disqualification reasons and custom attributes.
import { oneOf, word } from '../columns.ts'
import { boolean, check, integer, jsonb, pgTable, text, unique } from '../drizzle.js'
import { identity, identityKeys } from './identity.ts'

export const stageKinds = ['sourced', 'applied', 'shortlisted', 'phone-screen', 'assessment', 'interview', 'offer', 'hired'] as const

export const stages = pgTable(
  'stages',
  {
    ...identity(),
    slug: text('slug').notNull(),
    name: text('name').notNull(),
    kind: word('kind', stageKinds).notNull(),
    position: integer('position').notNull(),
  },
  (t) => [...identityKeys('stages', t), unique('stages_slug').on(t.accountId, t.slug), check('stages_kind', oneOf('kind', stageKinds))],
)

/** The reasons for disqualifying candidates that an account can choose from. */
export const disqualificationReasons = pgTable(
  'disqualification_reasons',
  {
    ...identity(),
    description: text('description').notNull(),
    /** True for reasons for which the candidate withdrew. */
    candidateWithdrew: boolean('candidate_withdrew').notNull().default(false),
    position: integer('position').notNull(),
  },
  (t) => [...identityKeys('disqualification_reasons', t)],
)

export const attributeTypes = ['short_text', 'free_text', 'boolean', 'numeric', 'date', 'dropdown', 'multiple_choice', 'file'] as const
export const attributeProviders = ['candidate', 'user'] as const

/** One choice of a custom attribute of type dropdown or multiple_choice. `id` has the form of a key. */
export type AttributeChoice = { id: string; body: string; hint: string | null }

/** Fields that an account adds to its candidates. `job_custom_attributes` says which jobs use them. */
export const customAttributes = pgTable(
  'custom_attributes',
  {
    ...identity(),
    label: text('label').notNull(),
    hint: text('hint'),
    type: word('type', attributeTypes).notNull(),
    /** Who sets it: the candidate in the application form, or a member. */
    provider: word('provider', attributeProviders).notNull().default('user'),
    enabled: boolean('enabled').notNull().default(true),
    choices: jsonb('choices').$type<AttributeChoice[]>(),
    supportedFileTypes: text('supported_file_types').array(),
    maxFileSize: integer('max_file_size'),
  },
  (t) => [
    ...identityKeys('custom_attributes', t),
    check('custom_attributes_type', oneOf('type', attributeTypes)),
    check('custom_attributes_provider', oneOf('provider', attributeProviders)),
  ],
)
