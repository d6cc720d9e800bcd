// Written by `make generate` from the contract: never edit it.
type Revision = { readonly number: number; readonly date: string }
declare const document: {
  readonly openapi: string
  readonly info: { readonly title: string; readonly version: string; readonly description: string; readonly 'x-revision': Revision }
  readonly servers: readonly { readonly url: string }[]
  readonly tags: readonly { readonly name: string; readonly description: string }[]
  readonly paths: Readonly<Record<string, any>>
  readonly components: Readonly<Record<string, any>>
  readonly webhooks: Readonly<Record<string, any>>
}
export = document
