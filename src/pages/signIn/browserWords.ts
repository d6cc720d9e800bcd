// Names the browser of a request in a few words, such as "Firefox on Linux": all that is stored of its User-Agent.

/** The first that matches: browsers also carry the names of those from which they descend. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\b(?:Edg|EdgA|EdgiOS)\//, 'Edge'],
  [/\b(?:OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/.*\bSafari\//, 'Safari'],
]
const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'an iPhone'],
  [/\biPad\b/, 'an iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'a Mac'],
  [/\bLinux\b/, 'Linux'],
]

const nameIn = (names: typeof browsers, userAgent: string) => names.find(([pattern]) => pattern.test(userAgent))?.[1]

/** No browser's is longer. A header may be, and its search would take long. */
const longest = 512

export function browserWords(userAgent = ''): string {
  const beginning = userAgent.slice(0, longest)
  const browser = nameIn(browsers, beginning) ?? 'A browser'
  const system = nameIn(systems, beginning)
  return system === undefined ? browser : `${browser} on ${system}`
}
