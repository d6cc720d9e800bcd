// Selects the data path of this rival: the reference SQL over one of the drivers, or the typical one.
import { admitFromMemory } from './rival.ts'

const { admit, answer } =
  process.env.BENCH_DATA === 'typical'
    ? await import('./typical.ts')
    : { admit: admitFromMemory, answer: (await import('./reference.ts')).answer }
export { admit, answer }

/** The operations that rivals serve, and their paths. */
export const paths = {
  getAccount: '/accounts/:subdomain',
  listJobCandidates: '/jobs/:shortcode/candidates',
  getCandidate: '/candidates/:id',
} as const
export type Operation = keyof typeof paths
export const operations = Object.keys(paths) as Operation[]
