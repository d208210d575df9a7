import { useRef, useState } from 'react'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { IconCopy } from '../icons.ts'
import classes from './ErrorView.module.css'

/** By which the shop finds an error in its log; where nothing can be copied it is selected. */
export function ErrorId({ id }: { id: string }) {
  const { LL } = useI18nContext()
  const place = useRef<HTMLElement>(null)
  const [said, setSaid] = useState('')
  const { trouble } = LL

  async function copy() {
    try {
      await navigator.clipboard.writeText(id)
      setSaid(trouble.copied())
    } catch {
      getSelection()?.selectAllChildren(place.current!)
      setSaid(trouble.notCopied())
    }
  }

  return (
    <>
      <p className={classes.id}>
        {trouble.id()}:{' '}
        <bdi ref={place} dir="ltr">
          {id}
        </bdi>
        <button type="button" className="round" aria-label={trouble.copy()} onClick={() => void copy()}>
          <IconCopy size={20} stroke={1.6} />
        </button>
      </p>
      <p role="status" className={classes.said}>
        {said}
      </p>
    </>
  )
}
