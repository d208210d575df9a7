import { UnstyledButton } from '@mantine/core'
import { useState } from 'react'
import type { Picture as PictureData } from '#contracts/values.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { Picture } from '#src/ui/Picture/Picture.tsx'
import classes from './Gallery.module.css'

type Props = { title: string; pictures: readonly PictureData[] }

export function Gallery({ title, pictures }: Props) {
  const { LL } = useI18nContext()
  const [chosen, setChosen] = useState(0)
  const shown = pictures[chosen] ?? pictures[0]
  return (
    <section aria-label={LL.product.pictures({ title })} className={classes.gallery}>
      <div className={classes.stage}>{shown && <Picture picture={shown} width={800} eager />}</div>
      <ul className={classes.thumbs}>
        {pictures.map((picture, index) => (
          <li key={picture.src}>
            <UnstyledButton
              className={classes.thumb}
              aria-label={LL.product.showPicture({ index: index + 1 })}
              aria-pressed={picture === shown}
              onClick={() => setChosen(index)}
            >
              <Picture picture={picture} width={120} alt="" />
            </UnstyledButton>
          </li>
        ))}
      </ul>
    </section>
  )
}
