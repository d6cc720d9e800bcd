// spindle completion: prints a script with which a shell completes the words of commands.
import { localCommand, type Declared } from '../command.ts'

export const completionCommand = localCommand({
  name: 'completion',
  summary: 'prints a script with which a shell completes commands and options',
  options: { shell: { value: '<shell>', operand: true, required: true, oneOf: ['bash', 'zsh'], summary: 'the shell' } },
  notes: ['Add this line to ~/.bashrc, or to ~/.zshrc with zsh instead of bash:', '  source <(spindle completion bash)'],
  run: async ({ shell }, { commands }) => {
    const script = scriptFor(shell, commands)
    return { said: script, data: { script } }
  },
})

function scriptFor(shell: 'bash' | 'zsh', commands: readonly Declared[]): string {
  const families = Map.groupBy(commands, ({ name }) => name.split(' ')[0]!)
  const cases = [...families].flatMap(([noun, family]) => {
    const verbs = family.flatMap(({ name }) => name.split(' ')[1] ?? [])
    return [...(verbs.length > 0 ? [`'${noun}') found='${verbs.join(' ')}' ;;`] : []), ...family.map(caseOf)]
  })
  return [
    ...(shell === 'zsh' ? ['autoload -U +X compinit && compinit', 'autoload -U +X bashcompinit && bashcompinit'] : []),
    '_spindle() {',
    '  local words="${COMP_WORDS[*]:1:COMP_CWORD-1}" found=',
    '  case "$words" in',
    `    '') found='${[...families.keys()].join(' ')}' ;;`,
    ...cases.map((line) => `    ${line}`),
    '  esac',
    '  COMPREPLY=($(compgen -W "$found" -- "${COMP_WORDS[COMP_CWORD]}"))',
    '}',
    'complete -F _spindle spindle',
  ].join('\n')
}

function caseOf({ name, options }: Declared): string {
  const flags = Object.keys(options).filter((option) => !('operand' in options[option]!))
  return `'${name}' | '${name} '*) found='${[...flags, 'json', 'env-file', 'help'].map((flag) => `--${flag}`).join(' ')}' ;;`
}
