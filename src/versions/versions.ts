// The deprecated versions, newest first. Each knows only its next newer neighbour.
import type { Version } from './change.ts'
import { fromTwoToThree } from './fromThree.ts'

export const versions: readonly Version[] = [
  {
    number: 2,
    base: '/spi/v2',
    changes: fromTwoToThree,
    generated: async () => {
      const [{ facts }, { validators }] = await Promise.all([
        import('../../generated/v2/facts.ts'),
        import('../../generated/v2/validators.js'),
      ])
      return { facts, validators }
    },
  },
  // Nothing is known of version 1 beyond version 2.
  { number: 1, base: '/spi/v1', changes: [] },
]
