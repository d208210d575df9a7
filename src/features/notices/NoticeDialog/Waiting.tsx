import type { Money } from '#contracts/values.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { priceText } from '#i18n/price-text.ts'
import { errorText } from '#src/api/errors.ts'
import { useToastIfLeft } from '#src/api/use-toast-if-left.ts'
import { useSingleMutation } from '#src/api/use-single-mutation.ts'
import { showToast } from '#src/stores/toasts.ts'
import { FormError } from '#src/ui/FormError/FormError.tsx'
import { LoadingButton } from '#src/ui/LoadingButton/LoadingButton.tsx'
import { IconCircleCheck } from '#src/ui/icons.ts'
import { removeSubscription } from '../subscription-mutations.ts'
import classes from './NoticeDialog.module.css'

type Props = { id: string; wantedPrice: Money | null; onDone: () => void }

export function Waiting({ id, wantedPrice, onDone }: Props) {
  const { LL } = useI18nContext()
  const texts = LL.notices.request
  const { mutate, isPending, error } = useSingleMutation(
    removeSubscription({ onDone: showDone, onRefused: useToastIfLeft() }),
  )

  function showDone() {
    showToast({ tone: 'success', title: texts.takenBack() })
    onDone()
  }

  return (
    <>
      <p className={classes.waiting}>
        <IconCircleCheck size={22} stroke={1.6} aria-hidden />
        {wantedPrice ? texts.waitingPrice({ price: priceText(LL, wantedPrice) }) : texts.waiting()}
      </p>
      {error && <FormError>{errorText(error, LL)}</FormError>}
      <LoadingButton variant="default" size="md" fullWidth isBusy={isPending} onClick={() => mutate({ id })}>
        {texts.takeBack()}
      </LoadingButton>
    </>
  )
}
