// Tables of the console: rows with links, the filters above them, and the links to further pages below.
import { html, type Content, type Html } from '../shell/html.ts'

/** Renders a table, which scrolls sideways in itself on narrow screens. The first cell of each row names the row. */
export const table = (options: {
  /** What the table lists, for screen readers. */
  readonly caption: string
  readonly columns: readonly string[]
  readonly rows: readonly (readonly Content[])[]
}): Html => html`
  <div class="table" tabindex="0" role="region" aria-label="${options.caption}">
    <table>
      <caption class="hidden">
        ${options.caption}
      </caption>
      <thead>
        <tr>
          ${options.columns.map((column) => html`<th scope="col">${column}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${options.rows.map(
          ([name, ...cells]) =>
            html`<tr>
              <th scope="row">${name}</th>
              ${cells.map((cell) => html`<td>${cell}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>
`

/** Renders a form of filters, which are in the address of the page that they lead to. */
export const filters = (path: string, fields: Content): Html => html`
  <form class="filters" method="get" action="${path}" role="search">
    ${fields}
    <div class="buttons"><button>Filter</button><a class="button" href="${path}">Show all</a></div>
  </form>
`

/** The query parameters of a page, each once, without the empty ones. */
export const queryOf = (query: unknown): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries((query ?? {}) as Readonly<Record<string, unknown>>).filter(
      (pair): pair is [string, string] => typeof pair[1] === 'string' && pair[1] !== '' && !pair[1].includes('\0'),
    ),
  )

/** Returns a path with query parameters. */
export const withQuery = (path: string, query: Readonly<Record<string, string | number | undefined>>): string => {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '')
  return given.length === 0
    ? path
    : `${path}?${new URLSearchParams(given.map(([name, value]): [string, string] => [name, String(value)])).toString()}`
}
