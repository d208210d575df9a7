import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test'
import { nowIn } from '../core/today.ts'
import type { PickerValue } from '../core/values.ts'
import { callsOf, dayButton, waitForDialogClosed, openDialog, swipeOver } from './story-helpers.ts'
import { DatePicker } from './DatePicker.tsx'
import { autumn, withFrame } from './story-frame.tsx'

const notCaptured = { visual: { skip: 'what it looks like is captured as stories of DatePicker' } }

const meta = {
  title: 'features/date-picker/DatePicker acts',
  component: DatePicker,
  args: {
    label: 'Delivery',
    locale: 'en-US',
    defaultValue: autumn,
    onChange: fn<(value: PickerValue) => void>(),
    onOpenChange: fn<(opened: boolean) => void>(),
  },
  globals: { locale: 'en' },
  parameters: notCaptured,
  decorators: [withFrame],
} satisfies Meta<typeof DatePicker>
export default meta
type Story = StoryObj<typeof meta>

export const Now: Story = {
  args: { layout: 'inline', type: 'datetime' },
  play: async ({ canvas, userEvent, args }) => {
    const before = nowIn('Asia/Tehran')
    await userEvent.click(canvas.getByRole('button', { name: 'Now' }))
    await expect(args.onChange).toHaveBeenCalledOnce()
    await expect([before, nowIn('Asia/Tehran')]).toContain(callsOf(args.onChange)[0]![0])
  },
}

export const AutoSubmit: Story = {
  args: { autoSubmit: true },
  play: async ({ canvas, userEvent, args }) => {
    const dialog = await openDialog(canvas, userEvent)
    for (const name of ['Now', 'Cancel', 'Select'])
      await expect(dialog.queryByRole('button', { name })).toBeNull()
    await userEvent.click(dayButton(dialog, 'September 30'))
    await waitForDialogClosed()
    await expect(callsOf(args.onChange)).toEqual([['2025-09-30T00:00']])
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus())
  },
}

export const OnToTheClock: Story = {
  args: { type: 'datetime' },
  play: async ({ canvas, userEvent, args }) => {
    const dialog = await openDialog(canvas, userEvent)
    const select = () => dialog.getByRole('button', { name: 'Select' })
    select().focus()
    await userEvent.keyboard('{Enter}')
    await expect(dialog.getByRole('spinbutton', { name: 'Hour' })).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}')
    await userEvent.click(select())
    await waitForDialogClosed()
    await expect(callsOf(args.onChange)).toEqual([['2025-09-27T13:30']])
  },
}

export const AutoSubmitWithClock: Story = {
  args: { autoSubmit: true, type: 'datetime' },
  play: async ({ canvas, userEvent, args }) => {
    const dialog = await openDialog(canvas, userEvent)
    await userEvent.click(dayButton(dialog, 'September 30'))
    await expect(callsOf(args.onChange)).toEqual([['2025-09-30T12:30']])
    await userEvent.click(dialog.getByRole('spinbutton', { name: 'Hour' }))
    await userEvent.keyboard('{ArrowUp}')
    await expect(args.onChange).toHaveBeenLastCalledWith('2025-09-30T13:30')
    await userEvent.click(dialog.getByRole('button', { name: 'Select' }))
    await waitForDialogClosed()
    await expect(args.onChange).toHaveBeenCalledTimes(2)
  },
}

export const Swiped: Story = {
  args: { layout: 'inline' },
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('grid')
    const swipe = (x: number, y: number) => swipeOver(grid, [200, 200], [x, y])
    await swipe(120, 210)
    await expect(grid).toHaveAccessibleName('October 2025')
    await swipe(280, 190)
    await expect(grid).toHaveAccessibleName('September 2025')
    await swipe(170, 200)
    await swipe(120, 400)
    await expect(grid).toHaveAccessibleName('September 2025')
  },
}

export const SwipedInPersian: Story = {
  args: { layout: 'inline', locale: 'fa-IR' },
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('grid')
    await swipeOver(grid, [120, 200], [200, 200])
    await expect(grid).toHaveAccessibleName('آبان ۱۴۰۴')
  },
}

export const Pinched: Story = {
  args: { layout: 'inline' },
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('grid')
    const finger = (clientX: number, isPrimary: boolean) => ({
      pointerType: 'touch',
      isPrimary,
      clientX,
      clientY: 200,
    })
    await expect(getComputedStyle(grid).touchAction).toBe('pan-y pinch-zoom')
    await fireEvent.pointerDown(grid, finger(200, true))
    await fireEvent.pointerDown(grid, finger(240, false))
    await fireEvent.pointerUp(grid, finger(300, false))
    await expect(grid).toHaveAccessibleName('September 2025')
    await fireEvent.pointerUp(grid, finger(140, true))
    await expect(grid).toHaveAccessibleName('September 2025')
  },
}

