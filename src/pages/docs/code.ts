// Renders code samples with syntax highlighting.
import { escape, Html } from '../shell/html.ts'

const keywords =
  'async await class const def defer echo else false final for foreach from func function if import in let new nil null of package print public return static String throw throws true try var void while with'
const comment: Record<string, string> = { sh: '#[^\\n]*', python: '#[^\\n]*', json: '(?!)' }
const token = (language: string) =>
  new RegExp(
    `(?<comment>(?<![^\\s])${comment[language] ?? '//[^\\n]*'})|(?<string>"(?:[^"\\\\\\n]|\\\\.)*"|'(?:[^'\\\\\\n]|\\\\.)*'|\`[^\`]*\`)|(?<key>\\b(?:${keywords.replaceAll(' ', '|')})\\b)`,
    'g',
  )

/** Renders a block of code, highlighted if its language is known. It can take keyboard focus, because it may scroll. */
export function code(text: string, language = '', label = 'Code'): Html {
  const known = ['sh', 'ts', 'js', 'python', 'java', 'go', 'php', 'json'].includes(language)
  const shown = known ? coloured(text, language) : escape(text)
  return new Html(`<pre tabindex="0" role="group" aria-label="${escape(label)}"><code>${shown}</code></pre>`)
}

function coloured(text: string, language: string): string {
  let shown = ''
  let end = 0
  for (const match of text.matchAll(token(language))) {
    const [kind] = Object.entries(match.groups ?? {}).find(([, found]) => found !== undefined) ?? ['']
    // Shell does not have these keywords, which are often file names there.
    const plain = kind === 'key' && (language === 'sh' || (language === 'json' && !/^(true|false|null)$/.test(match[0])))
    shown += escape(text.slice(end, match.index))
    shown += plain ? escape(match[0]) : `<span class="${kind}">${escape(match[0])}</span>`
    end = match.index + match[0].length
  }
  return shown + escape(text.slice(end))
}
