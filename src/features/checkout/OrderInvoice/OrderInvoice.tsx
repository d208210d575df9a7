import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { Order } from '#contracts/orders.ts'
import { formattersOf } from '#i18n/formatters.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { BidiText } from '#src/ui/BidiText/BidiText.tsx'
import { PrintedAddress } from '#src/ui/PrintedAddress/PrintedAddress.tsx'
import { InvoiceParties } from '../InvoiceParties/InvoiceParties.tsx'
import { InvoiceTable } from '../InvoiceTable/InvoiceTable.tsx'
import classes from './OrderInvoice.module.css'

/** Name and mobile of the member, for an order without an address. */
export type Buyer = { name: string; mobile: string }

type Props = { order: Order; buyer: Buyer }

export function OrderInvoice({ order, buyer }: Props) {
  const { LL, locale } = useI18nContext()
  const texts = LL.order.invoice
  const { productOrderId, placedAt, status } = order
  return (
    <div className={classes.invoice}>
      <PrintedAddress />
      <header>
        <h1>
          <BidiText text={(id) => texts.title({ id })} part={productOrderId} />
        </h1>
        <p>{texts.date({ date: formattersOf(locale).date(placedAt) })}</p>
        {status === 'cancelled' && <p role="status">{texts.cancelled()}</p>}
      </header>
      <InvoiceParties order={order} buyer={buyer} />
      <InvoiceTable order={order} />
      <div className={classes.actions} data-off-paper>
        {'print' in window && (
          <Button size="md" onClick={() => window.print()}>
            {texts.print()}
          </Button>
        )}
        <Button
          variant="default"
          size="md"
          renderRoot={(props) => (
            <Link to="/profile/accountorder/$productOrderId" params={{ productOrderId }} {...props} />
          )}
        >
          {texts.back()}
        </Button>
      </div>
    </div>
  )
}
