import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, waitFor } from 'storybook/test'
import type { PickerValue } from '../core/values.ts'
import { callsOf, dayButton, waitForDialogClosed, openDialog } from './story-helpers.ts'
import { DatePicker } from './DatePicker.tsx'
import { autumn, withFrame } from './story-frame.tsx'

const notCaptured = { visual: { skip: 'what it looks like is captured as stories of DatePicker' } }

const meta = {
  title: 'features/date-picker/DatePicker given',
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

export const FormReset: Story = {
  render: (args) => (
    <form aria-label="Order">
      <DatePicker {...args} name="day" alternateName="moment" autoSubmit />
      <button type="reset">Reset</button>
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    const formData = () => Object.fromEntries(new FormData(canvas.getByRole<HTMLFormElement>('form')))
    await expect(formData()).toEqual({ day: '2025-09-27', moment: '2025-09-27 00:00' })
    const dialog = await openDialog(canvas, userEvent)
    await userEvent.click(dayButton(dialog, 'September 30'))
    await waitForDialogClosed()
    await expect(formData()).toEqual({ day: '2025-09-30', moment: '2025-09-30 00:00' })
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }))
    await waitFor(() => expect(formData()).toEqual({ day: '2025-09-27', moment: '2025-09-27 00:00' }))
    await expect(canvas.getByRole('textbox')).toHaveValue('2025-09-27')
  },
}

export const OutsideTheLimits: Story = {
  render: (given) => {
    const args = { ...given, defaultValue: undefined }
    const limits = { min: '2025-09-10', max: '2025-09-20' }
    return (
      <form aria-label="Order">
        <DatePicker
          {...args}
          {...limits}
          label="Late"
          defaultValue={autumn}
          name="late"
          alternateName="end"
        />
        <DatePicker
          {...args}
          {...limits}
          label="Early"
          value="2025-09-01T08:00"
          type="datetime"
          name="early"
        />
        <DatePicker
          {...args}
          {...limits}
          label="Both"
          mode="range"
          value={['2025-09-01T00:00', '2025-09-30T23:59']}
          name="both"
        />
      </form>
    )
  },
  play: async ({ canvas }) => {
    const shown = canvas.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value)
    await expect(shown).toEqual(['2025-09-20', '2025-09-10T00:00', '2025-09-10 ~ 2025-09-20'])
    await expect([...new FormData(canvas.getByRole<HTMLFormElement>('form'))]).toEqual([
      ['late', '2025-09-20'],
      ['end', '2025-09-20 00:00'],
      ['early', '2025-09-10 00:00'],
      ['both', '2025-09-10'],
      ['both', '2025-09-20'],
    ])
  },
}

export const Refused: Story = {
  args: { layout: 'inline' },
  render: function Render({ onChange, ...args }) {
    const [value, setValue] = useState<PickerValue>('2025-09-27T00:00')
    function handleChange(next: PickerValue) {
      onChange?.(next)
      if (next !== '2025-09-30T00:00') setValue(next)
    }
    return <DatePicker {...args} value={value} onChange={handleChange} />
  },
  play: async ({ canvas, userEvent, args }) => {
    const chosen = () => canvas.getByRole('gridcell', { selected: true })
    await userEvent.click(dayButton(canvas, 'September 30'))
    await expect(chosen()).toHaveTextContent('27')
    await userEvent.click(dayButton(canvas, 'September 29'))
    await expect(chosen()).toHaveTextContent('29')
    await userEvent.click(dayButton(canvas, 'September 30'))
    await expect(chosen()).toHaveTextContent('29')
    await expect(args.onChange).toHaveBeenCalledTimes(3)
  },
}

export const LimitsChangeWhileOpen: Story = {
  render: function Render(args) {
    const [max, setMax] = useState('2025-12-31')
    return (
      <>
        <DatePicker {...args} max={max} />
        <button type="button" onKeyDown={() => setMax('2025-09-28')}>
          Fewer
        </button>
      </>
    )
  },
  play: async ({ canvas, userEvent, args }) => {
    const dialog = await openDialog(canvas, userEvent)
    await userEvent.click(dayButton(dialog, 'September 30'))
    await fireEvent.keyDown(canvas.getByText('Fewer'), { key: 'x' })
    await expect(dayButton(dialog, 'September 30')).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(dialog.getByRole('button', { name: 'Select' }))
    await expect(callsOf(args.onChange)).toEqual([['2025-09-28T00:00']])
  },
}

export const MinLaterThanMax: Story = {
  args: { min: '2025-10-10', max: '2025-09-01' },
  play: async ({ canvas, userEvent, args }) => {
    const dialog = await openDialog(canvas, userEvent)
    const isOff = (cell: HTMLElement) =>
      cell.matches('[aria-disabled]') || cell.querySelector('[aria-disabled]')
    await expect(dialog.getAllByRole('gridcell').every(isOff)).toBe(true)
    await userEvent.click(dialog.getAllByRole('gridcell').find((cell) => cell.firstElementChild)!)
    await expect(dialog.getByRole('button', { name: 'Select' })).toBeDisabled()
    await expect(dialog.queryByRole('button', { name: 'Now' })).toBeNull()
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

export const Garbage: Story = {
  args: { defaultValue: '0000-13-45Tgarbage' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('textbox')).toHaveValue('')
    const dialog = await openDialog(canvas, userEvent)
    await expect(document.activeElement).toHaveAttribute('aria-current', 'date')
    await expect(dialog.queryByRole('gridcell', { selected: true })).toBeNull()
  },
}

export const OwnHolidays: Story = {
  args: {
    layout: 'inline',
    holidays: (name) => (name === '2025-09-09' ? 'Birthday of the Prophet' : name === '2025-09-12'),
  },
  play: async ({ canvas }) => {
    await expect(dayButton(canvas, 'September 9')).toHaveAccessibleName(/2025, Birthday of the Prophet$/)
    await expect(dayButton(canvas, 'September 12')).toHaveAccessibleName(/2025, public holiday$/)
    await expect(dayButton(canvas, 'September 10')).toHaveAccessibleName(/2025$/)
  },
}
