// Measuring in turns: each round asks every runner once, so that what the machine does meanwhile meets all of them.

/** What one turn of a runner gave: seconds, requests a second, MB. CPU is for one request: `cpu` that of the server's own processes, `databaseCpu` that of the database. */
export type Sample = {
  readonly perSecond?: number
  readonly cpu?: number
  readonly databaseCpu?: number
  readonly memory?: number | undefined
  readonly start?: number
}
export type Runner = { readonly name: string; readonly measure: (seconds: number) => Promise<Sample> }
/** One round: what was measured, by the runner's name. */
export type Round = ReadonlyMap<string, Sample>

/** Ours against others, or, with `axis`, runners along an axis against the first of them, which is `ours`. */
export type Comparison = {
  /** The case's, as the results name it. */
  readonly name: string
  /** What is asked for. */
  readonly what: string
  readonly ours: Runner
  readonly others: readonly Runner[]
  /** Of what the runners have more and more. Their names are numbers. */
  readonly axis?: string
  /** At most so many rounds. */
  readonly rounds?: number
}
export type Measured = Pick<Comparison, 'name' | 'what' | 'axis'> & {
  readonly ours: string
  readonly others: readonly string[]
  readonly rounds: readonly Round[]
}

/** How many times a turn's length warms a runner up: code that is not compiled yet costs several times as much. */
const warmUp = 3

/** One longer turn each to warm up, then the rounds. */
export async function measure(comparison: Comparison, wanted: { readonly rounds: number; readonly seconds: number }): Promise<Measured> {
  const { name, what, axis, ours, others } = comparison
  const runners = [ours, ...others]
  const count = Math.min(wanted.rounds, comparison.rounds ?? wanted.rounds)
  const rounds: Round[] = []
  // Whatever one runner leaves to the next, it leaves to another in every other round.
  const orders = [runners, runners.toReversed()] as const
  for (let round = 0; round <= count; round++) {
    console.log(round === 0 ? `${name}: warming up` : `${name}: round ${round} of ${count}`)
    const samples = new Map<string, Sample>()
    for (const runner of orders[(round % 2) as 0 | 1])
      samples.set(runner.name, await runner.measure(round === 0 ? warmUp * wanted.seconds : wanted.seconds))
    if (round > 0) rounds.push(samples)
  }
  return { name, what, ...(axis !== undefined && { axis }), ours: ours.name, others: others.map((one) => one.name), rounds }
}

export const metrics = {
  cpu: ({ cpu }: Sample) => cpu,
  total: ({ cpu, databaseCpu }: Sample) => (cpu === undefined || databaseCpu === undefined ? undefined : cpu + databaseCpu),
  throughput: ({ perSecond }: Sample) => perSecond,
  memory: ({ memory }: Sample) => memory,
  start: ({ start }: Sample) => start,
}
export type Metric = keyof typeof metrics
/** Ours divided by theirs: of the rounds' ratios the median, and as `spread` half of what the middle half of them covers. */
export type Line = {
  readonly case: string
  readonly against: string
  readonly metric: Metric
  readonly ratio: number
  readonly spread: number
}

export function linesOf({ name, axis, ours, others, rounds }: Measured): Line[] {
  return others.flatMap((other) =>
    (Object.keys(metrics) as Metric[]).flatMap((metric) => {
      const [mine, theirs] = axis === undefined ? [ours, other] : [other, ours]
      const ratios = rounds.flatMap((round) => {
        const [above, below] = [valueIn(round, mine, metric), valueIn(round, theirs, metric)]
        return above && below ? [above / below] : []
      })
      if (ratios.length === 0) return []
      const spread = (quantile(ratios, 0.75) - quantile(ratios, 0.25)) / 2
      const at =
        axis === undefined
          ? { case: name, against: other }
          : { case: `${name}: ${shown(other)} ${axis}`, against: `${shown(ours)} ${axis}` }
      return [{ ...at, metric, ratio: rounded(quantile(ratios, 0.5)), spread: rounded(spread) }]
    }),
  )
}

/** The median of a runner's own values, in the unit of its samples. */
export function medianOf({ rounds }: Measured, runner: string, metric: Metric): number | undefined {
  const values = rounds.flatMap((round) => valueIn(round, runner, metric) ?? [])
  return values.length > 0 ? quantile(values, 0.5) : undefined
}

/** The median of what the database takes for a request of ours, in seconds. */
export function databaseCpuOf({ rounds, ours }: Measured): number | undefined {
  const values = rounds.flatMap((round) => (round.get(ours) as Sample).databaseCpu ?? [])
  return values.length > 0 ? quantile(values, 0.5) : undefined
}

export const shown = (count: string) => Number(count).toLocaleString('en')

const valueIn = (round: Round, runner: string, metric: Metric) => metrics[metric](round.get(runner) as Sample)
const rounded = (value: number) => Math.round(value * 100) / 100

function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  const at = (sorted.length - 1) * part
  const below = sorted[Math.floor(at)] as number
  return below + ((sorted[Math.ceil(at)] as number) - below) * (at % 1)
}
