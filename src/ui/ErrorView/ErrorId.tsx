import { useRef, useState } from 'react'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { IconCopy } from '../icons.ts'
import classes from './ErrorView.module.css'

export function ErrorId({ id }: { id: string }) {
  const { LL } = useI18nContext()
  const idElement = useRef<HTMLElement>(null)
  const [message, setMessage] = useState('')
  const { trouble } = LL

  async function copy() {
    try {
      await navigator.clipboard.writeText(id)
      setMessage(trouble.copied())
    } catch {
      getSelection()?.selectAllChildren(idElement.current!)
      setMessage(trouble.notCopied())
    }
  }

  return (
    <>
      <p className={classes.id}>
        {trouble.id()}:{' '}
        <bdi ref={idElement} dir="ltr">
          {id}
        </bdi>
        <button type="button" className="round" aria-label={trouble.copy()} onClick={() => void copy()}>
          <IconCopy size={20} stroke={1.6} />
        </button>
      </p>
      <p role="status" className={classes.said}>
        {message}
      </p>
    </>
  )
}
