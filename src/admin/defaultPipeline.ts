// The stages that an account begins with.
import { stageKinds } from '../db/schema.ts'

const nameOf = (kind: string) => kind.replace(/(^|-)[a-z]/g, (start) => start.replace('-', ' ').toUpperCase())

/** The default pipeline of the API family, from the first stage to the last; it does without the stage kind of a shortlist. */
export const defaultPipeline = stageKinds
  .filter((kind) => kind !== 'shortlisted')
  .map((kind, index) => ({ slug: kind, name: nameOf(kind), kind, position: index + 1 }))
