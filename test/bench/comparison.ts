// Measures runners in turn: each round runs every runner once, so that other load on the machine affects them all.

/**
 * The result of one turn: seconds, requests a second, MB. CPU is per request: `cpu` for the server's own processes, `databaseCpu` for
 * the database. `held` is the share of what was allocated that survived its scavenge.
 */
export type Sample = {
  readonly perSecond?: number
  readonly cpu?: number
  readonly databaseCpu?: number
  readonly memory?: number | undefined
  readonly start?: number
  readonly held?: number
}
export type Runner = { readonly name: string; readonly measure: (seconds: number) => Promise<Sample> }
/** The samples of one round, by the runner's name. */
type Round = ReadonlyMap<string, Sample>

/** Ours against others, or, with `axis`, runners along an axis against the first of them, which is `ours`. */
export type Comparison = {
  /** The name of the case in the results. */
  readonly name: string
  /** The request, in words. */
  readonly what: string
  readonly ours: Runner
  readonly others: readonly Runner[]
  /** The quantity that increases from runner to runner. The runners' names are numbers. */
  readonly axis?: string
  /** The maximum number of rounds. */
  readonly rounds?: number
}

export const metrics = {
  cpu: ({ cpu }: Sample) => cpu,
  total: ({ cpu, databaseCpu }: Sample) => (cpu === undefined || databaseCpu === undefined ? undefined : cpu + databaseCpu),
  throughput: ({ perSecond }: Sample) => perSecond,
  memory: ({ memory }: Sample) => memory,
  start: ({ start }: Sample) => start,
  held: ({ held }: Sample) => held,
  database: ({ databaseCpu }: Sample) => databaseCpu,
}
export type Metric = keyof typeof metrics

/** Ours divided by theirs: the median of the rounds' ratios, and, as `spread`, half of their interquartile range. */
export type Ratio = { readonly ratio: number; readonly spread: number }
type ByMetric<Value> = Readonly<Partial<Record<Metric, Value>>>
/** The result of a comparison. `medians` are in the units of `Sample`; along an axis, each ratio divides a point by the first point. */
export type Measured = Pick<Comparison, 'name' | 'what' | 'axis'> & {
  readonly ours: string
  readonly others: readonly string[]
  readonly rounds: number
  readonly medians: Readonly<Record<string, ByMetric<number>>>
  readonly ratios: Readonly<Record<string, ByMetric<Ratio>>>
}

/** The length of the warm-up, in turns: code that is not compiled yet costs several times as much. */
const warmUp = 2

/** Runs one longer turn of each runner to warm up, then the rounds. */
export async function measure(comparison: Comparison, wanted: { readonly rounds: number; readonly seconds: number }): Promise<Measured> {
  const { name, axis, ours, others } = comparison
  const runners = [ours, ...others]
  const count = Math.min(wanted.rounds, comparison.rounds ?? wanted.rounds)
  const rounds: Round[] = []
  // The order is reversed in every other round, so that what one runner leaves behind does not always affect the same runner.
  const orders = [runners, runners.toReversed()] as const
  for (let round = 0; round <= count; round++) {
    const minute = new Date().toISOString().slice(11, 16)
    console.log(`${minute} ${name}: ${round === 0 ? 'warming up' : `round ${round} of ${count}`}`)
    const samples = new Map<string, Sample>()
    for (const runner of orders[(round % 2) as 0 | 1])
      samples.set(runner.name, await runner.measure(round === 0 ? warmUp * wanted.seconds : wanted.seconds))
    if (round > 0) rounds.push(samples)
  }
  return {
    name,
    what: comparison.what,
    ...(axis !== undefined && { axis }),
    ours: ours.name,
    others: others.map((one) => one.name),
    rounds: count,
    medians: Object.fromEntries(runners.map((runner) => [runner.name, byMetric((metric) => medianOf(rounds, runner.name, metric))])),
    ratios: Object.fromEntries(
      others.map((other) => {
        const [mine, theirs] = axis === undefined ? [ours.name, other.name] : [other.name, ours.name]
        return [other.name, byMetric((metric) => ratioOf(rounds, mine, theirs, metric))]
      }),
    ),
  }
}

const byMetric = <Value>(of: (metric: Metric) => Value | undefined): ByMetric<Value> =>
  Object.fromEntries(
    (Object.keys(metrics) as Metric[]).flatMap((metric) => {
      const value = of(metric)
      return value === undefined ? [] : [[metric, value]]
    }),
  )

function ratioOf(rounds: readonly Round[], mine: string, theirs: string, metric: Metric): Ratio | undefined {
  const ratios = rounds.flatMap((round) => {
    const [above, below] = [valueIn(round, mine, metric), valueIn(round, theirs, metric)]
    return above && below ? [above / below] : []
  })
  if (ratios.length === 0) return undefined
  return { ratio: rounded(quantile(ratios, 0.5)), spread: rounded((quantile(ratios, 0.75) - quantile(ratios, 0.25)) / 2) }
}

function medianOf(rounds: readonly Round[], runner: string, metric: Metric): number | undefined {
  const values = rounds.flatMap((round) => valueIn(round, runner, metric) ?? [])
  return values.length > 0 ? Number(quantile(values, 0.5).toPrecision(4)) : undefined
}

const valueIn = (round: Round, runner: string, metric: Metric) => metrics[metric](round.get(runner) as Sample)
const rounded = (value: number) => Math.round(value * 1000) / 1000

function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  const at = (sorted.length - 1) * part
  const below = sorted[Math.floor(at)] as number
  return below + ((sorted[Math.ceil(at)] as number) - below) * (at % 1)
}

/** Formats a point of an axis. */
export const shown = (count: string) => Number(count).toLocaleString('en')
