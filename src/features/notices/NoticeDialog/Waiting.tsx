import { useMutation } from '@tanstack/react-query'
import type { Money } from '#contracts/values.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { priceText } from '#i18n/price-text.ts'
import { errorText } from '#src/api/errors.ts'
import { showToast } from '#src/stores/toasts.ts'
import { FormError } from '#src/ui/FormError/FormError.tsx'
import { LoadingButton } from '#src/ui/LoadingButton/LoadingButton.tsx'
import { IconCircleCheck } from '#src/ui/icons.ts'
import { unsubscribing } from '../subscription-mutations.ts'
import classes from './NoticeDialog.module.css'

type Props = { id: string; wantedPrice: Money | null; onDone: () => void }

export function Waiting({ id, wantedPrice, onDone }: Props) {
  const { LL } = useI18nContext()
  const texts = LL.notices.request
  const { mutateAsync, isPending, error } = useMutation(unsubscribing())

  /** `mutate` would not call back: the form takes this part's place. */
  function takeBack() {
    const showDone = () => {
      showToast({ tone: 'success', title: texts.takenBack() })
      onDone()
    }
    mutateAsync(id).then(showDone, () => {})
  }

  return (
    <>
      <p className={classes.waiting}>
        <IconCircleCheck size={22} stroke={1.6} aria-hidden />
        {wantedPrice ? texts.waitingPrice({ price: priceText(LL, wantedPrice) }) : texts.waiting()}
      </p>
      {error && <FormError>{errorText(error, LL)}</FormError>}
      <LoadingButton variant="default" size="md" h={48} fullWidth isBusy={isPending} onClick={takeBack}>
        {texts.takeBack()}
      </LoadingButton>
    </>
  )
}
