// Code samples, coloured.
import { escape, Html } from '../shell/html.ts'

const keywords =
  'async await class const def else false final for from if import in let new null of print public return static String throws true try var void while with'
const comment: Record<string, string> = { sh: '#[^\\n]*', python: '#[^\\n]*', json: '(?!)' }
const token = (language: string) =>
  new RegExp(
    `(?<comment>(?<![^\\s])${comment[language] ?? '//[^\\n]*'})|(?<string>"(?:[^"\\\\\\n]|\\\\.)*"|'(?:[^'\\\\\\n]|\\\\.)*'|\`[^\`]*\`)|(?<key>\\b(?:${keywords.replaceAll(' ', '|')})\\b)`,
    'g',
  )

/** A block of code, coloured where its language is known. It can be reached by keyboard, because it may scroll. */
export function code(text: string, language = '', label = 'Code'): Html {
  const known = ['sh', 'ts', 'js', 'python', 'java', 'json'].includes(language)
  const shown = known ? coloured(text, language) : escape(text)
  return new Html(`<pre tabindex="0" role="group" aria-label="${escape(label)}"><code>${shown}</code></pre>`)
}

function coloured(text: string, language: string): string {
  let shown = ''
  let end = 0
  for (const match of text.matchAll(token(language))) {
    const [kind] = Object.entries(match.groups ?? {}).find(([, found]) => found !== undefined) ?? ['']
    // Shell has other words, and they are often file names.
    const plain = kind === 'key' && (language === 'sh' || (language === 'json' && !/^(true|false|null)$/.test(match[0])))
    shown += escape(text.slice(end, match.index))
    shown += plain ? escape(match[0]) : `<span class="${kind}">${escape(match[0])}</span>`
    end = match.index + match[0].length
  }
  return shown + escape(text.slice(end))
}
