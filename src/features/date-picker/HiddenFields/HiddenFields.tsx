import { useEffect, useEffectEvent, useRef } from 'react'
import { alternateOf, hiddenText } from '../core/formats.ts'
import type { PickerType } from '../core/steps.ts'

type Props = {
  name: string | undefined
  alternateName: string | undefined
  values: readonly string[]
  type: PickerType
  timeZone: string
  /** The form was reset. */
  onReset: () => void
}

/** What a form sends: one field for each value. */
export function HiddenFields({ name, alternateName, values, type, timeZone, onReset }: Props) {
  const first = useRef<HTMLInputElement>(null)
  const reset = useEffectEvent(onReset)

  useEffect(() => {
    const form = first.current?.form
    const listen = () => reset()
    form?.addEventListener('reset', listen)
    return () => form?.removeEventListener('reset', listen)
  }, [])

  return (
    <>
      <input ref={first} type="hidden" disabled />
      {values.map((value) => (
        <span key={value} hidden>
          {name && <input type="hidden" name={name} value={alternateOf(value, type, timeZone)} />}
          {alternateName && <input type="hidden" name={alternateName} value={hiddenText(value)} />}
        </span>
      ))}
    </>
  )
}
