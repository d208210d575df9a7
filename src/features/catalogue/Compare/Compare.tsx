import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { Suspense, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import type { Product, ProductCard } from '#contracts/catalogue.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { mostCompared } from '#src/stores/compare.ts'
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx'
import { IconPlus } from '#src/ui/icons.ts'
import { lazyOptional } from '#src/ui/lazy-optional.ts'
import { CompareTable } from '../CompareTable/CompareTable.tsx'
import { joinRows } from '../compare-rows.ts'
import { factsOf } from '../facts-of.ts'
import classes from './Compare.module.css'

const AddAnother = lazyOptional(() => import('../AddAnother/AddAnother.tsx'))

type Props = {
  products: readonly Product[]
  /** How many that the address speaks of are not among them. */
  dropped: number
  onlyDifferences: boolean
  /** The button that puts a product into the basket; the page hands it in. */
  add: (product: Product) => ReactNode
  onOnlyDifferences: (only: boolean) => void
  onAdd: (product: ProductCard) => void
  onRemove: (product: Product) => void
}

export function Compare({
  products,
  dropped,
  onlyDifferences,
  add,
  onOnlyDifferences,
  onAdd,
  onRemove,
}: Props) {
  const { LL, locale } = useI18nContext()
  const text = LL.details.compare
  const [adding, setAdding] = useState<'unused' | 'open' | 'closed'>('unused')
  const head = useRef<HTMLHeadingElement>(null)
  const rows = joinRows(products.map((product) => factsOf(product, LL, locale)))
  const canDiffer = products.length > 1
  const shown = onlyDifferences && canDiffer ? rows.filter(({ differs }) => differs) : rows

  /** The button that was pressed goes with its column; the heading is what stays. */
  function remove(product: Product) {
    onRemove(product)
    head.current?.focus()
  }

  return (
    <div className={classes.page}>
      <h1 ref={head} tabIndex={-1} className={classes.title}>
        {text.title()}
      </h1>
      {dropped > 0 && (
        <p role="status" className={classes.dropped}>
          {text.dropped({ count: dropped })}
        </p>
      )}
      {products.length === 0 ? (
        <EmptyState drawing="thread" titleTag="h2" title={text.empty()} text={text.emptyText()}>
          <Button size="md" renderRoot={(props) => <Link to="/search" {...props} />}>
            {text.browse()}
          </Button>
        </EmptyState>
      ) : (
        <>
          <div className={classes.tools}>
            {canDiffer ? (
              <label className={classes.only}>
                <input
                  type="checkbox"
                  role="switch"
                  aria-checked={onlyDifferences}
                  checked={onlyDifferences}
                  onChange={({ currentTarget }) => onOnlyDifferences(currentTarget.checked)}
                />
                {text.only()}
              </label>
            ) : (
              <p className={classes.hint}>{text.alone()}</p>
            )}
            {products.length < mostCompared && (
              <Button
                variant="default"
                h={44}
                leftSection={<IconPlus size={18} aria-hidden />}
                aria-haspopup="dialog"
                onClick={() => setAdding('open')}
              >
                {text.another()}
              </Button>
            )}
          </div>
          <CompareTable products={products} rows={shown} add={add} onRemove={remove} />
          {shown.length === 0 && <p className={classes.hint}>{text.same()}</p>}
        </>
      )}
      {adding !== 'unused' && products[0] && (
        <Suspense>
          <AddAnother
            category={products[0].catLabel}
            except={products.map(({ id }) => id)}
            opened={adding === 'open'}
            onClose={() => setAdding('closed')}
            onPick={onAdd}
          />
        </Suspense>
      )}
    </div>
  )
}
