import { useId } from 'react'
import type { Caption } from '#contracts/videos.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import classes from './Transcript.module.css'

type Props = {
  captions: readonly Caption[]
  second: number
  /** Without it the lines are plain text. */
  onPlayFrom?: (second: number) => void
}

export function Transcript({ captions, second, onPlayFrom }: Props) {
  const { LL } = useI18nContext()
  const id = useId()
  const isCurrent = ({ from, to }: Caption) => second > 0 && from <= second && second < to
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={classes.title}>
        {LL.pictures.film.transcript()}
      </h2>
      {onPlayFrom && (
        <p className={classes.hint} data-off-paper>
          {LL.pictures.film.transcriptHint()}
        </p>
      )}
      <ol className={classes.lines}>
        {captions.map((caption) => (
          <li key={caption.from} dir="auto">
            {onPlayFrom ? (
              <button
                type="button"
                className={classes.line}
                aria-current={isCurrent(caption) ? 'true' : undefined}
                onClick={() => onPlayFrom(caption.from)}
              >
                {caption.text}
              </button>
            ) : (
              <p className={classes.line}>{caption.text}</p>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
