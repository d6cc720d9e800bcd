// Checks the types as `tsc` does, prints what that took, and fails beyond a bound on what the compiler counts, for `make check`.
import ts from 'typescript'

/** Equal on every machine, unlike seconds and memory. Each is a tenth above the count when it was set: raise it only for what is worth it. */
const most = { instantiations: 1_120_000, types: 315_000 }

const host = {
  ...ts.sys,
  getCanonicalFileName: (name: string) => name,
  getNewLine: () => '\n',
  onUnRecoverableConfigFileDiagnostic: ({ messageText }: ts.Diagnostic) => {
    throw new Error(ts.flattenDiagnosticMessageText(messageText, '\n'))
  },
}
const { fileNames, options } = ts.getParsedCommandLineOfConfigFile('tsconfig.json', undefined, host)!
const program = ts.createProgram(fileNames, options)
const faults = ts.getPreEmitDiagnostics(program)
process.stdout.write(ts.formatDiagnosticsWithColorAndContext(faults, host))

const counted = { instantiations: program.getInstantiationCount(), types: program.getTypeCount() }
const { user, system } = process.cpuUsage()
const taken = [
  ...Object.entries(counted).map(([name, count]) => `${count.toLocaleString('en')} ${name}`),
  `${((user + system) / 1e6).toFixed(1)} s`,
  `${Math.round(process.resourceUsage().maxRSS / 1024)} MB`,
]
console.log(`The compiler took ${taken.join(', ')}.`)
const over = (['instantiations', 'types'] as const).filter((name) => counted[name] > most[name])
for (const name of over)
  console.log(`That is more than ${most[name].toLocaleString('en')} ${name}: find what is dear with tsc --generateTrace.`)
process.exitCode = faults.length + over.length > 0 ? 1 : 0
