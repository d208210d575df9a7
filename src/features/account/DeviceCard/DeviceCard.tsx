import type { ReactNode } from 'react'
import type { Device } from '#contracts/devices.ts'
import { formattersOf } from '#i18n/formatters.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { IconDeviceDesktop, IconDeviceMobile } from '#src/ui/icons.ts'
import { deviceName } from '../device-name.ts'
import classes from './DeviceCard.module.css'

type Props = { device: Device; action?: ReactNode }

export function DeviceCard({ device, action }: Props) {
  const { LL, locale } = useI18nContext()
  const texts = LL.security.devices
  const { isMobile, isCurrent, lastSeenAt, signedInAt, place } = device
  const { moment } = formattersOf(locale)
  const Icon = isMobile ? IconDeviceMobile : IconDeviceDesktop
  return (
    <article className={classes.card}>
      <Icon size={24} stroke={1.6} className={classes.icon} />
      <div className={classes.facts}>
        <h2 className={classes.name}>
          {deviceName(device, LL)}
          {isCurrent && <span className={classes.badge}>{texts.current()}</span>}
        </h2>
        <p className={classes.hint}>
          {isCurrent
            ? texts.signedInAt({ at: moment(signedInAt) })
            : texts.seenAt({ at: moment(lastSeenAt) })}
          {place !== null && ` · ${place}`}
        </p>
      </div>
      {action && <div className={classes.action}>{action}</div>}
    </article>
  )
}
