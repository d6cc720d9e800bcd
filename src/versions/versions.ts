// The deprecated versions, newest first. Each is described only by its difference from the next newer one.
import type { Version } from './change.ts'
import { fromTwoToThree } from './fromThree.ts'
import { olderOperations } from './operations.ts'

export const versions: readonly Version[] = [
  {
    number: 2,
    base: '/spi/v2',
    operations: olderOperations,
    changes: fromTwoToThree,
    generated: async () => {
      const [{ facts }, { validators }] = await Promise.all([
        import('../../generated/v2/facts.ts'),
        import('../../generated/v2/validators.js'),
      ])
      return { facts, validators }
    },
  },
  // No difference between version 1 and version 2 is known.
  { number: 1, base: '/spi/v1', operations: olderOperations, changes: [] },
]
