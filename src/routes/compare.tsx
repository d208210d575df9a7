import { useQueries, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { createFileRoute, useRouter } from '@tanstack/react-router'
import type { ProductCard } from '#contracts/catalogue.ts'
import type { Product } from '#contracts/product.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { withTexts } from '#i18n/texts.ts'
import { AddOne } from '#src/features/checkout/AddOne/AddOne.tsx'
import { Compare } from '#src/features/catalogue/Compare/Compare.tsx'
import { parseCompareSearch } from '#src/features/catalogue/compare-search.ts'
import type { CompareSearch } from '#src/features/catalogue/compare-search.ts'
import { compareKey, parseComparedProducts } from '#src/features/catalogue/compared-products.ts'
import { isWithdrawn } from '#src/api/errors.ts'
import { toastError } from '#src/api/toast-error.ts'
import { productQuery } from '#src/features/catalogue/product-query.ts'
import { comparisonRemoved, comparisonReplaced, comparisonShown } from '#src/stores/compare.ts'
import { PageHead } from '#src/ui/PageHead/PageHead.tsx'

export const Route = createFileRoute('/compare')({
  validateSearch: parseCompareSearch,
  loaderDeps: ({ search: { product } }) => ({ product }),
  loader: async ({ context: { queryClient, texts }, deps, cause }) => {
    const { loadCompared, requireCompared } = await import('./-load-compared.ts')
    if (cause === 'enter') requireCompared(deps.product)
    return withTexts(texts('details'), loadCompared(queryClient, deps.product))
  },
  component: ComparePage,
})

const addressOf = ({ catLabel, label }: ProductCard) => ({ catLabel, label })

const addOne = ({ productItemId, title, stockLeft }: Product) => (
  <AddOne productItemId={productItemId} title={title} stockLeft={stockLeft} />
)

/** The URL decides what is compared; the stored choice follows as docs/decisions/025 says. */
function ComparePage() {
  const { LL } = useI18nContext()
  const router = useRouter()
  const queryClient = useQueryClient()
  const navigate = Route.useNavigate()
  const { product: names } = Route.useLoaderDeps()
  const loaded = Route.useLoaderData()
  /** Observed, so that they are read again when the worker's answer turns out to be old. */
  const answers = useQueries({
    queries: loaded.map((product) => ({ ...productQuery(addressOf(product)), initialData: product })),
  })
  const products = answers.filter(({ error }) => !isWithdrawn(error)).map(({ data }) => data)
  const withdrawn = loaded.filter((_, at) => isWithdrawn(answers[at]?.error)).map(compareKey)
  const shown = products.map(compareKey)
  const shownBefore = useRef(shown)
  const missing = [...new Set(names)].filter((name) => !shown.includes(name))
  const { differences } = Route.useSearch()
  const [isAdding, setAdding] = useState(false)

  useEffect(() => {
    withdrawn.forEach(comparisonRemoved)
    comparisonShown(shown, shownBefore.current)
    shownBefore.current = shown
  })

  const isPresent = (name: string) => !missing.includes(name)

  /** `change` gets the search of the navigation that may still be under way. */
  const go = (change: (search: CompareSearch) => CompareSearch) =>
    void navigate({
      search: (search: CompareSearch) => change({ ...search, product: search.product?.filter(isPresent) }),
      resetScroll: false,
    })

  function changeProducts(change: (now: string[]) => string[]) {
    const { product: now = [] } = parseCompareSearch(router.latestLocation.search)
    const product = parseComparedProducts(change(now.filter(isPresent))).map(compareKey)
    comparisonReplaced(product)
    go((search) => ({ ...search, product }))
  }

  /** Reads it first: a loader that fails would replace the table by the error. */
  function add(product: ProductCard) {
    const { pathname } = router.latestLocation
    const isElsewhere = () => router.latestLocation.pathname !== pathname
    setAdding(true)
    void queryClient
      .ensureQueryData(productQuery(addressOf(product)))
      .then(() => isElsewhere() || changeProducts((now) => [...now, compareKey(product)]), toastError(LL))
      .finally(() => setAdding(false))
  }

  return (
    <div className="container">
      <PageHead title={LL.details.compare.title()} description={LL.details.compare.text()} />
      <Compare
        products={products}
        missingCount={missing.length}
        onlyDifferences={differences ?? false}
        isAdding={isAdding}
        renderAddButton={addOne}
        onOnlyDifferences={(only) => go((search) => ({ ...search, differences: only || undefined }))}
        onAdd={add}
        onRemove={(product) => changeProducts((now) => now.filter((name) => name !== compareKey(product)))}
      />
    </div>
  )
}
