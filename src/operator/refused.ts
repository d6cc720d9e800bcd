// The errors that a command throws, each a sentence for the operator.

/** The command was refused. Exit code 1. */
export class Refused extends Error {}

export const refused = (message: string) => new Refused(message)

/** The command line itself is wrong. Exit code 2. */
export class UsageError extends Error {}
