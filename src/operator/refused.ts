// The error a command throws to refuse: a sentence for the operator, with exit code 1.

export class Refused extends Error {}

export const refused = (message: string) => new Refused(message)
