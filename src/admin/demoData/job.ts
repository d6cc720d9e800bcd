// Writes a job down: what tells it from others first, then the rest.
import type { DemoJob } from './demoAccount.ts'

type Rest = Omit<DemoJob, 'at' | 'title' | 'code'>

export const job = (at: string, title: string, code: string | null, rest: Rest): DemoJob => ({ at, title, code, ...rest })