/** What is pressed elsewhere takes the focus away, also if it cannot have it itself. */
export const LeftForThePage: Story = {
  render: function Render(args) {
    const [day, setDay] = useState(autumn)
    return (
      <>
        <DatePicker {...args} layout="inline" value={day} />
        <p onPointerUp={() => setDay('2025-10-01T00:00')}>First of October</p>
      </>
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next month' }))
    await userEvent.click(dayButton(canvas, 'October 30'))
    await userEvent.click(canvas.getByText('First of October'))
    await expect(canvas.getByRole('gridcell', { selected: true })).toHaveTextContent('1')
    await expect(document.body).toHaveFocus()
  },
}

export const Cleared: Story = {
  args: { isClearable: true },
  play: async ({ canvas, userEvent, args }) => {
    const dialog = await openDialog(canvas, userEvent)
    await userEvent.click(dialog.getByRole('button', { name: 'Clear' }))
    await waitForDialogClosed()
    await expect(callsOf(args.onChange)).toEqual([[null]])
    await expect(canvas.getByRole('textbox')).toHaveValue('')
  },
}

export const OpenedFromOutside: Story = {
  render: function Render({ onOpenChange, ...args }) {
    const [opened, setOpened] = useState(false)
    const handleOpenChange = (to: boolean) => {
      onOpenChange?.(to)
      setOpened(to)
    }
    return (
      <>
        <button type="button" onClick={() => setOpened(!opened)} onKeyDown={() => setOpened(false)}>
          {opened ? 'Back' : 'Forward'}
        </button>
        <DatePicker {...args} opened={opened} onOpenChange={handleOpenChange} />
      </>
    )
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Forward' }))
    const dialog = within(await screen.findByRole('dialog'))
    await expect(args.onOpenChange).not.toHaveBeenCalled()
    await userEvent.click(dayButton(dialog, 'September 30'))
    await fireEvent.keyDown(canvas.getByText('Back'), { key: 'x' })
    await waitForDialogClosed()
    const again = await openDialog(canvas, userEvent)
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true)
    await expect(dayButton(again, 'September 27')).toHaveAttribute('data-chosen')
    await userEvent.keyboard('{Escape}')
    await waitForDialogClosed()
    await expect(callsOf(args.onOpenChange)).toEqual([[true], [false]])
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

export const ThereAndBack: Story = {
  args: { layout: 'inline' },
  play: async ({ canvas, userEvent }) => {
    const headingButton = (name: RegExp) => canvas.getByRole('button', { name })
    await userEvent.click(headingButton(/^Year, 2025$/))
    await expect(headingButton(/^Year/)).toHaveAttribute('aria-pressed', 'true')
    await expect(canvas.getByRole('option', { name: '2025' })).toBeVisible()
    await expect(canvas.getAllByRole('option')).toHaveLength(150)
    await userEvent.click(headingButton(/^Month, September$/))
    await expect(canvas.getByRole('grid')).toHaveAccessibleName('2025')
    await userEvent.click(headingButton(/^Month, September$/))
    await expect(canvas.getByRole('grid')).toHaveAccessibleName('September 2025')
  },
}

export const ThisYear: Story = {
  args: { type: 'year', defaultValue: null },
  play: async ({ canvas, userEvent }) => {
    const dialog = await openDialog(canvas, userEvent)
    const list = dialog.getByRole('listbox').getBoundingClientRect()
    await expect(dialog.getAllByRole('option')).toHaveLength(150)
    await expect(document.activeElement).toHaveAttribute('aria-current', 'date')
    const { top, bottom } = document.activeElement!.getBoundingClientRect()
    await expect(Math.abs((top + bottom) / 2 - (list.top + list.bottom) / 2)).toBeLessThan(44)
  },
}

export const YearThatIsNotListed: Story = {
  args: { type: 'year', defaultValue: '1822-01-01T00:00' },
  parameters: { visual: { skip: 'it looks as ThisYear does, at the end of the list' } },
  play: async ({ canvas, userEvent }) => {
    const dialog = await openDialog(canvas, userEvent)
    await expect(dialog.getByRole('option', { name: '1921' })).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}')
    await expect(dialog.getByRole('option', { name: '1922' })).toHaveFocus()
  },
}

export const PressedYear: Story = {
  args: { type: 'year', layout: 'inline' },
  play: async ({ canvas, userEvent }) => {
    const { scrollTop } = canvas.getByRole('listbox')
    await userEvent.click(canvas.getByRole('option', { name: '2027' }))
    await expect(canvas.getByRole('option', { name: '2027' })).toHaveAttribute('data-chosen')
    await expect(canvas.getByRole('listbox').scrollTop).toBe(scrollTop)
  },
}
