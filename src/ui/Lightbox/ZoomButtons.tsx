import { ActionIcon } from '@mantine/core'
import { formattersOf } from '#i18n/formatters.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { IconZoomIn, IconZoomOut } from '../icons.ts'
import { maxScale } from './zoom.ts'
import classes from './Lightbox.module.css'

type Props = { scale: number; onZoom: (factor: number) => void }

const zoomStep = 1.5

/** `aria-disabled` at the limits, because a disabled button loses focus. */
export function ZoomButtons({ scale, onZoom }: Props) {
  const { LL, locale } = useI18nContext()
  const button = { variant: 'subtle', color: 'var(--ink)', size: 44 } as const
  const limitProps = (isAtLimit: boolean) => ({
    'aria-disabled': isAtLimit,
    'data-resting': isAtLimit || undefined,
  })
  return (
    <div className={classes.zoom}>
      <ActionIcon
        {...button}
        {...limitProps(scale <= 1)}
        aria-label={LL.pictures.zoomOut()}
        onClick={() => onZoom(1 / zoomStep)}
      >
        <IconZoomOut size={22} stroke={1.6} />
      </ActionIcon>
      <output aria-live="polite">{formattersOf(locale).percent(Math.round(scale * 100))}</output>
      <ActionIcon
        {...button}
        {...limitProps(scale >= maxScale)}
        aria-label={LL.pictures.zoomIn()}
        onClick={() => onZoom(zoomStep)}
      >
        <IconZoomIn size={22} stroke={1.6} />
      </ActionIcon>
    </div>
  )
}
