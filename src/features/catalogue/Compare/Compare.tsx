import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { Suspense, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import type { ProductCard } from '#contracts/catalogue.ts'
import type { Product } from '#contracts/product.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { mostCompared } from '#src/stores/compare.ts'
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx'
import { IconPlus } from '#src/ui/icons.ts'
import { LoadingButton } from '#src/ui/LoadingButton/LoadingButton.tsx'
import { dialogFallback } from '#src/ui/dialog-fallback.tsx'
import { lazyOptional } from '#src/ui/lazy-optional.ts'
import { passFocus } from '#src/ui/pass-focus.ts'
import { CompareTable } from '../CompareTable/CompareTable.tsx'
import { compareRows } from '../compare-rows.ts'
import { compareFacts } from '../compare-facts.ts'
import classes from './Compare.module.css'

const AddAnother = lazyOptional(
  () => import('../AddAnother/AddAnother.tsx'),
  'AddAnother',
  dialogFallback((LL) => LL.details.compare.another()),
)

const passFocusToTitle = passFocus((button) => button.closest(`.${classes.page}`)!.querySelector('h1'))

type Props = {
  products: readonly Product[]
  missingCount: number
  onlyDifferences: boolean
  /** A picked product is being read. */
  isAdding: boolean
  renderAddButton: (product: Product) => ReactNode
  onOnlyDifferences: (only: boolean) => void
  onAdd: (product: ProductCard) => void
  onRemove: (product: Product) => void
}

export function Compare({
  products,
  missingCount,
  onlyDifferences,
  isAdding,
  renderAddButton,
  onOnlyDifferences,
  onAdd,
  onRemove,
}: Props) {
  const { LL, locale } = useI18nContext()
  const text = LL.details.compare
  const [addDialog, setAddDialog] = useState<'unused' | 'open' | 'closed'>('unused')
  const [removed, setRemoved] = useState<Product | null>(null)
  const head = useRef<HTMLHeadingElement>(null)
  const rows = compareRows(products.map((product) => compareFacts(product, LL, locale)))
  const canDiffer = products.length > 1
  const shown = onlyDifferences && canDiffer ? rows.filter(({ differs }) => differs) : rows
  /** Back may restore it. */
  const isRemoved = removed && !products.some(({ id }) => id === removed.id)
  const isSame = canDiffer && shown.length === 0

  /** The pressed button is removed with its column, so focus moves to the heading. */
  function remove(product: Product) {
    setRemoved(product)
    onRemove(product)
    head.current?.focus()
  }

  /** Its dialog returns the focus to a button that goes with the last free place, perhaps before. */
  function add(product: ProductCard) {
    setRemoved(null)
    onAdd(product)
    head.current?.focus()
  }

  return (
    <div className={classes.page}>
      <h1 ref={head} tabIndex={-1} className={classes.title}>
        {text.title()}
      </h1>
      {missingCount > 0 && (
        <p role="status" className={classes.dropped}>
          {text.dropped({ count: missingCount })}
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
              <LoadingButton
                ref={passFocusToTitle}
                variant="default"
                isBusy={isAdding}
                leftSection={<IconPlus size={18} aria-hidden />}
                aria-haspopup="dialog"
                onClick={() => setAddDialog('open')}
              >
                {text.another()}
              </LoadingButton>
            )}
          </div>
          <CompareTable
            products={products}
            rows={shown}
            renderAddButton={renderAddButton}
            onRemove={remove}
          />
        </>
      )}
      <p role="status" className={isSame ? classes.hint : 'visually-hidden'}>
        {isRemoved && <span className="visually-hidden">{text.removed({ title: removed.title })} </span>}
        {isSame && text.same()}
      </p>
      {addDialog !== 'unused' && products[0] && (
        <Suspense>
          <AddAnother
            category={products[0].catLabel}
            excludedIds={products.map(({ id }) => id)}
            opened={addDialog === 'open'}
            onClose={() => setAddDialog('closed')}
            onPick={add}
          />
        </Suspense>
      )}
    </div>
  )
}
