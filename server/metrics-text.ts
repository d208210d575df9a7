type Sample = { suffix?: string; labels: Record<string, string | number>; value: number }

/** A metric with its series, as Prometheus groups them. */
export type MetricFamily = {
  name: string
  help: string
  type: 'counter' | 'gauge' | 'histogram'
  samples: Sample[]
}

const escaped = (value: string | number) =>
  String(value).replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')

function lineOf(name: string, { suffix = '', labels, value }: Sample): string {
  const pairs = Object.entries(labels).map(([label, text]) => `${label}="${escaped(text)}"`)
  return `${name}${suffix}${pairs.length > 0 ? `{${pairs.join(',')}}` : ''} ${value}`
}

/** Prometheus' text format, version 0.0.4. */
export function metricsText(families: readonly MetricFamily[]): string {
  const lines = families.flatMap(({ name, help, type, samples }) => [
    `# HELP ${name} ${help}`,
    `# TYPE ${name} ${type}`,
    ...samples.map((sample) => lineOf(name, sample)),
  ])
  return `${lines.join('\n')}\n`
}

/** Series of several workers, each under the name of its worker. */
export function joinFamilies(ofWorkers: Readonly<Record<string, readonly MetricFamily[]>>): MetricFamily[] {
  const joined = new Map<string, MetricFamily>()
  for (const [worker, families] of Object.entries(ofWorkers))
    for (const family of families) {
      const known = joined.get(family.name) ?? { ...family, samples: [] }
      const own = family.samples.map((sample) => ({ ...sample, labels: { ...sample.labels, worker } }))
      joined.set(family.name, { ...known, samples: [...known.samples, ...own] })
    }
  return [...joined.values()]
}
