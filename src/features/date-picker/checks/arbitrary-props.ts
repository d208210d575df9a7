import * as fc from 'fast-check'
import { options } from '../core/checks/arbitraries.ts'
import type { DatePickerProps } from '../DatePicker/DatePickerProps.ts'

export type TestProps = Omit<DatePickerProps, 'label'> & {
  owner: 'itself' | 'takes' | 'refuses'
}

export const arbitraryProps: fc.Arbitrary<TestProps> = fc
  .record({
    options,
    layout: fc.constantFrom('popover', 'modal'),
    owner: fc.constantFrom('itself', 'takes', 'takes', 'refuses'),
    isClearable: fc.boolean(),
    isTwelveHour: fc.boolean(),
    isOff: fc.constantFrom(false, false, false, false, false, true),
  } as const)
  .map(
    ({ options: { limits, isInline, type, mode, locale, calendar, ...rest }, layout, isOff, ...more }) => ({
      ...more,
      type,
      mode,
      locale,
      calendar,
      autoSubmit: rest.autoSubmit,
      isEditable: rest.isEditable,
      yearColumns: rest.yearColumns,
      min: limits.min,
      max: limits.max,
      disabledUnits: limits.disabled,
      layout: isInline ? 'inline' : layout,
      readOnly: isOff,
      name: 'day',
      alternateName: 'moment',
    }),
  )
