// What the pages read of a contract, read once for each of them: a contract that is served does not change.
import { operationsOf as readOperations, type Document } from '../../contract/document.ts'
import { factsOf as readFacts } from '../../contract/facts.ts'

function once<Read>(read: (document: Document) => Read): (document: Document) => Read {
  const known = new WeakMap<Document, Read>()
  return (document) => {
    const found = known.get(document) ?? read(document)
    known.set(document, found)
    return found
  }
}

/** As `operationsOf` of the contract: every operation, sorted by operationId, with resolved references except those to schemas. */
export const operationsOf = once(readOperations)

/** As `factsOf` of the contract: what the pipeline knows of each operation, by operationId. */
export const factsOf = once((document) => readFacts(document))
