import { ActionIcon, Input } from '@mantine/core'
import '@mantine/core/styles/Input.layer.css'
import { useId, useRef, useState } from 'react'
import { cvTypes } from '#contracts/forms.ts'
import type { Cv } from '#contracts/forms.ts'
import { fileSize } from '#i18n/file-size.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { FileDrop } from '#src/ui/FileDrop/FileDrop.tsx'
import { IconFileText, IconUpload, IconX } from '#src/ui/icons.ts'
import { readCv } from '../cv.ts'
import type { CvProblem } from '../cv.ts'
import { hintBelow } from '../hint-below.ts'
import classes from './CvField.module.css'

const acceptedExtensions = Object.keys(cvTypes)
  .map((ending) => `.${ending}`)
  .join(',')

/** Decoded size in bytes. */
const sizeOf = ({ content }: Cv) => Math.floor((content.replace(/=+$/, '').length * 3) / 4)

type Props = { cv: Cv | null; error: string | undefined; onChange: (cv: Cv | null) => void }

export function CvField({ cv, error, onChange }: Props) {
  const { LL, locale } = useI18nContext()
  const texts = LL.forms.employment.cv
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const latest = useRef<File | null>(null)
  const [problem, setProblem] = useState<CvProblem | null>(null)
  const message = problem ? texts.problems[problem]() : error

  async function choose(file: File | undefined) {
    if (!file) return
    latest.current = file
    const read = await readCv(file)
    if (latest.current !== file) return
    const isRead = typeof read === 'object'
    setProblem(isRead ? null : read)
    onChange(isRead ? read : null)
  }

  function remove() {
    latest.current = null
    onChange(null)
    input.current?.focus()
  }

  return (
    <Input.Wrapper
      id={id}
      size="md"
      label={texts.label()}
      description={texts.hint()}
      error={message}
      {...hintBelow}
    >
      <FileDrop
        ref={input}
        id={id}
        name="cv"
        accept={acceptedExtensions}
        required
        isWrong={message !== undefined}
        aria-labelledby={`${id}-label ${id}-name`}
        aria-describedby={`${id}-description ${message ? `${id}-error` : ''}`}
        onFiles={([file]) => void choose(file)}
      >
        {cv ? <IconFileText size={22} stroke={1.6} /> : <IconUpload size={22} stroke={1.6} />}
        <span id={`${id}-name`} className={classes.name}>
          {cv ? (
            <>
              <bdi>{cv.name}</bdi> <span className={classes.size}>{fileSize(locale, sizeOf(cv))}</span>
            </>
          ) : (
            texts.choose()
          )}
        </span>
        {cv && (
          <ActionIcon
            variant="subtle"
            color="var(--ink)"
            size={44}
            className={classes.remove}
            aria-label={texts.remove({ name: cv.name })}
            onClick={remove}
          >
            <IconX size={20} stroke={1.6} />
          </ActionIcon>
        )}
      </FileDrop>
    </Input.Wrapper>
  )
}
