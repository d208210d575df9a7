/** Splits at semicolons outside of parentheses and quotes. */
function splitDeclarations(css: string): string[] {
  return css.match(/(?:"[^"]*"|'[^']*'|\((?:"[^"]*"|'[^']*'|[^()"']|\([^()]*\))*\)|[^;"'(])+/g) ?? []
}

function declarationsOf(css: string): Map<string, string> {
  return new Map(
    splitDeclarations(css).flatMap((one): [string, string][] => {
      const colon = one.indexOf(':')
      return colon < 0 ? [] : [[one.slice(0, colon).trim(), one.slice(colon + 1).trim()]]
    }),
  )
}

/** Null where the property is not declared. */
type DeclarationChange = { property: string; before: string | null; after: string | null }

export function declarationChanges(before: string, after: string): DeclarationChange[] {
  const [was, is] = [declarationsOf(before), declarationsOf(after)]
  return [...new Set([...was.keys(), ...is.keys()])]
    .filter((property) => was.get(property) !== is.get(property))
    .map((property) => ({
      property,
      before: was.get(property) ?? null,
      after: is.get(property) ?? null,
    }))
}

/** `font-weight: 700 → 800`; a missing value is `none`. */
export const describeDeclarations = (before: string, after: string): string[] =>
  declarationChanges(before, after).map(
    (change) => `${change.property}: ${change.before ?? 'none'} → ${change.after ?? 'none'}`,
  )
