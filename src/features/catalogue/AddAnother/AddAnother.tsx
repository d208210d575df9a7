import { Button, UnstyledButton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ProductCard } from '#contracts/catalogue.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { priceText } from '#i18n/price-text.ts'
import { PageSkeleton } from '#src/ui/PageSkeleton/PageSkeleton.tsx'
import { Picture } from '#src/ui/Picture/Picture.tsx'
import { Sheet } from '#src/ui/Sheet/Sheet.tsx'
import { productQueries } from '../queries.ts'
import classes from './AddAnother.module.css'

type Props = {
  category: string
  /** The ids of goods that are compared already. */
  except: readonly number[]
  opened: boolean
  onClose: () => void
  onPick: (product: ProductCard) => void
}

const most = 48

/** Goods of one category, to choose one that is compared with the others. */
export default function AddAnother({ category, except, opened, onClose, onPick }: Props) {
  const { LL } = useI18nContext()
  const { data, isPending, isError, refetch } = useQuery({
    ...productQueries.list({ category, pageSize: most }),
    enabled: opened,
  })
  const goods = data?.products.filter(({ id }) => !except.includes(id)) ?? []

  function pick(product: ProductCard) {
    onClose()
    onPick(product)
  }

  return (
    <Sheet opened={opened} onClose={onClose} position="bottom" size="85%" title={LL.details.compare.pick()}>
      {isPending && <PageSkeleton />}
      {isError && (
        <div role="alert" className={classes.none}>
          <p>{LL.errors.title()}</p>
          <Button variant="default" size="md" onClick={() => void refetch()}>
            {LL.errors.retry()}
          </Button>
        </div>
      )}
      {data && goods.length === 0 && <p className={classes.none}>{LL.details.compare.nothingElse()}</p>}
      <ul className={classes.goods}>
        {goods.map((product) => (
          <li key={product.id}>
            <UnstyledButton className={classes.good} onClick={() => pick(product)}>
              <Picture picture={product.picture} width={72} alt="" />
              <span className={classes.facts}>
                <span>{product.title}</span>
                <b>{priceText(LL, product.price)}</b>
              </span>
            </UnstyledButton>
          </li>
        ))}
      </ul>
    </Sheet>
  )
}
