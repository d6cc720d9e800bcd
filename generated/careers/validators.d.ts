// Written by `make generate` from the contract: never edit it.
type Fault = { instancePath: string; keyword: string; message?: string; params: Record<string, unknown> }
export declare const validators: Readonly<Record<string, ((value: unknown) => boolean) & { errors?: Fault[] | null }>>
