export type Fact = { title: string; value: string }

/** One value for each of the goods; null where nothing is said of it. */
export type CompareRow = { title: string; values: (string | null)[]; differs: boolean }

/** What is told of the goods, a row for each title, in the order in which the titles first come. */
export function joinRows(goods: readonly (readonly Fact[])[]): CompareRow[] {
  const titles = new Set(goods.flatMap((facts) => facts.map(({ title }) => title)))
  return [...titles].map((title) => {
    const values = goods.map((facts) => valueOf(facts, title))
    return { title, values, differs: new Set(values).size > 1 }
  })
}

/** A title that is told twice of one product says both. */
function valueOf(facts: readonly Fact[], title: string): string | null {
  const values = facts.filter((fact) => fact.title === title && fact.value !== '').map(({ value }) => value)
  return values.length > 0 ? values.join(' · ') : null
}
