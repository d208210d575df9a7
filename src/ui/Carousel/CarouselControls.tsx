import { ActionIcon } from '@mantine/core'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { IconChevronLeft, IconChevronRight } from '../icons.ts'
import classes from './Carousel.module.css'

type Props = {
  title: string
  atStart: boolean
  atEnd: boolean
  onPrevious: () => void
  onNext: () => void
}

/** `aria-disabled` at the ends, because a disabled button loses focus. */
export function CarouselControls({ title, atStart, atEnd, onPrevious, onNext }: Props) {
  const { rows } = useI18nContext().LL.search
  const steps = [
    { name: rows.previous({ title }), isDisabled: atStart, onClick: onPrevious, Icon: IconChevronLeft },
    { name: rows.next({ title }), isDisabled: atEnd, onClick: onNext, Icon: IconChevronRight },
  ]
  return (
    <div className={classes.controls}>
      {steps.map(({ name, isDisabled, onClick, Icon }) => (
        <ActionIcon
          key={name}
          variant="default"
          size={44}
          radius="xl"
          aria-label={name}
          aria-disabled={isDisabled}
          data-disabled={isDisabled || undefined}
          onClick={onClick}
        >
          <Icon size={20} className="mirrored" />
        </ActionIcon>
      ))}
    </div>
  )
}
