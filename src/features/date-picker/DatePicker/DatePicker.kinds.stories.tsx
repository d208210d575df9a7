import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import type { PickerValue } from '../core/values.ts'
import { DatePicker } from './DatePicker.tsx'
import { languages } from './languages.ts'
import type { Language } from './languages.ts'

const meta = {
  title: 'features/date-picker/DatePicker kinds',
  component: DatePicker,
  args: { label: '', onChange: fn<(value: PickerValue) => void>() },
  parameters: { visual: { skip: 'its parts are captured as stories of DatePicker' } },
} satisfies Meta<typeof DatePicker>
export default meta
type Story = StoryObj<typeof meta>

type Emit = ReturnType<typeof fn<(value: PickerValue) => void>>
type Args = { type: Types; mode: Modes; defaultValue: PickerValue }
type Types = 'date' | 'datetime' | 'year' | 'month' | 'time' | 'year-month'
type Modes = 'single' | 'range' | 'multiple'

type Press = string | typeof turnHour
const turnHour = Symbol('hour')

function kind(
  args: Args,
  expectation: (words: Language) => { presses: Press[]; emitted: PickerValue[] },
): Story {
  const onChangeByLocale = new Map<string, Emit>(languages.map(({ locale }) => [locale, fn()]))
  return {
    args,
    beforeEach: () => onChangeByLocale.forEach((emit) => emit.mockClear()),
    render: () => (
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 24, padding: 16 }}>
        {languages.map(({ locale, dir, label }) => (
          <div key={locale} lang={locale} dir={dir} style={{ inlineSize: 324, maxInlineSize: '100%' }}>
            <p>{label}</p>
            <DatePicker
              {...args}
              label={label}
              locale={locale}
              layout="inline"
              onChange={onChangeByLocale.get(locale)}
            />
          </div>
        ))}
      </div>
    ),
    play: async ({ canvas, userEvent }) => {
      for (const words of languages) {
        const picker = within(canvas.getByRole('group', { name: words.label }))
        const { presses, emitted } = expectation(words)
        for (const press of presses) {
          if (press === turnHour) {
            await userEvent.click(picker.getAllByRole('spinbutton')[0]!)
            await userEvent.keyboard('{ArrowUp}')
            continue
          }
          const role = args.type.startsWith('year') && picker.queryByRole('listbox') ? 'option' : 'button'
          await userEvent.click(picker.getByRole(role, { name: new RegExp(`^${String(press)}($|[,،])`) }))
        }
        await expect(onChangeByLocale.get(words.locale)!.mock.calls.flat()).toEqual(emitted)
      }
    },
  }
}

const friday = '2025-10-10T12:30'
const midnight = '2025-10-10T00:00'
const at = (stored: string, clock: string) => `${stored.slice(0, 10)}T${clock}`
const names = (units: { name: string }[]) => units.map(({ name }) => name)
const stored = (units: { stored: string }[]) => units.map((unit) => unit.stored)

const toggled = ([first, second]: [string, string], kept: string) => [
  [first, kept].sort(),
  [first, second, kept].sort(),
  [second, kept].sort(),
]

const single = (type: Types) => ({ type, mode: 'single', defaultValue: friday }) as const
const range = (type: Types, defaultValue: PickerValue = []) =>
  ({ type, mode: 'range', defaultValue: defaultValue }) as const
const multiple = (type: Types) => ({ type, mode: 'multiple', defaultValue: [friday] }) as const

export const DateSingle = kind(single('date'), ({ days: [day] }) => ({
  presses: [day.name],
  emitted: [day.stored],
}))

export const DateRange = kind(range('date', [midnight, at(midnight, '23:59')]), ({ days: [day, later] }) => ({
  presses: [later.name, day.name],
  emitted: [[day.stored, at(later.stored, '23:59')]],
}))

export const DateMultiple = kind(multiple('date'), ({ days: [day, later] }) => ({
  presses: [day.name, later.name, day.name],
  emitted: toggled([day.stored, later.stored], midnight),
}))

export const DatetimeSingle = kind(single('datetime'), ({ days: [day] }) => ({
  presses: [day.name, turnHour],
  emitted: [at(day.stored, '12:30'), at(day.stored, '13:30')],
}))

export const DatetimeRange = kind(range('datetime', [midnight, friday]), ({ days: [day, later] }) => ({
  presses: [day.name, later.name, turnHour],
  emitted: [
    [day.stored, at(later.stored, '23:59')],
    [at(day.stored, '01:00'), at(later.stored, '23:59')],
  ],
}))

export const DatetimeMultiple = kind(multiple('datetime'), ({ days: [day, later] }) => ({
  presses: [day.name, later.name, day.name],
  emitted: toggled([at(day.stored, '12:30'), at(later.stored, '12:30')], friday),
}))

export const YearSingle = kind(single('year'), ({ years: [year] }) => ({
  presses: [year.name],
  emitted: [year.stored],
}))

export const YearRange = kind(range('year'), ({ years }) => ({
  presses: names(years),
  emitted: [stored(years)],
}))

export const YearMultiple = kind(multiple('year'), ({ years: [year, given] }) => ({
  presses: [year.name, given.name],
  emitted: [[year.stored, given.stored], [year.stored]],
}))

export const MonthSingle = kind(single('month'), ({ months: [month] }) => ({
  presses: [month.name],
  emitted: [month.stored],
}))

export const MonthRange = kind(range('month', [midnight, midnight]), ({ months }) => ({
  presses: names(months),
  emitted: [stored(months)],
}))

export const MonthMultiple = kind(multiple('month'), ({ locale, months: [month, later] }) => ({
  presses: [month.name, later.name, month.name],
  emitted: toggled(
    [month.stored, later.stored],
    locale === 'fa-IR' ? '2025-09-23T00:00' : '2025-10-01T00:00',
  ),
}))

export const TimeSingle = kind(single('time'), () => ({
  presses: [turnHour],
  emitted: [at(friday, '13:30')],
}))

export const TimeRange = kind(range('time', [at(friday, '08:00'), at(friday, '17:00')]), () => ({
  presses: [turnHour],
  emitted: [[at(friday, '09:00'), at(friday, '17:00')]],
}))

export const TimeMultiple = kind(multiple('time'), () => ({
  presses: [turnHour],
  emitted: [[at(friday, '13:30')]],
}))

export const YearMonthSingle = kind(single('year-month'), ({ years, months, earlierMonths }) => ({
  presses: [years[0].name, months[0].name],
  emitted: [earlierMonths[0]],
}))

export const YearMonthRange = kind(range('year-month', [midnight, midnight]), (words) => ({
  presses: [words.years[0].name, ...names(words.months)],
  emitted: [words.earlierMonths],
}))

export const YearMonthMultiple = kind(multiple('year-month'), ({ locale, years, months, earlierMonths }) => ({
  presses: [years[0].name, months[0].name, months[1].name, months[0].name],
  emitted: toggled(earlierMonths, locale === 'fa-IR' ? '2025-09-23T00:00' : '2025-10-01T00:00'),
}))
