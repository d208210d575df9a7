import { ComparedProduct, mostCompared } from '#src/stores/compare.ts'

export const compareKey = ({ catLabel, label }: { catLabel: string; label: string }) => `${catLabel}/${label}`

/** The valid, distinct products of the `product` param, at most `mostCompared`. */
export function parseComparedProducts(names: readonly string[] = []) {
  const valid = [...new Set(names)].filter((name) => ComparedProduct.safeParse(name).success)
  return valid.slice(0, mostCompared).map((name) => {
    const [catLabel = '', label = ''] = name.split('/')
    return { catLabel, label }
  })
}
