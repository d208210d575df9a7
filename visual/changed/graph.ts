/** Who imports whom in a built Storybook; paths are from the root of the repository. */
export type ModuleGraph = ReadonlyMap<string, readonly string[]>

type Stats = { modules: { name: string; reasons: { moduleName: string }[] }[] }

const path = (name: string) => name.replace(/^\.\//, '').replace(/\?.*$/, '')

/** Reads `preview-stats.json`, as `storybook build --stats-json` writes it: importers by module. */
export function parseStats(text: string): ModuleGraph {
  const graph = new Map<string, string[]>()
  for (const { name, reasons } of (JSON.parse(text) as Stats).modules) {
    const importers = graph.get(path(name)) ?? []
    graph.set(path(name), [...importers, ...reasons.map(({ moduleName }) => path(moduleName))])
  }
  return graph
}

/** `file` and everything that imports it, on however long a way; a way ends at `tables`, which list and draw nothing. */
export function reachedFrom(
  graph: ModuleGraph,
  file: string,
  isTable: (file: string) => boolean = () => false,
): Set<string> {
  const reached = new Set<string>()
  const next = [file]
  for (let one = next.pop(); one !== undefined; one = next.pop()) {
    if (reached.has(one)) continue
    reached.add(one)
    if (one === file || !isTable(one)) next.push(...(graph.get(one) ?? []))
  }
  return reached
}
