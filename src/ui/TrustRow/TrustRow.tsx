import { useId } from 'react'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { site } from '#src/platform/site.ts'
import { IconCertificate, IconHeadset, IconRotate, IconTruckDelivery } from '../icons.ts'
import classes from './TrustRow.module.css'

export function TrustRow() {
  const { LL, locale } = useI18nContext()
  const { trust } = LL.home
  const titleId = useId()
  const promises = [
    { Icon: IconTruckDelivery, mirrored: true, title: trust.delivery(), text: trust.deliveryText() },
    { Icon: IconRotate, mirrored: false, title: trust.returns(), text: trust.returnsText() },
    { Icon: IconCertificate, mirrored: false, title: trust.authentic(), text: trust.authenticText() },
    { Icon: IconHeadset, mirrored: false, title: trust.support(), text: trust.supportText() },
  ]
  return (
    <section className="container" aria-labelledby={titleId}>
      <h2 id={titleId} className="visually-hidden">
        {trust.title({ shop: site.name[locale] })}
      </h2>
      <ul className={classes.promises}>
        {promises.map(({ Icon, mirrored, title, text }) => (
          <li key={title} className={classes.promise}>
            <Icon size={28} stroke={1.4} className={mirrored ? 'mirrored' : undefined} />
            <div>
              <h3 className={classes.title}>{title}</h3>
              <p className={classes.text}>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
