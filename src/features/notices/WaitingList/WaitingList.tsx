import { Link } from '@tanstack/react-router'
import type { Subscription } from '#contracts/notices.ts'
import { formattersOf } from '#i18n/formatters.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { priceText } from '#i18n/price-text.ts'
import { toastError } from '#src/api/toast-error.ts'
import { useSingleMutation } from '#src/api/use-single-mutation.ts'
import { showToast } from '#src/stores/toasts.ts'
import { Picture } from '#src/ui/Picture/Picture.tsx'
import { passFocusToNeighbour } from '#src/ui/pass-focus.ts'
import { IconTrash } from '#src/ui/icons.ts'
import { removeSubscription } from '../subscription-mutations.ts'
import classes from './WaitingList.module.css'

const passFocusOn = passFocusToNeighbour('button', (row) => row.closest('section')!.querySelector('h2'))

export function WaitingList({ subscriptions }: { subscriptions: readonly Subscription[] }) {
  const { LL, locale } = useI18nContext()
  const texts = LL.notices.waiting
  const { mutate, isPending } = useSingleMutation(
    removeSubscription({
      onDone: ({ title }: Subscription) => showToast({ tone: 'success', title: texts.removed({ title }) }),
      onRefused: toastError(LL),
    }),
  )

  function reason({ kind, wantedPrice, priceThen }: Subscription) {
    if (kind === 'unknown') return null
    if (kind === 'backInStock') return texts.backInStock()
    return wantedPrice
      ? texts.wanted({ price: priceText(LL, wantedPrice) })
      : texts.cheaper({ price: priceText(LL, priceThen) })
  }

  return (
    <section className={classes.section}>
      <h2 tabIndex={-1} className={classes.title}>
        {texts.title()}
      </h2>
      {subscriptions.length === 0 && <p className={classes.hint}>{texts.empty()}</p>}
      <ul className={classes.list}>
        {subscriptions.map((one) => (
          <li key={one.id} ref={passFocusOn} className={classes.row}>
            <div className={classes.picture}>
              <Picture picture={one.picture} width={72} ratio={1} alt="" />
            </div>
            <div className={classes.main}>
              <h3 className={classes.name}>
                <Link
                  to="/search/$catLabel/$productLabel"
                  params={{ catLabel: one.catLabel, productLabel: one.label }}
                  search={{ item: one.productItemId }}
                >
                  {one.title}
                </Link>
              </h3>
              <p className={classes.hint}>
                {one.variant && `${one.variant} · `}
                {priceText(LL, one.price)}
              </p>
              {one.kind !== 'unknown' && <p>{reason(one)}</p>}
              <p className={classes.hint}>{texts.since({ day: formattersOf(locale).date(one.since) })}</p>
            </div>
            <button
              type="button"
              className={`quiet ${classes.remove}`}
              aria-label={texts.remove({ title: one.title })}
              aria-disabled={isPending || undefined}
              onClick={() => mutate(one)}
            >
              <IconTrash size={20} stroke={1.6} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
