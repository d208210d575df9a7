import type { Order } from '#contracts/orders.ts'
import type { Money } from '#contracts/values.ts'
import { formattersOf, toman } from '#i18n/formatters.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import classes from '../OrderInvoice/OrderInvoice.module.css'

/** A scrollable region must be focusable for keyboard users. */
const scroller = { role: 'region', tabIndex: 0 }

export function InvoiceTable({ order: { lines, totals } }: { order: Order }) {
  const { LL, locale } = useI18nContext()
  const { digits } = formattersOf(locale)
  const texts = LL.order.invoice
  const amount = (money: Money) => digits(toman(money))
  const sums = [
    [LL.checkout.lines(), amount(totals.lines)],
    totals.rebate.amount > 0 && [LL.checkout.rebate(), `− ${amount(totals.rebate)}`],
    totals.bonus.amount > 0 && [LL.checkout.bonus(), `− ${amount(totals.bonus)}`],
    [LL.checkout.delivery(), amount(totals.delivery)],
  ].filter((row) => row !== false)
  return (
    <div {...scroller} aria-label={texts.lines()} className={classes.region}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col" data-wide>
              {texts.row()}
            </th>
            <th scope="col">{texts.item()}</th>
            <th scope="col">{texts.count()}</th>
            <th scope="col" data-amount data-wide>
              {texts.unitPrice()}
            </th>
            <th scope="col" data-amount data-wide>
              {texts.discount()}
            </th>
            <th scope="col" data-amount>
              {texts.linePrice()}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ id, title, variant, count, unitPrice, oldUnitPrice, linePrice }, at) => {
            const before = oldUnitPrice ?? unitPrice
            const off = { ...before, amount: Math.max(0, before.amount - unitPrice.amount) * count }
            return (
              <tr key={id}>
                <td data-wide>{digits(at + 1)}</td>
                <td>
                  {title}
                  <br />
                  <span className={classes.variant}>{variant}</span>
                </td>
                <td>{digits(count)}</td>
                <td data-amount data-wide>
                  {amount(before)}
                </td>
                <td data-amount data-wide>
                  {amount(off)}
                </td>
                <td data-amount>{amount(linePrice)}</td>
              </tr>
            )
          })}
        </tbody>
        <tfoot>
          {sums.map(([title, sum]) => (
            <tr key={title}>
              <th scope="row" colSpan={2}>
                {title}
              </th>
              <td colSpan={3} data-wide aria-hidden="true" />
              <td data-amount>{sum}</td>
            </tr>
          ))}
          <tr className={classes.total}>
            <th scope="row" colSpan={2}>
              {LL.order.total()}
            </th>
            <td colSpan={3} data-wide aria-hidden="true" />
            <td data-amount>{amount(totals.payable)}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  )
}
