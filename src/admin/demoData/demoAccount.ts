// The form of the demo's content: what the data files of this folder hold, in the words that people use; ids come in when it is planted.
import type {
  approvalRules,
  attributeProviders,
  attributeTypes,
  collaborationRoles,
  CollaborationRule,
  hrisRoles,
  JobPlace,
  jobStates,
  memberRoles,
  questionTypes,
  timeOffTypes,
  trackingUnits,
  workplaceTypes,
} from '../../db/schema.ts'

export type DemoMember = {
  readonly at: string
  readonly name: string
  readonly email: string
  readonly headline: string | null
  readonly role: (typeof memberRoles)[number]
  readonly hrisRole: (typeof hrisRoles)[number]
  readonly permissionSets?: string[]
  readonly rules?: CollaborationRule[]
  readonly active?: false
}

export type DemoQuestion = {
  readonly body: string
  readonly type: (typeof questionTypes)[number]
  readonly required?: true
  readonly choices?: readonly string[]
} & DemoAnswers

/** What candidates say where nothing can be chosen. */
type DemoAnswers = {
  /** To a question for a text. */
  readonly answers?: readonly string[]
  /** To a question for a number; for a date, in days from the application. */
  readonly range?: readonly [from: number, to: number]
}

/** What jobs of one kind share. The texts are HTML without the tags around a paragraph or a list item. */
export type JobFamily = {
  readonly context: string
  readonly asks: readonly string[]
  readonly function: string
  readonly education: string | null
  readonly questions: readonly DemoQuestion[]
  /** The fields of the application form by key, true for those that are required. */
  readonly form: Readonly<Record<string, boolean>>
  /** The account's custom attributes that the jobs ask for, by label, true for those that are required. */
  readonly attributes?: Readonly<Record<string, boolean>>
  /** What candidates for these jobs can do, what they did before and where they learned it. */
  readonly people: DemoProfession
}

export type DemoProfession = {
  readonly skills: readonly string[]
  readonly titles: readonly string[]
  readonly companies: readonly string[]
  readonly schools: readonly string[]
  readonly degrees: readonly string[]
  readonly fields: readonly string[]
  readonly tags: readonly string[]
}

export type DemoAttribute = {
  readonly label: string
  readonly hint?: string
  readonly type: (typeof attributeTypes)[number]
  readonly provider: (typeof attributeProviders)[number]
  readonly enabled?: false
  readonly choices?: readonly (readonly [body: string, hint?: string])[]
} & DemoAnswers

export type DemoJob = {
  readonly at: string
  readonly updated?: string
  readonly title: string
  readonly code: string | null
  readonly shortcode?: string
  readonly state: (typeof jobStates)[number]
  readonly family: JobFamily
  readonly department: string
  /** The first one is the main place. */
  readonly places: JobPlace[]
  readonly workplace?: (typeof workplaceTypes)[number]
  readonly pay?: readonly [from: number | null, to: number | null, currency: string]
  readonly keywords?: string[]
  readonly about: string
  readonly employment?: string | null
  readonly experience?: string | null
  readonly sample?: true
  readonly confidential?: true
  /** Instead of the texts that are composed. */
  readonly texts?: { readonly description?: string; readonly requirements?: string; readonly benefits?: string }
}

/** Who works for one manager in one department. A manager stands in a team before the team that reports to him. */
export type DemoTeam = {
  /** Null for whoever is at the top. */
  readonly manager: string | null
  readonly department: string | null
  /** Names are unique within an account; who has a member's address is that member. */
  readonly people: readonly (readonly [title: string, ...names: string[]])[]
}

export type DemoCategory = {
  readonly name: string
  readonly description: string
  readonly type: (typeof timeOffTypes)[number]
  readonly unit: (typeof trackingUnits)[number]
  /** Days, or hours where hours are tracked, in a year; unlimited without it. */
  readonly entitlement?: string
  readonly approval: (typeof approvalRules)[number]
  readonly levels?: number
  /** Members by e-mail, where the approval names them. */
  readonly approvers?: readonly string[]
}

/** The HR half of an account: who works there, when, and when not. */
export type DemoStaff = {
  /** When the company began to keep its employees here. */
  readonly at: string
  readonly teams: readonly DemoTeam[]
  /** Who has not begun yet: a draft, by name. */
  readonly drafts: readonly string[]
  /** Hours by weekday, Monday first. The first is the account's standard. */
  readonly schedules: readonly (readonly [name: string, hours: readonly number[]])[]
  /** Who works by another schedule than the standard one, by name; every employee of a department, by the department's. */
  readonly scheduleOf: Readonly<Record<string, string>>
  readonly calendar: { readonly name: string; readonly holidays: readonly (readonly [day: string, name: string])[] }
  /** In their order: by half days, one that is unpaid, one by hours, one with named approvers. */
  readonly categories: Readonly<Record<'vacation' | 'unpaid' | 'sick' | 'study', DemoCategory>>
  /** The member who asks for those who are no members, by e-mail. */
  readonly desk: string
  /** Where phone numbers begin; three digits follow. */
  readonly phone: string
}

export type DemoAccount = {
  readonly at: string
  readonly subdomain: string
  readonly name: string
  readonly description: string
  readonly summary: string
  readonly websiteUrl: string
  readonly industry: string
  readonly members: readonly DemoMember[]
  readonly recruiters: readonly { readonly at: string; readonly name: string; readonly email: string }[]
  /** Name and parent; a parent comes before its children. Names are unique within an account. */
  readonly departments: readonly (readonly [name: string, parent: string | null])[]
  /** In their order. */
  readonly reasons: readonly (readonly [description: string, candidate?: 'withdrew'])[]
  /** Labels are unique within an account. */
  readonly attributes: readonly DemoAttribute[]
  /** Who works on the jobs of a department, by e-mail. */
  readonly teams: Readonly<Record<string, readonly (readonly [email: string, role: (typeof collaborationRoles)[number]])[]>>
  /** What a job offers, by the country code of its main place. */
  readonly benefits: Readonly<Record<string, readonly string[]>>
  readonly jobs: readonly DemoJob[]
  /** How many candidates a job has that is no draft, at least and at most; none without it. */
  readonly candidates?: readonly [least: number, most: number]
  /** An account without it keeps no employees. */
  readonly staff?: DemoStaff
}
