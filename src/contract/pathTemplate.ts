// The paths of a contract: templates with names in braces, such as `/jobs/{shortcode}`.

const named = /\{([^{}]+)\}/g

/** Returns the names in a path, in order. */
export const namesIn = (path: string): string[] => [...path.matchAll(named)].map(([, name]) => name as string)

/** Returns the path with the text that `textOf` gives for each name in its place. */
export const filledPath = (path: string, textOf: (name: string) => string): string =>
  path.replaceAll(named, (_, name: string) => textOf(name))
