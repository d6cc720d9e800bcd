// The local part of a person's e-mail address, as both companies of the demo build it.

/** `Yıldız` has the address `yildiz`, `Krüger` the address `krueger`, `Nováková` the address `novakova`. */
export function addressOf(name: string): string {
  const german: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', ı: 'i', ł: 'l', ø: 'o' }
  const spelled = name.toLowerCase().replace(/[äöüßıłø]/g, (letter) => german[letter] as string)
  return spelled
    .normalize('NFD')
    .replace(/[^a-z ]/g, '')
    .replaceAll(' ', '.')
}
