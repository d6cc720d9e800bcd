// All pages about jobs.
import type { ConsoleParts } from '../parts.ts'
import { serveJob } from './job.ts'
import { serveJobForms } from './jobForms.ts'
import { serveJobList } from './jobs.ts'
import { serveQuestions } from './questions.ts'
import { serveTeam } from './team.ts'

export function serveJobs(parts: ConsoleParts): void {
  serveJobList(parts)
  serveJobForms(parts)
  serveJob(parts)
  serveQuestions(parts)
  serveTeam(parts)
}
