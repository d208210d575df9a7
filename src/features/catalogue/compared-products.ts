import { ComparedProduct, mostCompared } from '#src/stores/compare.ts'

export const compareKey = ({ catLabel, label }: { catLabel: string; label: string }) => `${catLabel}/${label}`

/** The valid, distinct products of the `product` param, at most `mostCompared`; `refused` counts the rest. */
export function parseComparedProducts(names: readonly string[] = []) {
  const different = [...new Set(names)]
  const named = different.filter((name) => ComparedProduct.safeParse(name).success).slice(0, mostCompared)
  const addresses = named.map((name) => {
    const [catLabel = '', label = ''] = name.split('/')
    return { catLabel, label }
  })
  return { addresses, refused: different.length - addresses.length }
}
