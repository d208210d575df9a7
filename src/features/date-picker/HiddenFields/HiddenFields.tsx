import { useEffect, useEffectEvent, useRef } from 'react'
import { alternateOf, hiddenText } from '../core/formats.ts'
import type { PickerType } from '../core/steps.ts'

type Props = {
  name: string | undefined
  alternateName: string | undefined
  values: readonly string[]
  type: PickerType
  timeZone: string
  disabled: boolean
  /** The form was reset. */
  onReset: () => void
}

/** What a form sends: one field for each value. */
export function HiddenFields({ name, alternateName, values, type, timeZone, disabled, onReset }: Props) {
  const first = useRef<HTMLInputElement>(null)
  const reset = useEffectEvent(onReset)

  useEffect(() => {
    const form = first.current?.form
    const listen = () => reset()
    form?.addEventListener('reset', listen)
    return () => form?.removeEventListener('reset', listen)
  }, [])

  const fields = (of: string | undefined, textOf: (value: string) => string) =>
    of &&
    /** Two ends of a range may be the same month. */
    values.map((value, at) => (
      <input key={`${of} ${at}`} type="hidden" name={of} value={textOf(value)} disabled={disabled} />
    ))

  return (
    <>
      <input ref={first} type="hidden" disabled />
      {fields(name, (value) => alternateOf(value, type, timeZone))}
      {fields(alternateName, hiddenText)}
    </>
  )
}
