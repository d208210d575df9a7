import { useEffect, useLayoutEffect, useRef } from 'react'
import type { RefObject } from 'react'
import { delay } from '#src/platform/delay.ts'

type Pictures = { arePreparing: boolean; areWrong: boolean }

/**
 * Sent before its pictures are ready, the form of `field` would go without them: it waits, and is sent once they are, unless the
 * person has to read first what is wrong with them.
 */
export function useHeldSubmit(
  field: RefObject<HTMLInputElement | null>,
  { arePreparing, areWrong }: Pictures,
) {
  const submitter = useRef<HTMLElement | null>(null)

  useLayoutEffect(() => {
    const form = field.current?.form
    if (!form || !arePreparing) return
    function hold(event: SubmitEvent) {
      event.preventDefault()
      event.stopPropagation()
      submitter.current = event.submitter
    }
    form.addEventListener('submit', hold, { capture: true })
    return () => form.removeEventListener('submit', hold, { capture: true })
  }, [field, arePreparing])

  useEffect(() => {
    const pressed = submitter.current
    if (arePreparing || !pressed) return
    submitter.current = null
    /** The form draws the new pictures first. */
    if (!areWrong) void delay().then(() => pressed.isConnected && field.current?.form?.requestSubmit(pressed))
  }, [field, arePreparing, areWrong])
}
