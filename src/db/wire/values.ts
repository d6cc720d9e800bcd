// Encodes and decodes the values of Postgres's protocol by type number.
import './bytes.ts'

/** Encodes a parameter as Postgres's text; null stays null. */
type Encode = (value: unknown) => string
/** Decodes a column's bytes. The types in `binary` are in binary format, all others in text format. */
type Decode = (bytes: Buffer, start: number, end: number) => unknown

const numbers = { bool: 16, bytea: 17, int8: 20, int2: 21, int4: 23, json: 114, float4: 700, float8: 701, oid: 26, jsonb: 3802 } as const
/** Types whose text is always ASCII: uuid, numeric, and dates and times. */
const ascii = [700, 701, 1082, 1083, 1114, 1184, 1186, 1266, 1700, 2950]
/** The type of an array's elements, by the type number of the array. */
const elementOf: Readonly<Record<number, number>> = {
  199: 114,
  1000: 16,
  1001: 17,
  1005: 21,
  1007: 23,
  1009: 25,
  1015: 1043,
  1016: 20,
  1021: 700,
  1022: 701,
  1028: 26,
  1115: 1114,
  1182: 1082,
  1185: 1184,
  1231: 1700,
  2951: 2950,
  3807: 3802,
}

const plain: Encode = (value) => (value instanceof Date ? value.toISOString() : String(value))
const encoders: Readonly<Record<number, Encode>> = {
  [numbers.bool]: (value) => (value === true ? 't' : value === false ? 'f' : String(value)),
  [numbers.bytea]: (value) => `\\x${typeof value === 'string' ? value : Buffer.from(value as Uint8Array).toString('hex')}`,
  [numbers.json]: (value) => JSON.stringify(value),
  [numbers.jsonb]: (value) => JSON.stringify(value),
}

/** Returns the encoder of a parameter type. Bytes are given as hex digits or a Uint8Array, JSON as a value, lists as arrays. */
export function encoderOf(type: number): Encode {
  const element = elementOf[type]
  if (element === undefined) return encoders[type] ?? plain
  const one = encoderOf(element)
  // In an array of JSON, an array is one item.
  const isJson = element === numbers.json || element === numbers.jsonb
  const itemOf = (item: unknown): string => (item === null ? 'null' : Array.isArray(item) && !isJson ? list(item) : quoted(one(item)))
  const list = (items: readonly unknown[]) => `{${items.map(itemOf).join(',')}}`
  return (value) => (Array.isArray(value) ? list(value) : plain(value))
}

const quoted = (text: string) => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`

const text: Decode = (bytes, start, end) => bytes.utf8Slice(start, end)
const asciiText: Decode = (bytes, start, end) => bytes.latin1Slice(start, end)
const fromJson: Decode = (bytes, start, end) => JSON.parse(bytes.utf8Slice(start, end)) as unknown

/** The types in binary format. */
const binary: Readonly<Record<number, Decode>> = {
  [numbers.bool]: (bytes, start) => bytes[start] === 1,
  [numbers.bytea]: (bytes, start, end) => bytes.hexSlice(start, end),
  [numbers.int2]: (bytes, start) => bytes.readInt16BE(start),
  [numbers.int4]: (bytes, start) => bytes.readInt32BE(start),
  [numbers.int8]: (bytes, start) => bytes.readInt32BE(start) * 4_294_967_296 + bytes.readUInt32BE(start + 4),
  [numbers.oid]: (bytes, start) => bytes.readUInt32BE(start),
  [numbers.float8]: (bytes, start) => bytes.readDoubleBE(start),
}
/** Decodes the text of an element. */
const elements: Readonly<Record<number, (text: string) => unknown>> = {
  [numbers.bool]: (item) => item === 't',
  [numbers.bytea]: (item) => item.slice(2),
  [numbers.int2]: Number,
  [numbers.int4]: Number,
  [numbers.int8]: Number,
  [numbers.oid]: Number,
  [numbers.float4]: Number,
  [numbers.float8]: Number,
  [numbers.json]: (item) => JSON.parse(item) as unknown,
  [numbers.jsonb]: (item) => JSON.parse(item) as unknown,
}

/** Returns the decoder of a column type, and whether it is requested in binary format. */
export function decoderOf(type: number): { readonly decode: Decode; readonly isBinary: boolean } {
  const fromBinary = binary[type]
  if (fromBinary) return { decode: fromBinary, isBinary: true }
  if (type === numbers.json || type === numbers.jsonb) return { decode: fromJson, isBinary: false }
  if (type === numbers.float4) return { decode: (bytes, start, end) => Number(bytes.latin1Slice(start, end)), isBinary: false }
  const element = elementOf[type]
  if (element !== undefined) {
    const one = elements[element] ?? ((item: string) => item)
    return { decode: (bytes, start, end) => listIn(bytes.utf8Slice(start, end), one), isBinary: false }
  }
  return { decode: ascii.includes(type) ? asciiText : text, isBinary: false }
}

/** Parses Postgres's text of an array, `{1,NULL,"a b"}`, including nested arrays. */
export function listIn(written: string, one: (text: string) => unknown): unknown[] {
  // Bounds precede the items if they do not start at 1.
  let at = written.indexOf('{')
  return list()

  function list(): unknown[] {
    const items: unknown[] = []
    at++
    while (written[at] !== '}') {
      if (written[at] === ',') at++
      else if (written[at] === '{') items.push(list())
      else items.push(written[at] === '"' ? one(quotedItem()) : bareItem())
    }
    at++
    return items
  }

  function quotedItem(): string {
    let item = ''
    for (at++; written[at] !== '"'; at++) {
      if (written[at] === '\\') at++
      item += written[at]
    }
    at++
    return item
  }

  function bareItem(): unknown {
    const start = at
    while (written[at] !== ',' && written[at] !== '}') at++
    const item = written.slice(start, at)
    return item === 'NULL' ? null : one(item)
  }
}
