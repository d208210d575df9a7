import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { DeletionTerms as Terms } from '#contracts/privacy.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { priceText } from '#i18n/price-text.ts'
import { focusOnMount } from '#src/ui/focus.ts'
import { LoadingButton } from '#src/ui/LoadingButton/LoadingButton.tsx'
import classes from './DeletionTerms.module.css'

type Props = { terms: Terms; error: ReactNode; isBusy: boolean; onAccept: () => void; onCancel: () => void }

/** Says what is lost, what is kept and what is paid back, before anything happens. */
export function DeletionTerms({ terms, error, isBusy, onAccept, onCancel }: Props) {
  const { LL } = useI18nContext()
  const texts = LL.security.deletion
  const { orderYears, payout, openOrders } = terms
  const isHindered = openOrders.length > 0
  return (
    <div className={classes.terms}>
      {isHindered ? (
        <p ref={focusOnMount} tabIndex={-1}>
          {texts.hindered({ count: openOrders.length })}
        </p>
      ) : (
        <>
          <p ref={focusOnMount} tabIndex={-1}>
            {texts.meaning()}
          </p>
          <ul className={classes.list}>
            <li>{texts.lost()}</li>
            <li>{texts.kept({ years: orderYears })}</li>
            {payout.amount > 0 && <li>{texts.payout({ amount: priceText(LL, payout) })}</li>}
            <li>{texts.credit()}</li>
            <li>{texts.everywhere()}</li>
          </ul>
        </>
      )}
      {error}
      <div className={classes.buttons}>
        {isHindered ? (
          <Button renderRoot={(props) => <Link to="/profile/accountorder" {...props} />} size="md">
            {texts.seeOrders()}
          </Button>
        ) : (
          <LoadingButton size="md" color="var(--sale)" c="var(--on-sale)" isBusy={isBusy} onClick={onAccept}>
            {texts.send()}
          </LoadingButton>
        )}
        <Button size="md" variant="default" onClick={onCancel}>
          {texts.keep()}
        </Button>
      </div>
    </div>
  )
}
