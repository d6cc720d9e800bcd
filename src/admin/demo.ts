// The demo.
export async function plantDemo(_: unknown): Promise<string> {
  return ''
}
