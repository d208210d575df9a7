import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useSingleMutation } from '#src/api/use-single-mutation.ts'
import { useWasLeft } from '#src/api/use-was-left.ts'
import { addToCart } from './add-to-cart.ts'

export function useAddToCart() {
  const { LL } = useI18nContext()
  return useSingleMutation(addToCart(LL, useWasLeft()))
}
