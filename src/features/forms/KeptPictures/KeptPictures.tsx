import { ActionIcon } from '@mantine/core'
import { useId } from 'react'
import type { Picture as PictureData } from '#contracts/values.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { Picture } from '#src/ui/Picture/Picture.tsx'
import { IconX } from '#src/ui/icons.ts'
import { passFocusToNeighbour } from '#src/ui/pass-focus.ts'
import classes from './KeptPictures.module.css'

type Props = { pictures: readonly PictureData[]; onRemove: (src: string) => void }

const passFocusOn = passFocusToNeighbour('button', (item) =>
  item.closest('form')!.querySelector('input[type=file]'),
)

export function KeptPictures({ pictures, onRemove }: Props) {
  const { LL } = useI18nContext()
  const id = useId()
  return (
    <div>
      <p id={id} className={classes.label}>
        {LL.feedback.form.kept()}
      </p>
      <ul className={classes.pictures} aria-labelledby={id}>
        {pictures.map((picture) => (
          <li key={picture.src} ref={passFocusOn} className={classes.picture}>
            <Picture picture={picture} width={96} ratio={1} />
            <ActionIcon
              variant="subtle"
              color="var(--ink)"
              size={44}
              className={classes.remove}
              aria-label={LL.upload.remove({ name: picture.alt })}
              onClick={() => onRemove(picture.src)}
            >
              <IconX size={20} stroke={1.6} />
            </ActionIcon>
          </li>
        ))}
      </ul>
    </div>
  )
}
