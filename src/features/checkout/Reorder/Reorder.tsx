import { useMutation } from '@tanstack/react-query'
import type { CartItem } from '#contracts/cart.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { LoadingButton } from '#src/ui/LoadingButton/LoadingButton.tsx'
import { reorder } from '../reorder.ts'

type Props = { lines: readonly CartItem[]; onReordered: () => void }

export function Reorder({ lines, onReordered }: Props) {
  const { LL } = useI18nContext()
  const { mutate, isPending } = useMutation(reorder(LL))
  return (
    <LoadingButton
      variant="default"
      size="md"
      isBusy={isPending}
      onClick={() => mutate(lines, { onSuccess: ({ added }) => added > 0 && onReordered() })}
    >
      {LL.order.reorder()}
    </LoadingButton>
  )
}
