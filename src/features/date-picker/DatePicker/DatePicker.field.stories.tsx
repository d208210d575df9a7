import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { expect, fn } from 'storybook/test'
import type { PickerValue } from '../core/values.ts'
import { callsOf, dayButton, findFocusedDialog } from './story-helpers.ts'
import { DatePicker } from './DatePicker.tsx'
import { autumn, withFrame } from './story-frame.tsx'

const notCaptured = { visual: { skip: 'what it looks like is captured as stories of DatePicker' } }

const meta = {
  title: 'features/date-picker/DatePicker field',
  component: DatePicker,
  args: {
    label: 'Delivery',
    locale: 'en-US',
    defaultValue: autumn,
    onChange: fn<(value: PickerValue) => void>(),
  },
  globals: { locale: 'en' },
  parameters: notCaptured,
  decorators: [withFrame],
} satisfies Meta<typeof DatePicker>
export default meta
type Story = StoryObj<typeof meta>

const types = ['date', 'datetime', 'time', 'month', 'year-month', 'year'] as const

export const InWords: Story = {
  render: (args) => (
    <>
      {types.map((type) => (
        <DatePicker key={type} {...args} type={type} />
      ))}
      <DatePicker {...args} locale="fa-IR" label="تحویل" type="datetime" />
      <DatePicker {...args} locale="ru-RU" label="Доставка" type="time" defaultValue={null} />
      <DatePicker {...args} mode="range" defaultValue={['2025-09-27T00:00', '2025-09-28T23:59']} />
    </>
  ),
  play: async ({ canvas }) => {
    const names = [
      'Choose a date, Delivery, Saturday, September 27, 2025',
      'Choose a date and time, Delivery, Saturday, September 27, 2025, 12:30',
      'Choose a time, Delivery, 12:30',
      'Choose a month, Delivery, September 2025',
      'Choose a month, Delivery, September 2025',
      'Choose a year, Delivery, 2025',
      'تاریخ و ساعت را انتخاب کنید، تحویل، شنبه ۵ مهر ۱۴۰۴، ۱۲:۳۰',
      'Выбрать время, Доставка',
      'Choose a date, Delivery, Saturday, September 27, 2025 to Sunday, September 28, 2025',
    ]
    const buttons = canvas.getAllByRole('button')
    await expect(buttons).toHaveLength(names.length)
    for (const [at, name] of names.entries()) await expect(buttons[at]).toHaveAccessibleName(name)
  },
}

export const Dropped: Story = {
  args: { isEditable: true },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox')
    const message = canvas.getByRole('status')
    await expect(message).toBeEmptyDOMElement()
    await userEvent.clear(field)
    await userEvent.type(field, '2026-02-30{Enter}')
    await expect(message).toHaveTextContent('This cannot be used.')
    await expect(field).toHaveValue('2025-09-27')
    await userEvent.type(field, 'x')
    await expect(message).toBeEmptyDOMElement()
    await userEvent.tab()
    await expect(message).toHaveTextContent('cannot be used')
    await expect(field).toHaveValue('2025-09-27')
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.clear(field)
    await userEvent.type(field, '2025-10-01{Enter}')
    await expect(message).toBeEmptyDOMElement()
    await expect(callsOf(args.onChange)).toEqual([['2025-10-01T00:00']])
  },
}

export const TypedAndOpened: Story = {
  args: { isEditable: true },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox')
    await userEvent.clear(field)
    await userEvent.type(field, '2025-10-01{Alt>}{ArrowDown}{/Alt}')
    const dialog = await findFocusedDialog()
    await expect(dayButton(dialog, 'October 1')).toHaveFocus()
    await expect(dayButton(dialog, 'October 1')).toHaveAttribute('data-chosen')
    await expect(callsOf(args.onChange)).toEqual([['2025-10-01T00:00']])
    await expect(field).toHaveValue('2025-10-01')
  },
}

