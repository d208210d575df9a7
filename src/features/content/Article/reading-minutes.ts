const wordsAMinute = 180

/** How long the text of a piece of HTML takes to read, in whole minutes, at least one. */
export function readingMinutes(html: string): number {
  const words = html
    .replace(/<[^>]*>/g, ' ')
    .split(/\s+/)
    .filter(Boolean)
  return Math.max(1, Math.round(words.length / wordsAMinute))
}
