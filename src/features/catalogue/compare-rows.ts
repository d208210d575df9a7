export type Fact = { title: string; value: string }

export type CompareRow = { title: string; values: (string | null)[]; differs: boolean }

export function compareRows(products: readonly (readonly Fact[])[]): CompareRow[] {
  const titles = new Set(products.flatMap((facts) => facts.map(({ title }) => title)))
  return [...titles].map((title) => {
    const values = products.map((facts) => valueOf(facts, title))
    return { title, values, differs: new Set(values).size > 1 }
  })
}

function valueOf(facts: readonly Fact[], title: string): string | null {
  const values = facts.filter((fact) => fact.title === title && fact.value !== '').map(({ value }) => value)
  return values.length > 0 ? values.join(' · ') : null
}
