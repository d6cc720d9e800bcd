// The careers site's own words in one language. A language that lacks a word, or a value in a sentence, does not compile.

/** A sentence with a place for a value: `With<'size'>` contains `{size}`. */
type With<Name extends string> = `${string}{${Name}}${string}`

/** The fields of application forms and of their entries, by their keys. */
type Field = 'firstname' | 'lastname' | 'email' | 'headline' | 'phone' | 'address' | 'avatar' | 'education' | 'experience' | 'summary'
type File = 'resume' | 'cover_letter'
type Part = 'school' | 'degree' | 'field_of_study' | 'start_date' | 'end_date' | 'title' | 'company' | 'industry' | 'current'

export type Words = {
  readonly dir: 'ltr' | 'rtl'
  readonly skip: string
  /** In the place of an account's name. */
  readonly jobs: string

  readonly openPositions: string
  readonly allPositions: string
  readonly narrow: string
  readonly department: string
  readonly location: string
  readonly all: string
  readonly noneHere: string
  readonly showAll: string
  readonly noneNow: string
  readonly pages: string
  readonly newest: string
  readonly more: string

  readonly workplaces: Readonly<Record<'on_site' | 'hybrid' | 'remote', string>>
  readonly salary: With<'amount'>
  readonly salaryFrom: With<'amount'>
  readonly salaryUpTo: With<'amount'>
  readonly published: With<'date'>
  readonly apply: string

  readonly backToJob: string
  /** In front of a job's title. */
  readonly applyTo: string
  readonly required: string
  readonly filesAgain: string
  readonly allFiles: With<'size'>
  readonly another: string
  readonly anotherEntry: With<'entry'>
  readonly trap: string
  readonly yes: string
  readonly no: string
  readonly choose: string
  readonly atMost: With<'size'>
  readonly send: string
  readonly fields: Readonly<Record<Field | File | Part, string>>

  readonly checkEntries: string
  /** What is wrong with a field. Labels are in quotation marks, so that questions fit. */
  readonly faults: {
    readonly missing: With<'field'>
    readonly email: With<'field'>
    readonly number: With<'field'>
    readonly date: With<'field'>
    readonly long: With<'field'> & With<'limit'>
    readonly fileType: With<'field'> & With<'types'>
    readonly fileSize: With<'field'> & With<'size'>
    readonly other: With<'field'>
  }

  readonly thanks: string
  readonly received: With<'account'> & With<'job'>
  readonly letter: { readonly subject: With<'account'>; readonly again: string; readonly ignore: string }

  readonly refusals: {
    readonly notFound: Refusal
    /** `when` is a time from now, such as “in 30 seconds”. */
    readonly tooMany: { readonly title: string; readonly text: With<'when'> }
    readonly tooLarge: { readonly title: string; readonly text: With<'size'> }
    readonly unreadable: Refusal
    readonly unavailable: Refusal
    readonly failed: Refusal
    /** In front of the request's id. */
    readonly requestId: string
  }
}
type Refusal = { readonly title: string; readonly text: string }
