import { useI18nContext } from '#i18n/i18n-react.tsx'
import { LoadingButton } from '#src/ui/LoadingButton/LoadingButton.tsx'
import { useAddToCart } from '../use-add-to-cart.ts'
import classes from './AddOne.module.css'

type Props = { productItemId: number; title: string; stockLeft: number }

export function AddOne({ productItemId, title, stockLeft }: Props) {
  const { LL } = useI18nContext()
  const { mutate, isPending } = useAddToCart()
  if (stockLeft === 0) return <p className={classes.soldOut}>{LL.product.soldOut()}</p>
  return (
    <LoadingButton
      className={classes.button}
      variant="default"
      fullWidth
      isBusy={isPending}
      aria-label={`${LL.cart.add()}: ${title}`}
      onClick={() => mutate({ productItemId, count: 1 })}
    >
      {LL.cart.add()}
    </LoadingButton>
  )
}
