// A page of a list whose items' texts are remembered: which items it has, in which version, and how to read those that are not known.

/** An item of a page. `version` differs as soon as anything that the item shows has changed. */
export type FoundItem = { readonly key: string; readonly version: string }
export type ReadItem<Item> = FoundItem & { readonly item: Item }
/** A file that an item links to. */
export type LinkedFile = { readonly key: string; readonly name: string }
type Link = (file: LinkedFile) => string

/** The names of a body's lists. */
export type ListOf<Body> = { [Name in keyof Body]: Body[Name] extends readonly unknown[] ? Name : never }[keyof Body] & string
type ItemOf<List> = List extends readonly (infer Item)[] ? Item : never
type Members<Body> = Pick<ItemPage<Body>, 'list' | 'found' | 'home' | 'read' | 'rest' | 'link'>

/** An answer's body with one list, in place of the body itself. */
export class ItemPage<Body> {
  /** The name of the list. */
  readonly list: ListOf<Body>
  /** The items, in order. */
  readonly found: readonly FoundItem[]
  /** Everything that the items show beside what their versions stand for: who asks, where and when must change nothing else. */
  readonly home: string
  /**
   * Reads items by their keys, each with the version that it was read in; leaves out those that are no longer in the list. `link` stands for
   * the address of a file, which is made whenever the item is sent.
   */
  readonly read: (keys: readonly string[], link: Link) => Promise<readonly ReadItem<ItemOf<Body[ListOf<Body>]>>[]>
  /** The body's other members. */
  readonly rest: Omit<Body, ListOf<Body>>
  /** Makes the address of a file, where items link to any. */
  readonly link?: Link | undefined

  constructor({ list, found, home, read, rest, link }: Members<Body>) {
    this.list = list
    this.found = found
    this.home = home
    this.read = read
    this.rest = rest
    this.link = link
  }
}

export type AnyPage = ItemPage<Record<string, unknown[]>>

/** A page of the same items by themselves, in another form, which depends on nothing else. */
export const changedPage = (
  { list, found, home, link, read }: AnyPage,
  change: (items: readonly unknown[]) => Promise<readonly unknown[]>,
): AnyPage =>
  new ItemPage({
    list,
    found,
    home,
    link,
    rest: {},
    read: async (keys, linkTo) => {
      const unchanged = await read(keys, linkTo)
      const items = await change(unchanged.map(({ item }) => item))
      return unchanged.map((one, at) => ({ ...one, item: items[at] }))
    },
  })

/** A body that is written and checked. */
export class JsonText {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}
