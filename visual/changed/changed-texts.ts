import { longestCommon } from '../compare/longest-common.ts'

/** Parts of texts as `folded` returns them. */
export type ChangedTexts = { gone: string[]; came: string[] }

const structure = /^\s*(?:(?:[\w$]+|'[^']*'|"[^"]*")\s*:)?\s*(?:\{|\},?)?\s*$/
const literal =
  /^\s*(?:(?:[\w$]+|'[^']*'|"[^"]*")\s*:)?\s*(?<quote>['"`])(?<text>(?:\\.|(?!\k<quote>)[^\\])*)\k<quote>\s*,?\s*$/
/** Placeholders, plurals, escapes and digits, which are shown as something else. */
const variable = /\{\{[^}]*\}\}|\{[^}]*\}|\\(?:u[\da-f]{4}|u\{[\da-f]+\}|x[\da-f]{2}|.)|\p{Nd}+/giu
const recognizable = /(?:[\p{L}].*){3}/u

export const folded = (text: string) =>
  text
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase()

/** The longest part of the text of a line; empty for a line without a text, null if it may be shown as anything. */
function partOf(line: string): string | null {
  if (structure.test(line)) return ''
  const { text, quote } = literal.exec(line)?.groups ?? {}
  if (text === undefined || (quote === '`' && text.includes('${'))) return null
  const parts = text.split(variable).map(folded)
  const longest = parts.reduce((most, part) => (part.length > most.length ? part : most), '')
  return recognizable.test(longest) ? longest : null
}

/** What became of the texts of a dictionary, a module of string literals; null if other code changed as well. */
export function changedTexts(before: string, after: string): ChangedTexts | null {
  const [was, is] = [before.split('\n'), after.split('\n')]
  const common = longestCommon(was, is)
  const [kept, keptNow] = [new Set(common.map(([at]) => at)), new Set(common.map(([, at]) => at))]
  const gone = was.filter((_, at) => !kept.has(at)).map(partOf)
  const came = is.filter((_, at) => !keptNow.has(at)).map(partOf)
  const isKnown = (part: string | null) => part !== null
  if (!gone.every(isKnown) || !came.every(isKnown)) return null
  return { gone: gone.filter(Boolean), came: came.filter(Boolean) }
}
