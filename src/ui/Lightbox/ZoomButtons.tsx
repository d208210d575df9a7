import { ActionIcon } from '@mantine/core'
import { formattersOf } from '#i18n/formatters.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { IconZoomIn, IconZoomOut } from '../icons.ts'
import { largest } from './zoom.ts'
import classes from './Lightbox.module.css'

type Props = { scale: number; onZoom: (factor: number) => void }

const once = 1.5

/** A button at its limit rests, and keeps the focus that it has. */
export function ZoomButtons({ scale, onZoom }: Props) {
  const { LL, locale } = useI18nContext()
  const button = { variant: 'subtle', color: 'var(--ink)', size: 44 } as const
  const resting = (rests: boolean) => ({ 'aria-disabled': rests, 'data-resting': rests || undefined })
  return (
    <div className={classes.zoom}>
      <ActionIcon
        {...button}
        {...resting(scale <= 1)}
        aria-label={LL.pictures.zoomOut()}
        onClick={() => onZoom(1 / once)}
      >
        <IconZoomOut size={22} stroke={1.6} />
      </ActionIcon>
      <output aria-live="polite">{formattersOf(locale).percent(Math.round(scale * 100))}</output>
      <ActionIcon
        {...button}
        {...resting(scale >= largest)}
        aria-label={LL.pictures.zoomIn()}
        onClick={() => onZoom(once)}
      >
        <IconZoomIn size={22} stroke={1.6} />
      </ActionIcon>
    </div>
  )
}
