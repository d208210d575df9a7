/** `measure` gives pixels, as `width` is. */
export type TextBox = { width: number; maxLines: number; measure: (text: string) => number }

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })
const charactersOf = (text: string) => Array.from(graphemes.segment(text), ({ segment }) => segment)

/** Parts of a word that is wider than a line; a word that fits is one part. */
function breakWord(word: string, { width, measure }: TextBox): string[] {
  if (measure(word) <= width) return [word]
  const parts = ['']
  for (const character of charactersOf(word)) {
    const last = parts.at(-1)!
    if (last === '' || measure(last + character) <= width) parts[parts.length - 1] = last + character
    else parts.push(character)
  }
  return parts
}

function fillLines(words: readonly string[], { width, measure }: TextBox): string[] {
  const lines: string[] = []
  for (const word of words) {
    const longer = `${lines.at(-1)} ${word}`
    if (lines.length > 0 && measure(longer) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/** Leaves out words, then letters of the only word, until the ellipsis fits. */
function ellipsize(line: string, box: TextBox): string {
  const kept = line.replace(/[\s\p{P}]+$/u, '')
  if (kept === '' || box.measure(`${kept}…`) <= box.width) return `${kept}…`
  const lastSpace = kept.lastIndexOf(' ')
  return ellipsize(lastSpace > 0 ? kept.slice(0, lastSpace) : charactersOf(kept).slice(0, -1).join(''), box)
}

/** The narrowest lines that are not more, so that no single word is left for the last one. */
function balance(words: readonly string[], lines: string[], box: TextBox): string[] {
  let balanced = lines
  for (let share = 0.96; share > 0.3; share -= 0.04) {
    const next = fillLines(words, { ...box, width: box.width * share })
    if (next.length > lines.length) return balanced
    balanced = next
  }
  return balanced
}

/** At most `maxLines` lines, none wider than `width`; where words are left out, the last line ends in an ellipsis. */
export function wrapText(text: string, box: TextBox): { lines: string[]; isWhole: boolean } {
  const words = text.split(' ').flatMap((word) => breakWord(word, box))
  const lines = fillLines(words, box)
  if (lines.length <= box.maxLines) return { lines: balance(words, lines, box), isWhole: true }
  const last = ellipsize(lines[box.maxLines - 1]!, box)
  return { lines: [...lines.slice(0, box.maxLines - 1), last], isWhole: false }
}