export const RefusedAndOpened: Story = {
  args: { isEditable: true },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox')
    await userEvent.clear(field)
    await userEvent.type(field, '2026-02-30{Alt>}{ArrowDown}{/Alt}')
    await findFocusedDialog()
    await expect(canvas.getByText('This cannot be used.')).toBeInTheDocument()
  },
}

export const EnterSendsTheForm: Story = {
  args: { isEditable: true },
  render: function Render(args) {
    const [sent, setSent] = useState(0)
    const handleSubmit = (event: FormEvent) => {
      event.preventDefault()
      setSent(sent + 1)
    }
    return (
      <form onSubmit={handleSubmit}>
        <DatePicker {...args} />
        <DatePicker {...args} label="Stay" type="datetime" mode="range" defaultValue={[]} />
        <output>{sent}</output>
        <button type="submit">Send</button>
      </form>
    )
  },
  play: async ({ canvas, userEvent, args }) => {
    const sent = (times: string) => expect(canvas.getByText(/^\d$/)).toHaveTextContent(times)
    const [day, stay] = canvas.getAllByRole('textbox')
    await userEvent.clear(day!)
    await userEvent.type(day!, '2025-10-01{Enter}')
    await expect(callsOf(args.onChange)).toEqual([['2025-10-01T00:00']])
    await sent('0')
    await userEvent.type(day!, '{Enter}')
    await sent('1')
    await userEvent.type(stay!, '{Enter}')
    await expect(stay).toHaveValue('')
    await sent('2')
    const days = '2025-10-01T09:00 ~ 2025-10-03T17:00'
    await userEvent.type(stay!, `${days}{Enter}`)
    await expect(stay).toHaveFocus()
    await expect(stay).toHaveValue(days)
    await expect(callsOf(args.onChange).at(-1)).toEqual([['2025-10-01T09:00', '2025-10-03T17:00']])
    await sent('2')
  },
}

const days = ['2025-09-27T00:00', '2025-09-29T00:00', '2025-09-30T00:00', '2025-10-06T00:00']

export const LongValues: Story = {
  parameters: { visual: undefined },
  render: (args) => (
    <div style={{ display: 'grid', gap: 16, inlineSize: 328 }}>
      <DatePicker
        {...args}
        type="datetime"
        mode="range"
        defaultValue={['2025-09-27T08:30', '2025-09-30T23:59']}
      />
      <div dir="rtl">
        <DatePicker
          {...args}
          locale="fa-IR"
          label="بازه"
          type="datetime"
          mode="range"
          defaultValue={['2025-09-27T08:30', '2025-09-30T23:59']}
        />
      </div>
      <DatePicker
        {...args}
        type="datetime"
        mode="multiple"
        defaultValue={['2025-09-27T08:30', '2025-09-29T08:30', '2025-09-30T08:30']}
      />
      <DatePicker {...args} label="Days" mode="multiple" defaultValue={days} />
      <DatePicker {...args} type="datetime" mode="range" defaultValue={[]} label="Empty" />
      <DatePicker {...args} label="One day" />
    </div>
  ),
  play: async ({ canvas }) => {
    for (const field of canvas.getAllByRole('textbox')) {
      await expect(field.scrollWidth).toBeLessThanOrEqual(field.clientWidth)
      await expect(field.scrollHeight).toBeLessThanOrEqual(field.clientHeight)
    }
    await expect(canvas.getAllByRole('textbox')[0]).toHaveValue('2025-09-27T08:30 ~ 2025-09-30T23:59')
    await expect(canvas.getByRole('textbox', { name: 'Days' })).toHaveValue(
      '2025-09-27, 2025-09-29, 2025-09-30, 2025-10-06',
    )
    await expect(canvas.getByRole('button', { name: /, Days,/ })).toHaveAccessibleName(
      'Choose a date, Days, Saturday, September 27, 2025, Monday, September 29, 2025, Tuesday, September 30, 2025, Monday, October 6, 2025',
    )
    const [empty, day] = ['Empty', 'One day'].map(
      (name) => canvas.getByRole('textbox', { name }).offsetHeight,
    )
    await expect(empty).toBe(day)
  },
}
