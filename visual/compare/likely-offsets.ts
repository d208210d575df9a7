/** A pair of lines seen more often than this tells nothing of where it went. */
const mostOften = 8

/** Lines × offsets² that may be tried: some 20 ms. */
const mostWork = 4_000_000

/** Where each pair of unlike neighbours stands: text, borders and edges, not the blank between them. */
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

/** How far lines of the picture after may have moved (line before − line after), ascending; 0 and the end's are there. */
export function likelyOffsets(before: Int32Array, after: Int32Array): number[] {
  const votes = new Map<number, number>()
  const edgesBefore = edgesOf(before)
  for (const [edge, placesAfter] of edgesOf(after)) {
    const placesBefore = edgesBefore.get(edge) ?? []
    const pairs = placesBefore.length * placesAfter.length
    if (placesBefore.length > mostOften || placesAfter.length > mostOften) continue
    for (const one of placesBefore)
      for (const other of placesAfter) votes.set(one - other, (votes.get(one - other) ?? 0) + 1 / pairs)
  }
  const most = Math.max(1, Math.min(32, Math.floor(Math.sqrt(mostWork / (after.length + 1)))))
  const elected = [...votes].sort(([a, votesA], [b, votesB]) => votesB - votesA || a - b).slice(0, most)
  const offsets = new Set([0, before.length - after.length, ...elected.map(([offset]) => offset)])
  return [...offsets].sort((a, b) => a - b)
}
