// A page of a list whose items are cached as text: which items it has, in which versions, and how to read those that are not cached.

/** An item of a page. `version` changes as soon as anything changes that the item shows. */
export type FoundItem = { readonly key: string; readonly version: string }
export type ReadItem<Item> = FoundItem & { readonly item: Item }
/** A file that an item links to. */
export type LinkedFile = { readonly key: string; readonly name: string }
type Link = (file: LinkedFile) => string

/** The names of a body's lists. */
export type ListOf<Body> = { [Name in keyof Body]: Body[Name] extends readonly unknown[] ? Name : never }[keyof Body] & string
type ItemOf<List> = List extends readonly (infer Item)[] ? Item : never
type Properties<Body> = Pick<ItemPage<Body>, 'list' | 'found' | 'home' | 'read' | 'link'> & { readonly body: NoInfer<Body> }

/** Takes the place of a response body with one list. */
export class ItemPage<Body> {
  /** The name of the list. */
  readonly list: ListOf<Body>
  /** The items, in order. */
  readonly found: readonly FoundItem[]
  /** What the items show in addition to the state that their versions identify. Caller, host and time may affect them in no other way. */
  readonly home: string
  /**
   * Reads items by their keys, each with the version in which it was read. Leaves out items that are no longer in the list. `link` returns
   * a placeholder for the URL of a file; the URL itself is created whenever the item is sent.
   */
  readonly read: (keys: readonly string[], link: Link) => Promise<readonly ReadItem<ItemOf<Body[ListOf<Body>]>>[]>
  /** The body with an empty list. Its properties are sent in this order. */
  readonly body: Body
  /** Creates the URL of a file. Present if items link to files. */
  readonly link?: Link | undefined

  constructor({ list, found, home, read, body, link }: Properties<Body>) {
    this.list = list
    this.found = found
    this.home = home
    this.read = read
    this.body = body
    this.link = link
  }
}

export type AnyPage = ItemPage<Record<string, unknown[]>>

/** Returns a page of the same items in a form that depends on nothing but the items and `added`. `body` is the new one, with an empty list. */
export const changedPage = (
  { list, found, home, link, read }: AnyPage,
  body: Record<string, unknown[]>,
  added: string,
  change: (items: readonly unknown[]) => readonly unknown[],
): AnyPage =>
  new ItemPage({
    list,
    found,
    home: `${home} ${added}`,
    link,
    body,
    read: async (keys, linkTo) => {
      const unchanged = await read(keys, linkTo)
      const items = change(unchanged.map(({ item }) => item))
      return unchanged.map((one, at) => ({ ...one, item: items[at] }))
    },
  })

/** Returns a page of only the items from the position `start` to before `end`. */
export const partOf = ({ list, found, home, link, body, read }: AnyPage, start: number, end: number): AnyPage =>
  new ItemPage({ list, found: found.slice(start, end), home, link, body, read })

/** A body that is already written as JSON and checked. */
export class JsonText {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}
