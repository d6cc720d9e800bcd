// The order of a list: the buttons that move an item up or down, and the order that they ask for.
import { notFound } from '../../errors.ts'
import { actionButton } from '../settings/parts.ts'
import type { Form } from '../shell/form.ts'
import { html, type Html } from '../shell/html.ts'
import type { Visitor } from '../signIn/visitor.ts'

const ways = [
  { way: 'up', sign: '↑', name: 'Move up' },
  { way: 'down', sign: '↓', name: 'Move down' },
] as const

/** Renders the buttons of one of `count` items. The first one cannot move up, the last one not down. */
export const orderButtons = (item: {
  readonly visitor: Visitor
  readonly action: string
  readonly id: string
  /** For screen readers. */
  readonly name: string
  readonly at: number
  readonly count: number
}): readonly Html[] =>
  ways
    .filter(({ way }) => (way === 'up' ? item.at > 0 : item.at < item.count - 1))
    .map(({ way, sign, name }) =>
      actionButton({
        visitor: item.visitor,
        action: item.action,
        text: html`<span aria-hidden="true">${sign}</span><span class="hidden">${name}: ${item.name}</span>`,
        fields: { item: item.id, way },
      }),
    )

/** Returns the ids in the order that a button asks for. Throws 404 if its item is gone. */
export function orderAfter(ids: readonly string[], { item, way }: Form): string[] {
  const at = ids.indexOf(item ?? '')
  if (at < 0) throw notFound()
  const others = ids.toSpliced(at, 1)
  return others.toSpliced(Math.max(0, way === 'up' ? at - 1 : at + 1), 0, ids[at]!)
}
