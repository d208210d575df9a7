import { useI18nContext } from '#i18n/i18n-react.tsx'
import { IconShoppingBagPlus } from '#src/ui/icons.ts'
import { useAddToCart } from '../use-add-to-cart.ts'
import classes from './QuickAdd.module.css'

type Props = { productItemId: number; title: string }

export function QuickAdd({ productItemId, title }: Props) {
  const { LL } = useI18nContext()
  const { mutate, isPending } = useAddToCart()
  return (
    <button
      type="button"
      className={`round ${classes.quick}`}
      aria-disabled={isPending}
      aria-label={LL.cart.addNamed({ title })}
      onClick={() => mutate({ productItemId, count: 1 })}
    >
      <IconShoppingBagPlus size={22} stroke={1.6} />
    </button>
  )
}
