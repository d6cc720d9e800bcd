// A cause of an error answer, as the catalogue tells it.

export type Cause = {
  readonly status: number
  readonly slug: string
  readonly title: string
  /** As it comes over the wire; words in it that depend on the request are an example's. */
  readonly body: string
  /** In Markdown. */
  readonly cure: string
  /** Headers that help. */
  readonly headers?: string
  /** Told only where the contract has an operation of this kind. */
  readonly where?: 'body' | 'kinds' | 'roles'
}

export const cause = (status: number, slug: string, title: string, error: string, cure: string, more: Partial<Cause> = {}): Cause => ({
  status,
  slug,
  title,
  body: JSON.stringify({ error }),
  cure,
  ...more,
})
