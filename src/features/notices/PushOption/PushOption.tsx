import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { cardState } from '#src/api/card-state.ts'
import { errorText } from '#src/api/errors.ts'
import { useSingleMutation } from '#src/api/use-single-mutation.ts'
import { FormError } from '#src/ui/FormError/FormError.tsx'
import { LoadingButton } from '#src/ui/LoadingButton/LoadingButton.tsx'
import { RetryNotice } from '#src/ui/RetryNotice/RetryNotice.tsx'
import { Skeleton } from '#src/ui/Skeleton/Skeleton.tsx'
import { pushQuery, switchPush } from '../push-subscription.ts'
import classes from './PushOption.module.css'

/** `publicKey`: VAPID key of the shop. The browser asks for permission only once the button is pressed. */
export function PushOption({ publicKey }: { publicKey: string }) {
  const { LL } = useI18nContext()
  const texts = LL.notices.push
  const query = useQuery(pushQuery())
  const { isLoading, failure, ...retry } = cardState(query, LL)
  const { mutate, isPending, error } = useSingleMutation(switchPush(publicKey))
  const heading = useRef<HTMLHeadingElement>(null)
  const state = query.data
  const isSwitchable = state === 'on' || state === 'off'

  /** A refusal takes the button away. */
  function change() {
    mutate(state === 'off', {
      onSettled: () => Notification.permission === 'denied' && heading.current?.focus(),
    })
  }

  return (
    <section className={classes.section}>
      <h2 ref={heading} tabIndex={-1} className={classes.title}>
        {texts.title()}
      </h2>
      {isLoading && <Skeleton lines={2} />}
      {failure && <RetryNotice text={failure} {...retry} />}
      {state && (
        <p role="status" className={classes.text}>
          {texts[state]()}
        </p>
      )}
      {error && <FormError>{errorText(error, LL)}</FormError>}
      {isSwitchable && (
        <LoadingButton variant="default" className={classes.button} isBusy={isPending} onClick={change}>
          {state === 'off' ? texts.turnOn() : texts.turnOff()}
        </LoadingButton>
      )}
    </section>
  )
}
