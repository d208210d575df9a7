import type { ContentEntry } from '#contracts/content.ts'
import { Picture } from '#src/ui/Picture/Picture.tsx'
import { EntryHeading } from '../EntryHeading/EntryHeading.tsx'
import { Prose } from '../Prose/Prose.tsx'
import classes from './Maker.module.css'

export function Maker({ entry }: { entry: ContentEntry }) {
  return (
    <div className={classes.maker}>
      <div className={classes.portrait}>
        <Picture
          picture={entry.picture}
          width={640}
          sizes="(min-width: 80em) 530px, (min-width: 48em) 42vw, 100vw"
          eager
        />
      </div>
      <div className={classes.words}>
        <EntryHeading entry={entry} />
        <Prose html={entry.body} />
      </div>
    </div>
  )
}
