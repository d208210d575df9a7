/** Damerau–Levenshtein distance ≤ `letters`. Skipping the common prefix rejects most of a vocabulary at once. */
export function isWithinEditDistance(one: string, other: string, letters: number): boolean {
  if (Math.abs(one.length - other.length) > letters) return false
  let at = 0
  while (at < one.length && one[at] === other[at]) at++
  if (at === one.length) return other.length - at <= letters
  if (letters === 0) return false
  const rest = (skipped: number, skippedOfOther: number) =>
    isWithinEditDistance(one.slice(at + skipped), other.slice(at + skippedOfOther), letters - 1)
  const isSwapped = one[at] === other[at + 1] && one[at + 1] === other[at]
  return rest(1, 1) || rest(1, 0) || rest(0, 1) || (isSwapped && rest(2, 2))
}
