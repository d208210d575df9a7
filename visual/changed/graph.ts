/** Importers by module; paths from the repository root. */
export type ModuleGraph = ReadonlyMap<string, readonly string[]>

type Stats = { modules: readonly StatsModule[] }

/** `moduleName`: null of what webpack begins with; it joins `modules` into one. */
type StatsModule = {
  name: string
  reasons?: readonly { moduleName: string | null }[]
  modules?: readonly StatsModule[]
}

/** Of webpack, `loader!./Badge.css` and `./Badge.tsx + 2 modules`. */
const path = (name: string) =>
  name
    .split('!')
    .at(-1)!
    .replace(/^\.\//, '')
    .replace(/\?.*$| \+ \d+ modules$/, '')

/** Parses `preview-stats.json` of `storybook build --stats-json`, of Vite or of webpack. */
export function parseStats(text: string): ModuleGraph {
  const graph = new Map<string, string[]>()
  function add({ name, reasons = [], modules = [] }: StatsModule) {
    const importers = reasons.flatMap(({ moduleName }) => (moduleName === null ? [] : path(moduleName)))
    graph.set(path(name), [...(graph.get(path(name)) ?? []), ...importers])
    modules.forEach(add)
  }
  ;(JSON.parse(text) as Stats).modules.forEach(add)
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
