import { useQuery } from '@tanstack/react-query'
import type { ProductCard } from '#contracts/catalogue.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { priceText } from '#i18n/price-text.ts'
import { errorText } from '#src/api/errors.ts'
import { PageSkeleton } from '#src/ui/PageSkeleton/PageSkeleton.tsx'
import { Picture } from '#src/ui/Picture/Picture.tsx'
import { RetryNotice } from '#src/ui/RetryNotice/RetryNotice.tsx'
import { Sheet } from '#src/ui/Sheet/Sheet.tsx'
import { productQueries } from '../queries.ts'
import classes from './AddAnother.module.css'

type Props = {
  category: string
  excludedIds: readonly number[]
  opened: boolean
  onClose: () => void
  onPick: (product: ProductCard) => void
}

const maxProducts = 48

export function AddAnother({ category, excludedIds, opened, onClose, onPick }: Props) {
  const { LL } = useI18nContext()
  const { data, isPending, error, refetch } = useQuery({
    ...productQueries.list({ category, pageSize: maxProducts }),
    enabled: opened,
  })
  const products = data?.products.filter(({ id }) => !excludedIds.includes(id)) ?? []

  function pick(product: ProductCard) {
    onClose()
    onPick(product)
  }

  return (
    <Sheet opened={opened} onClose={onClose} position="bottom" size="auto" title={LL.details.compare.pick()}>
      {isPending && <PageSkeleton isPart />}
      {error && <RetryNotice text={errorText(error, LL)} onRetry={() => void refetch()} />}
      {data && products.length === 0 && <p className={classes.none}>{LL.details.compare.nothingElse()}</p>}
      <ul className={classes.products}>
        {products.map((product) => (
          <li key={product.id}>
            <button type="button" className={classes.good} onClick={() => pick(product)}>
              <Picture picture={product.picture} width={72} alt="" />
              <span className={classes.facts}>
                <span>{product.title}</span>
                <b>{priceText(LL, product.price)}</b>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  )
}
