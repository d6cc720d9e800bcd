// Reads the changelog as data: what each revision changed, and since which revision an operation and its members exist.

/** Breaking first: the order in which a reader needs them. */
export const importances = ['Breaking', 'Deprecated', 'Added', 'Changed'] as const
export type Importance = (typeof importances)[number]

export type Entry = {
  readonly importance: Importance
  /** What it belongs to if it is not the newest version of the API, such as `Job board` or `Version 1`. */
  readonly part: string | undefined
  /** Markdown. */
  readonly text: string
  /** The operation, if it was added. */
  readonly added: string | undefined
}
export type Release = { readonly number: number; readonly date: string; readonly entries: readonly Entry[] }

/** Returns the releases in the text of the changelog, newest first. What is not released yet is left out. */
export function releasesIn(changelog: string): Release[] {
  const [, ...sections] = changelog.split(/^## /m)
  return sections.flatMap((section) => {
    const [, number, date] = /^Revision (\d+), (\d{4}-\d\d-\d\d)\n/.exec(section) ?? []
    return number === undefined || date === undefined ? [] : [{ number: Number(number), date, entries: entriesIn(section) }]
  })
}

function entriesIn(section: string): Entry[] {
  let part: string | undefined
  return section.split('\n').flatMap((line) => {
    if (line.startsWith('### ')) part = line.slice(4)
    if (!line.startsWith('- ')) return []
    const text = line.slice(2).replace('**Breaking.** ', '')
    const added = /^`(\w+)` added: /.exec(text)?.[1]
    return [{ importance: importanceOf(line, text), part, text, added }]
  })
}

function importanceOf(line: string, text: string): Importance {
  if (line.startsWith('- **Breaking.** ')) return 'Breaking'
  if (/: is deprecated/.test(text)) return 'Deprecated'
  return /^`\w+` added: |: is new$/.test(text) ? 'Added' : 'Changed'
}

/** Returns the revision in which each operation and notification was added; those of the first release are not in it. */
export const addedIn = (releases: readonly Release[]): ReadonlyMap<string, Release> =>
  new Map(releases.flatMap((release) => release.entries.flatMap(({ added }) => (added === undefined ? [] : [[added, release] as const]))))

/** Returns the first revision that has the members of an operation which came later, by `<request or answer pointer>`. */
export function membersAddedIn(releases: readonly Release[], id: string): ReadonlyMap<string, Release> {
  const found = new Map<string, Release>()
  for (const release of releases)
    for (const { text, part } of release.entries) {
      const [, names = '', where] = /^(.+), (?:request|answer) `([^`]+)`: is new$/.exec(text) ?? []
      if (part === undefined && where !== undefined && names.includes(`\`${id}\``)) found.set(where, release)
    }
  return found
}

/** Returns the release of a member, by its path in a table; undefined for one that was there from the beginning. */
export type AddedAt = (path: readonly string[]) => Release | undefined

/** Returns what finds the release of members in a place, such as `body` or `200`, or in the first of several places that has it. */
export const addedAt =
  (members: ReadonlyMap<string, Release>, ...places: readonly string[]): AddedAt =>
  (path) =>
    places
      // The tables join `[]` to the name of the list.
      .map((place) => members.get(`/${[place, ...path].join('/').replaceAll(/(?<!\/)\[\]/g, '/[]')}`))
      .find((release) => release !== undefined)

/** Whether the tables of an operation's page have a row for such a member: headers and the bodies of errors have none. */
export const isInTables = (where: string): boolean => /^\/(query|header|body|2\d\d)\/(?!headers\/)/.test(where)

/** Returns the releases with the entries of a part alone, such as `Version 2`, as if it were the newest version. */
export const releasesOfPart = (releases: readonly Release[], part: string): Release[] =>
  releases.map((release) => ({
    ...release,
    entries: release.entries.filter((entry) => entry.part === part).map((entry) => ({ ...entry, part: undefined })),
  }))
