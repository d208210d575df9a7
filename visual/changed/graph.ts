/** Importers by module; paths from the repository root. */
export type ModuleGraph = ReadonlyMap<string, readonly string[]>

type Stats = { modules: { name: string; reasons: { moduleName: string }[] }[] }

const path = (name: string) => name.replace(/^\.\//, '').replace(/\?.*$/, '')

/** Parses `preview-stats.json` of `storybook build --stats-json`. */
export function parseStats(text: string): ModuleGraph {
  const graph = new Map<string, string[]>()
  for (const { name, reasons } of (JSON.parse(text) as Stats).modules) {
    const importers = graph.get(path(name)) ?? []
    graph.set(path(name), [...importers, ...reasons.map(({ moduleName }) => path(moduleName))])
  }
  return graph
}

export function findDependents(
  graph: ModuleGraph,
  file: string,
  isTable: (file: string) => boolean = () => false,
): Set<string> {
  const reached = new Set<string>()
  const queue = [file]
  for (let one = queue.pop(); one !== undefined; one = queue.pop()) {
    if (reached.has(one)) continue
    reached.add(one)
    if (one === file || !isTable(one)) queue.push(...(graph.get(one) ?? []))
  }
  return reached
}
