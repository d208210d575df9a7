import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { confirmNewsletter, confirmationDays, unsubscribeNewsletter } from '#contracts/newsletter.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { errorText, isStatus } from '#src/api/errors.ts'
import { request } from '#src/api/request.ts'
import { useSingleMutation } from '#src/api/use-single-mutation.ts'
import { site } from '#src/platform/site.ts'
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx'
import { focusOnMount } from '#src/ui/focus.ts'
import { FormError } from '#src/ui/FormError/FormError.tsx'
import { LoadingButton } from '#src/ui/LoadingButton/LoadingButton.tsx'

const envelope = 'M20 42h120v78H20zM20 42l60 48 60-48M20 120l44-43M140 120 96 77'

const calls = { confirm: confirmNewsletter, leave: unsubscribeNewsletter }

type Props = { page: keyof typeof calls; secret: string }

/** One press: programs that only open the links of letters, to check them, confirm and end nothing. */
export function NewsletterLink({ page, secret }: Props) {
  const { LL, locale } = useI18nContext()
  const texts = LL.forms.newsletter[page]
  const { mutate, data, error, isPending } = useSingleMutation({
    mutationKey: ['newsletter', page],
    mutationFn: () => request(calls[page], { secret }),
  })

  function ending() {
    if (data) {
      return data.isRepeated
        ? { title: texts.repeated(), text: texts.repeatedText() }
        : { title: texts.done(), text: texts.doneText() }
    }
    const { unknown, unknownText, expired, expiredText } = LL.forms.newsletter
    if (isStatus(error, 410)) return { title: expired(), text: expiredText({ days: confirmationDays }) }
    if (isStatus(error, 404) || isStatus(error, 400)) return { title: unknown(), text: unknownText() }
    return null
  }

  const ended = ending()
  if (ended) {
    return (
      <div role="status" tabIndex={-1} ref={focusOnMount}>
        <EmptyState drawing={error ? 'thread' : envelope} {...ended}>
          <Button renderRoot={(props) => <Link to="/search" {...props} />} size="md" variant="default">
            {LL.cart.browse()}
          </Button>
        </EmptyState>
      </div>
    )
  }

  return (
    <EmptyState drawing={envelope} title={texts.title()} text={texts.text({ shop: site.name[locale] })}>
      {error && <FormError takesFocus>{errorText(error, LL)}</FormError>}
      <LoadingButton size="md" isBusy={isPending} onClick={mutate}>
        {texts.action()}
      </LoadingButton>
    </EmptyState>
  )
}
