/** A difference in one shot, and what may have caused it, by a key that other shots share. */
export type Evidence = { shot: string; causes: readonly string[] }

/**
 * The fewest causes that explain all evidence, by shot: the cause of most evidence is taken first.
 * Of causes that explain as much, the one that an evidence names first wins.
 */
export function explain(evidence: readonly Evidence[]): Map<string, Set<string>> {
  const explained = new Map<string, Set<string>>()
  let open = evidence.filter(({ causes }) => causes.length > 0)
  while (open.length > 0) {
    const counts = new Map<string, number>()
    for (const { causes } of open) for (const cause of causes) counts.set(cause, (counts.get(cause) ?? 0) + 1)
    const most = Math.max(...counts.values())
    const [cause] = [...counts].find(([, count]) => count === most)!
    for (const one of open)
      if (one.causes.includes(cause))
        explained.set(one.shot, (explained.get(one.shot) ?? new Set()).add(cause))
    open = open.filter(({ causes }) => !causes.includes(cause))
  }
  return explained
}
