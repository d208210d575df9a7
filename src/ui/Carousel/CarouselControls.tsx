import { ActionIcon } from '@mantine/core'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { IconChevronLeft, IconChevronRight } from '../icons.ts'
import classes from './Carousel.module.css'

type Props = {
  /** Of the carousel. */
  title: string
  atStart: boolean
  atEnd: boolean
  onBack: () => void
  onOnward: () => void
}

/** At its end a button does nothing, and keeps the focus. */
export function CarouselControls({ title, atStart, atEnd, onBack, onOnward }: Props) {
  const { rows } = useI18nContext().LL.search
  const steps = [
    { name: rows.previous({ title }), isOver: atStart, onClick: onBack, Icon: IconChevronLeft },
    { name: rows.next({ title }), isOver: atEnd, onClick: onOnward, Icon: IconChevronRight },
  ]
  return (
    <div className={classes.controls}>
      {steps.map(({ name, isOver, onClick, Icon }) => (
        <ActionIcon
          key={name}
          variant="default"
          size={44}
          radius="xl"
          aria-label={name}
          aria-disabled={isOver}
          data-disabled={isOver || undefined}
          onClick={onClick}
        >
          <Icon size={20} className="mirrored" />
        </ActionIcon>
      ))}
    </div>
  )
}
