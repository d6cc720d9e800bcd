// Finds what a contract must not contain because a generator would misinterpret it: one sentence for each fault, with its place.
import { deprecationFaults } from './deprecation.ts'
import { operationsOf, type Document, type NamedOperation } from './document.ts'
import { nameFaults } from './names.ts'
import { propertiesOf, schemasIn, type Placed } from './schemas.ts'

/** Returns every fault of a bundled contract. */
export const faultsIn = (document: Document): string[] => [
  ...operationsOf(document).flatMap((named) => securityFaults(document, named)),
  ...schemasIn(document).flatMap((placed) => requiredFaults(document, placed)),
  ...nameFaults(document),
  ...deprecationFaults(document),
]

/** Throws an error with all faults, if there are any. */
export function refuseFaults(faults: readonly string[]): void {
  if (faults.length > 0) throw new Error(['The contract is refused:', ...faults].join('\n  '))
}

/** A public operation must declare `security: []`: without any security it would require a token, which nobody intends. */
function securityFaults(document: Document, { id, operation }: NamedOperation): string[] {
  const security = operation.security ?? document.security ?? []
  if (operation.security === undefined && security.length === 0)
    return [`${id} has no security: name the schemes and scopes that it requires, or write \`security: []\` if anyone may call it`]
  const schemes = document.components?.securitySchemes ?? {}
  return security.flatMap((alternative) => {
    const names = Object.keys(alternative)
    if (names.length === 0) return [`${id} has a security alternative that requires nothing: write \`security: []\` if anyone may call it`]
    const unknown = names.filter((name) => !Object.hasOwn(schemes, name))
    return unknown.map((name) => `${id} asks for the security scheme ${name}, which components/securitySchemes does not have`)
  })
}

function requiredFaults(document: Document, { place, schema, isPart }: Placed): string[] {
  if (isPart || '$ref' in schema) return []
  const properties = propertiesOf(document, schema)
  return requiredIn(schema)
    .filter((name) => !properties.includes(name))
    .map((name) => `${place} requires ${name}, which none of its properties is called`)
}

const requiredIn = ({ required = [], allOf = [] }: { required?: string[]; allOf?: object[] }): string[] => [
  ...required,
  ...allOf.flatMap(requiredIn),
]
