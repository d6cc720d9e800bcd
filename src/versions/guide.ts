// The guide "from 2 to 3", generated from the changes themselves.
import type { Change } from './change.ts'

const capital = (text: string) => text.replace(/^`?[a-z]/, (start) => start.toUpperCase())

export const guideOf = (changes: readonly Change[]): string => `# From version 2 to version 3

Versions 2 and 1 keep working below \`/spi/v2\` and \`/spi/v1\`, but they are deprecated: this is what a client changes to use version 3.

Every answer of an older version says so: \`Deprecation\` since when, \`Link\` where this guide and the newest version are, and \`Sunset\`, once
that is decided, when it may end. Tokens, scopes, rate limits and statuses are the same in every version, and calls to all of them count
together. Their contracts are [/v2/openapi.json](/v2/openapi.json) and [/v1/openapi.json](/v1/openapi.json), their references
[of version 2](/docs/reference/v2) and [of version 1](/docs/reference/v1). Of version 1 no difference from
version 2 is known. Operations that were added later exist in version 3 only. Notifications have version 3's form, whichever version subscribed
to them.

${changes.map(({ title, advice }) => `## ${capital(title)}\n\n${advice}\n`).join('\n')}`
