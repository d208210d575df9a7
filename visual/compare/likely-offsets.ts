/** A pair of rows that occurs more often says nothing about its origin. */
const maxOccurrences = 8

/** Rows × offsets²: some 20 ms. */
const maxWork = 4_000_000

function edgesOf(lines: Int32Array): Map<string, number[]> {
  const edges = new Map<string, number[]>()
  for (let line = 1; line < lines.length; line++) {
    if (lines[line] === lines[line - 1]) continue
    const edge = `${lines[line - 1]} ${lines[line]}`
    const places = edges.get(edge)
    if (places) places.push(line)
    else edges.set(edge, [line])
  }
  return edges
}

/** How far rows may have moved (row before − row after), ascending; contains 0 and the difference of the heights. */
export function likelyOffsets(before: Int32Array, after: Int32Array): number[] {
  const votes = new Map<number, number>()
  const edgesBefore = edgesOf(before)
  for (const [edge, placesAfter] of edgesOf(after)) {
    const placesBefore = edgesBefore.get(edge) ?? []
    const pairs = placesBefore.length * placesAfter.length
    if (placesBefore.length > maxOccurrences || placesAfter.length > maxOccurrences) continue
    for (const one of placesBefore)
      for (const other of placesAfter) votes.set(one - other, (votes.get(one - other) ?? 0) + 1 / pairs)
  }
  const maxOffsets = Math.max(1, Math.min(32, Math.floor(Math.sqrt(maxWork / (after.length + 1)))))
  const bestVoted = [...votes]
    .sort(([a, votesA], [b, votesB]) => votesB - votesA || a - b)
    .slice(0, maxOffsets)
  const offsets = new Set([0, before.length - after.length, ...bestVoted.map(([offset]) => offset)])
  return [...offsets].sort((a, b) => a - b)
}
