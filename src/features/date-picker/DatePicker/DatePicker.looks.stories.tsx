import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import type { PickerValue } from '../core/values.ts'
import { dayButton, openDialog } from './story-helpers.ts'
import { DatePicker } from './DatePicker.tsx'
import { autumn, withFrame } from './story-frame.tsx'

/** A story that sets its own language is captured in that language only, in one color scheme. */
const meta = {
  title: 'features/date-picker/DatePicker looks',
  component: DatePicker,
  args: {
    label: 'Delivery',
    locale: 'en-US',
    defaultValue: autumn,
    onChange: fn<(value: PickerValue) => void>(),
  },
  globals: { locale: 'en' },
  decorators: [withFrame],
} satisfies Meta<typeof DatePicker>
export default meta
type Story = StoryObj<typeof meta>

export const RangeBeingDrawn: Story = {
  args: { layout: 'inline', mode: 'range', defaultValue: [], min: '2025-09-01', max: '2025-09-30' },
  play: async ({ canvas, userEvent, args }) => {
    const previewedDays = () =>
      canvas.getAllByRole('gridcell').filter((cell) => 'inRange' in cell.dataset).length
    await userEvent.click(dayButton(canvas, 'September 10'))
    await userEvent.hover(dayButton(canvas, 'September 24'))
    await expect(previewedDays()).toBe(15)
    await userEvent.hover(dayButton(canvas, 'September 7'))
    await expect(previewedDays()).toBe(4)
    await userEvent.hover(dayButton(canvas, 'September 24'))
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

export const OverThePage: Story = {
  args: { layout: 'modal', type: 'datetime' },
  play: async ({ canvas, userEvent }) => {
    const dialog = await openDialog(canvas, userEvent)
    await expect(screen.getByRole('dialog')).toHaveAccessibleName('Delivery')
    await expect(dayButton(dialog, 'September 27')).toHaveFocus()
    await expect(screen.queryByRole('banner')).toBeNull()
  },
}

export const Locked: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <DatePicker {...args} label="Disabled" disabled name="disabled" />
      <DatePicker {...args} label="Read" readOnly />
      <DatePicker {...args} label="Both, in the page" disabled readOnly layout="inline" />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const fields = canvas.getAllByRole('textbox')
    await expect(fields.map((field) => field.matches(':disabled, [readonly]'))).toEqual([true, true])
    await userEvent.click(fields[1]!)
    await userEvent.keyboard('{Enter}')
    await expect(screen.queryByRole('dialog')).toBeNull()
    await expect(
      canvas.getAllByRole('button').every((button) => button.matches(':disabled, [inert] *')),
    ).toBe(true)
  },
}
