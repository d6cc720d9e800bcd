// The file types: the extensions and sizes that each kind allows, and how the bytes of each type begin.
import type { FileKind } from '../context.ts'

/** The longest name of a file, in characters: the contract's `maxLength`. */
export const longestFileName = 255

const documents = ['pdf', 'doc', 'docx', 'odt', 'rtf']
const images = ['jpg', 'jpeg', 'gif', 'png']
const small = 5_242_880
const large = 20_971_520

/** The extensions and the size in bytes that a kind allows; any type without `types`. */
export const limits: Readonly<Record<FileKind, { readonly types?: readonly string[]; readonly size: number }>> = {
  resume: { types: documents, size: small },
  image: { types: images, size: small },
  attachment: { size: large },
  answer: { size: large },
  attribute: { size: large },
  document: { size: large },
}

const zip = [Buffer.from('PK\x03\x04', 'latin1')]
const rtf = Buffer.from('{\\rtf')
const jpeg = { media: 'image/jpeg', starts: [Buffer.from('ffd8ff', 'hex')] }

/** By extension. Word has long written RTF with its own extension too. */
const known: Readonly<Record<string, { readonly media: string; readonly starts: readonly Buffer[] }>> = {
  pdf: { media: 'application/pdf', starts: [Buffer.from('%PDF-')] },
  doc: { media: 'application/msword', starts: [Buffer.from('d0cf11e0a1b11ae1', 'hex'), rtf] },
  docx: { media: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', starts: zip },
  odt: { media: 'application/vnd.oasis.opendocument.text', starts: zip },
  rtf: { media: 'application/rtf', starts: [rtf] },
  jpg: jpeg,
  jpeg,
  png: { media: 'image/png', starts: [Buffer.from('89504e470d0a1a0a', 'hex')] },
  gif: { media: 'image/gif', starts: [Buffer.from('GIF87a'), Buffer.from('GIF89a')] },
}

export const anyMedia = 'application/octet-stream'
/** The media types that files are served with. No browser runs any of them. */
export const servedMedia: ReadonlySet<string> = new Set([anyMedia, ...Object.values(known).map(({ media }) => media)])

/** Returns the extension of a name in lower case; empty if it has none. */
export const endingOf = (name: string): string => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''

/** Whether the bytes begin like files with this extension; undefined for an unknown extension. */
export const beginsAs = (ending: string, bytes: Buffer): boolean | undefined =>
  Object.hasOwn(known, ending) ? known[ending]!.starts.some((start) => bytes.subarray(0, start.length).equals(start)) : undefined

/** Returns the media type by extension and bytes; `application/octet-stream` if they are unknown or do not match. */
export const mediaOf = (ending: string, bytes: Buffer): string => (beginsAs(ending, bytes) ? known[ending]!.media : anyMedia)
