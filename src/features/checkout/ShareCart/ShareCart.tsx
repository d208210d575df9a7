import type { ReactNode } from 'react'
import { formattersOf } from '#i18n/formatters.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { errorText } from '#src/api/errors.ts'
import { useSingleMutation } from '#src/api/use-single-mutation.ts'
import { shareableAddress } from '#src/platform/shareable-address.ts'
import { site } from '#src/platform/site.ts'
import { FormError } from '#src/ui/FormError/FormError.tsx'
import { LoadingButton } from '#src/ui/LoadingButton/LoadingButton.tsx'
import { ShareLink } from '#src/ui/ShareLink/ShareLink.tsx'
import { focusIfLost } from '#src/ui/focus.ts'
import { IconShare2 } from '#src/ui/icons.ts'
import { shareCartLink } from '../shared-cart.ts'
import { useIsCartChanging } from '../use-is-cart-changing.ts'
import classes from './ShareCart.module.css'

const focusLink = (section: HTMLElement | null) => focusIfLost(section?.querySelector('input') ?? null)

type Props = {
  basketId: string
  /** Passed in by the page: this feature imports no other. */
  renderShare: (address: string, title: string) => ReactNode
}

/** The link is to what the cart held: a parent gives another `key` once the lines change. */
export function ShareCart({ basketId, renderShare }: Props) {
  const { LL, locale } = useI18nContext()
  const { mutate, data, error, isPending } = useSingleMutation(shareCartLink())
  const isChanging = useIsCartChanging()
  const texts = LL.lists.cartShare
  if (data) {
    const address = shareableAddress(`/basket/shared/${data.shareId}`)
    return (
      <section ref={focusLink} className={classes.share}>
        <ShareLink label={texts.link()} address={address}>
          {renderShare(address, texts.title({ shop: site.name[locale] }))}
        </ShareLink>
        <p className={classes.hint}>{texts.hint({ date: formattersOf(locale).date(data.expiresAt) })}</p>
      </section>
    )
  }
  return (
    <div className={classes.share}>
      <LoadingButton
        variant="subtle"
        color="var(--accent-text)"
        leftSection={<IconShare2 size={20} stroke={1.6} />}
        isBusy={isPending}
        isAwaited={isChanging}
        onClick={() => mutate(basketId)}
      >
        {texts.button()}
      </LoadingButton>
      {error && <FormError>{errorText(error, LL)}</FormError>}
    </div>
  )
}
