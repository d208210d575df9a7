import { wrongs } from '../core/checks/oracle.ts'
import { optionsFor } from '../core/options.ts'
import type { PickerValue } from '../core/values.ts'
import type { AnyProps } from './any-props.ts'

/** Why a value may not be handed out by a picker with these props; said without the core. */
export function wrongsOf(emitted: PickerValue, props: AnyProps): string[] {
  const { type, mode, locale, calendar, min, max, disabledUnits: disabled, readOnly } = props
  const options = optionsFor({ type, mode, locale, calendar, limits: { min, max, disabled } })
  const list = [emitted ?? []].flat()
  const isShaped =
    Array.isArray(emitted) === (mode !== 'single') && (mode !== 'range' || list.length % 2 === 0)
  return [
    ...list.flatMap((one) => wrongs(one, options)),
    ...(isShaped ? [] : ['another shape']),
    ...(readOnly ? ['it is only read'] : []),
  ]
}
