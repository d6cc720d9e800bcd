// The types of Node's fast conversions between bytes and text, which @types/node omits.
export {}

declare global {
  interface Buffer {
    utf8Slice(start: number, end: number): string
    latin1Slice(start: number, end: number): string
    hexSlice(start: number, end: number): string
    utf8Write(text: string, at: number): number
  }
}
