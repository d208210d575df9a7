import { limitViolations } from '../core/checks/oracle.ts'
import { optionsFor } from '../core/options.ts'
import type { PickerValue } from '../core/values.ts'
import type { TestProps } from './arbitrary-props.ts'

export function violationsOf(emitted: PickerValue, props: TestProps): string[] {
  const { type, mode, locale, calendar, min, max, disabledUnits: disabled, readOnly } = props
  const options = optionsFor({ type, mode, locale, calendar, limits: { min, max, disabled } })
  const list = [emitted ?? []].flat()
  const hasShapeOfMode =
    Array.isArray(emitted) === (mode !== 'single') && (mode !== 'range' || list.length % 2 === 0)
  return [
    ...list.flatMap((one) => limitViolations(one, options)),
    ...(hasShapeOfMode ? [] : ['another shape']),
    ...(readOnly ? ['it is only read'] : []),
  ]
}
