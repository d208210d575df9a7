import type { Order } from '#contracts/orders.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { contactDetails } from '#src/platform/contact-details.ts'
import { site } from '#src/platform/site.ts'
import { taxData } from '#src/platform/tax-data.ts'
import { BidiText } from '#src/ui/BidiText/BidiText.tsx'
import { useLocalDigits } from '#src/ui/use-local-digits.ts'
import type { Buyer } from '../OrderInvoice/OrderInvoice.tsx'
import { placeName } from '#src/ui/place-name.ts'
import classes from '../OrderInvoice/OrderInvoice.module.css'

const numbers = ['economicCode', 'nationalId', 'registrationNumber'] as const

export function InvoiceParties({ order: { address }, buyer }: { order: Order; buyer: Buyer }) {
  const { LL, locale } = useI18nContext()
  const digits = useLocalDigits()
  const texts = LL.order.invoice
  return (
    <div className={classes.parties}>
      <section className={classes.party}>
        <h2 className={classes.title}>{texts.seller()}</h2>
        <p>{site.name[locale]}</p>
        <p>{LL.shop.contact.addressText()}</p>
        {numbers.map((name) => {
          const number = taxData[name]
          return (
            number && (
              <p key={name}>
                <BidiText text={(code) => texts[name]({ code })} part={digits(number)} />
              </p>
            )
          )
        })}
        <p>
          <BidiText text={(code) => texts.postcode({ code })} part={digits(contactDetails.postcode)} />
          {' · '}
          <bdi dir="ltr">{digits(contactDetails.phone)}</bdi>
        </p>
      </section>
      <section className={classes.party}>
        <h2 className={classes.title}>{texts.buyer()}</h2>
        <p>
          {address?.recipient ?? buyer.name}
          {' · '}
          <bdi dir="ltr">{digits(address?.mobile ?? buyer.mobile)}</bdi>
        </p>
        {address && (
          <>
            <p>{[placeName(address), address.street].join(' · ')}</p>
            <p>
              <BidiText text={(code) => texts.postcode({ code })} part={digits(address.postalCode)} />
            </p>
          </>
        )}
      </section>
    </div>
  )
}
