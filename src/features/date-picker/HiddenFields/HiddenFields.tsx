import { useEffect, useEffectEvent, useRef } from 'react'
import { formValue, hiddenInputText } from '../core/formats.ts'
import type { PickerType } from '../core/steps.ts'

type Props = {
  name: string | undefined
  alternateName: string | undefined
  values: readonly string[]
  type: PickerType
  timeZone: string
  disabled: boolean
  onReset: () => void
}

export function HiddenFields({ name, alternateName, values, type, timeZone, disabled, onReset }: Props) {
  const formAnchor = useRef<HTMLInputElement>(null)
  const reset = useEffectEvent(onReset)

  useEffect(() => {
    const form = formAnchor.current?.form
    form?.addEventListener('reset', reset)
    return () => form?.removeEventListener('reset', reset)
  }, [])

  const fields = (fieldName: string | undefined, textOf: (value: string) => string) =>
    fieldName &&
    /** Both ends of a range may be the same month, so the key is the index. */
    values.map((value, at) => (
      <input key={at} type="hidden" name={fieldName} value={textOf(value)} disabled={disabled} />
    ))

  return (
    <>
      <input ref={formAnchor} type="hidden" disabled />
      {fields(name, (value) => formValue(value, type, timeZone))}
      {fields(alternateName, hiddenInputText)}
    </>
  )
}
