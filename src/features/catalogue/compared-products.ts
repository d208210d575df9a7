import { ComparedProduct, mostCompared } from '#src/stores/compare.ts'

export const comparedName = ({ catLabel, label }: { catLabel: string; label: string }) =>
  `${catLabel}/${label}`

/** The goods that an address names, each once, as many as are compared; `refused` is how many more it says. */
export function namedGoods(names: readonly string[] = []) {
  const different = [...new Set(names)]
  const named = different.filter((name) => ComparedProduct.safeParse(name).success).slice(0, mostCompared)
  const goods = named.map((name) => {
    const [catLabel = '', label = ''] = name.split('/')
    return { catLabel, label }
  })
  return { goods, refused: different.length - goods.length }
}
