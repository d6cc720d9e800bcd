// What is kept of the values that were used last.
import t from 'tap'
import { lastUsed } from '../src/lastUsed.ts'

t.test('those that were not used for longest go first, until the sizes fit', (t) => {
  const kept = lastUsed<string>(10)
  kept.set('a', 'A', 4)
  kept.set('b', 'B', 4)
  t.equal(kept.get('a'), 'A')
  kept.set('c', 'C', 4)
  t.strictSame(['a', 'b', 'c'].map(kept.get), ['A', undefined, 'C'])
  kept.set('a', 'larger', 8)
  t.strictSame(['a', 'c'].map(kept.get), ['larger', undefined], 'an earlier value of the name no longer counts')
  kept.set('a', 'smaller', 1)
  kept.set('d', 'D', 9)
  t.strictSame(['a', 'd'].map(kept.get), ['smaller', 'D'])
  kept.set('e', 'too large', 11)
  t.strictSame(['a', 'd', 'e'].map(kept.get), ['smaller', 'D', undefined], 'a value that does not fit displaces no other')
  t.end()
})
