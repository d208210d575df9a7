import { ActionIcon, Input } from '@mantine/core'
import '@mantine/core/styles/Input.layer.css'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { pictureTypes } from '#contracts/pictures.ts'
import type { UploadedPicture } from '#contracts/pictures.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { FileDrop } from '../FileDrop/FileDrop.tsx'
import { IconPhoto, IconX } from '../icons.ts'
import { pictureProblemText } from './picture-problem-text.ts'
import { readPictures } from './read-pictures.ts'
import type { ReadPictures } from './read-pictures.ts'
import { useHeldSubmit } from './use-held-submit.ts'
import classes from './PictureField.module.css'

type Props = {
  label: string
  /** Default: how many and of which types. */
  hint?: string
  max: number
  pictures: readonly UploadedPicture[]
  error: string | undefined
  /** Takes an updater, because pictures are prepared while others are removed. */
  onChange: (change: (before: readonly UploadedPicture[]) => readonly UploadedPicture[]) => void
}

/** Needs the texts `upload`. */
export function PictureField({ label, hint, max, pictures, error, onChange }: Props) {
  const { LL, locale } = useI18nContext()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [waiting, setWaiting] = useState<readonly (readonly File[])[]>([])
  const [problems, setProblems] = useState<ReadPictures['problems']>([])
  const [files] = waiting
  const arePreparing = files !== undefined
  useHeldSubmit(input, { arePreparing, areWrong: problems.length > 0 })
  const told = problems.map((problem) => pictureProblemText(problem, { LL, locale, max }))
  const message = told.length > 0 ? [...new Set(told)].join(' ') : error

  function add(chosen: readonly File[]) {
    if (chosen.length === 0) return
    if (!arePreparing) setProblems([])
    setWaiting((before) => [...before, chosen])
  }

  const roomLeft = useEffectEvent(() => max - pictures.length)
  const keep = useEffectEvent((read: ReadPictures) => {
    setWaiting(([, ...later]) => later)
    setProblems((before) => [...before, ...read.problems])
    if (read.pictures.length > 0) onChange((before) => withPictures(before, read.pictures).slice(0, max))
  })

  /** One choice after another, so that each knows the room that is left. */
  useEffect(() => {
    if (files) void readPictures(files, roomLeft()).then(keep)
  }, [files])

  function remove(content: string) {
    setProblems([])
    onChange((before) => before.filter((picture) => picture.content !== content))
    input.current?.focus()
  }

  return (
    <Input.Wrapper
      id={id}
      size="md"
      label={label}
      description={hint ?? LL.upload.hint({ max })}
      error={message}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
    >
      <FileDrop
        ref={input}
        id={id}
        accept={pictureTypes.join(',')}
        multiple={max > 1}
        isWrong={message !== undefined}
        aria-labelledby={`${id}-label ${id}-state`}
        aria-describedby={`${id}-description ${message ? `${id}-error` : ''}`}
        onFiles={add}
      >
        <IconPhoto size={22} stroke={1.6} />
        <span id={`${id}-state`}>
          {!arePreparing && LL.upload.choose()}
          <span aria-live="polite">{arePreparing && LL.upload.preparing()}</span>
        </span>
      </FileDrop>
      {pictures.length > 0 && (
        <ul className={classes.chosen} aria-label={LL.upload.chosen()}>
          {pictures.map(({ name, type, content }) => (
            <li key={content} className={classes.thumbnail}>
              <img src={`data:${type};base64,${content}`} alt={name} />
              <ActionIcon
                variant="subtle"
                color="var(--ink)"
                size={44}
                className={classes.remove}
                aria-label={LL.upload.remove({ name })}
                onClick={() => remove(content)}
              >
                <IconX size={20} stroke={1.6} />
              </ActionIcon>
            </li>
          ))}
        </ul>
      )}
    </Input.Wrapper>
  )
}

function withPictures(before: readonly UploadedPicture[], added: readonly UploadedPicture[]) {
  const known = new Set(before.map(({ content }) => content))
  return [...before, ...added.filter(({ content }) => !known.has(content))]
}
