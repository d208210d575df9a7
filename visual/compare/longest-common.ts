/** Positions of a longest common subsequence. */
export function longestCommon(one: readonly string[], other: readonly string[]): [number, number][] {
  // Skips the equal start: the algorithm below is quadratic.
  let head = 0
  while (head < one.length && one[head] === other[head]) head++
  const rest = longestCommonOfRest(one.slice(head), other.slice(head))
  return [
    ...Array.from({ length: head }, (_, at): [number, number] => [at, at]),
    ...rest.map(([i, j]): [number, number] => [i + head, j + head]),
  ]
}

function longestCommonOfRest(one: readonly string[], other: readonly string[]): [number, number][] {
  const lengths = Array.from({ length: one.length + 1 }, () =>
    Array.from({ length: other.length + 1 }, () => 0),
  )
  for (let i = one.length - 1; i >= 0; i--)
    for (let j = other.length - 1; j >= 0; j--)
      lengths[i]![j] =
        one[i] === other[j] ? lengths[i + 1]![j + 1]! + 1 : Math.max(lengths[i + 1]![j]!, lengths[i]![j + 1]!)
  const pairs: [number, number][] = []
  for (let [i, j] = [0, 0]; i < one.length && j < other.length;)
    if (one[i] === other[j]) pairs.push([i++, j++])
    else if (lengths[i + 1]![j]! >= lengths[i]![j + 1]!) i++
    else j++
  return pairs
}
