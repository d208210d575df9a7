import type { ContentEntry } from '#contracts/content.ts'
import type { ImageSizes } from '#src/ui/Picture/sized-address.ts'
import { VideoPlayer } from '#src/ui/VideoPlayer/VideoPlayer.tsx'
import { EntryHeading } from '../EntryHeading/EntryHeading.tsx'
import { Prose } from '../Prose/Prose.tsx'
import classes from './Film.module.css'

const posterSizes: ImageSizes = { width: 1200, sizes: '(min-width: 64em) 860px, 100vw' }

export function Film({ entry }: { entry: ContentEntry }) {
  const { videoUrl, captions, picture, title, body } = entry
  return (
    <div className={classes.film}>
      <EntryHeading entry={entry} />
      <VideoPlayer
        className={classes.theatre}
        url={videoUrl}
        title={title}
        poster={picture}
        posterSizes={posterSizes}
        ratio={16 / 9}
        captions={captions}
      />
      <Prose html={body} />
    </div>
  )
}
