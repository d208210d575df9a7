import type { ReactNode } from 'react'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { contactDetails } from '#src/platform/contact-details.ts'
import { Fact } from '#src/ui/Fact/Fact.tsx'
import { PageHead } from '#src/ui/PageHead/PageHead.tsx'
import { IconExternalLink } from '#src/ui/icons.ts'
import { useLocalDigits } from '#src/ui/use-local-digits.ts'
import { ContentHeader } from '../ContentHeader/ContentHeader.tsx'
import classes from './Contact.module.css'

type Props = {
  form: ReactNode
}

function PhoneAndEmail() {
  const { LL } = useI18nContext()
  const { contact } = LL.shop
  return (
    <>
      <section className={classes.channel}>
        <h2 className={classes.heading}>{contact.phone()}</h2>
        <a href={`tel:${contactDetails.phone}`} className={classes.link}>
          <bdi dir="ltr">{LL.app.footer.phone()}</bdi>
        </a>
        <p className={classes.note}>{contact.phoneHours()}</p>
      </section>
      <section className={classes.channel}>
        <h2 className={classes.heading}>{contact.email()}</h2>
        <a href={`mailto:${contactDetails.email}`} className={classes.link}>
          <bdi dir="ltr">{contactDetails.email}</bdi>
        </a>
        <p className={classes.note}>{contact.emailHours()}</p>
      </section>
    </>
  )
}

function AddressAndHours() {
  const { LL } = useI18nContext()
  const digits = useLocalDigits()
  const { contact } = LL.shop
  return (
    <section className={classes.channel}>
      <h2 className={classes.heading}>{contact.address()}</h2>
      <address className={classes.address}>
        {contact.addressText()}
        <span className={classes.note}>
          {contact.postcode()}: <bdi dir="ltr">{digits(contactDetails.postcode)}</bdi>
        </span>
      </address>
      <a href={contactDetails.map} target="_blank" rel="noreferrer" className={classes.link}>
        {contact.map()}
        <IconExternalLink size={18} />
        <span className="visually-hidden">({contact.newTab()})</span>
      </a>
      <h3 className={classes.hoursTitle}>{contact.hours()}</h3>
      <dl className={classes.hours}>
        <Fact title={contact.saturdayToWednesday()}>{contact.saturdayToWednesdayHours()}</Fact>
        <Fact title={contact.thursday()}>{contact.thursdayHours()}</Fact>
        <Fact title={contact.friday()}>{contact.closed()}</Fact>
      </dl>
    </section>
  )
}

export function Contact({ form }: Props) {
  const { LL } = useI18nContext()
  const title = LL.pages.contact()
  return (
    <div className={`container ${classes.page}`}>
      <PageHead title={title} description={LL.shop.contact.lead()} />
      <ContentHeader title={title} intro={LL.shop.contact.lead()} />
      <div className={classes.columns} data-with-form={form ? true : undefined}>
        <div className={classes.channels}>
          <PhoneAndEmail />
          <AddressAndHours />
        </div>
        {form && (
          <section className={classes.form}>
            <h2>{LL.shop.contact.write()}</h2>
            {form}
          </section>
        )}
      </div>
    </div>
  )
}
