import type { Meta, StoryObj } from '@storybook/react-vite'
import { createEvent, expect, fireEvent, fn, waitFor } from 'storybook/test'
import type { PickerValue } from '../core/values.ts'
import { callsOf, dayButton } from './story-helpers.ts'
import { DatePicker } from './DatePicker.tsx'
import { autumn, withFrame } from './story-frame.tsx'

const meta = {
  title: 'features/date-picker/DatePicker clock',
  component: DatePicker,
  args: {
    label: 'Delivery',
    locale: 'en-US',
    type: 'time',
    layout: 'inline',
    defaultValue: autumn,
    onChange: fn<(value: PickerValue) => void>(),
  },
  globals: { locale: 'en' },
  parameters: { visual: { skip: 'what it looks like is captured as stories of DatePicker' } },
  decorators: [withFrame],
} satisfies Meta<typeof DatePicker>
export default meta
type Story = StoryObj<typeof meta>

export const TypedDigits: Story = {
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('spinbutton', { name: 'Hour' }).focus()
    await userEvent.keyboard('۰۹')
    await expect(args.onChange).toHaveBeenLastCalledWith('2025-09-27T09:30')
    await userEvent.keyboard('5')
    await expect(args.onChange).toHaveBeenLastCalledWith('2025-09-27T05:30')
    await userEvent.keyboard('{ArrowUp}1٤')
    await expect(args.onChange).toHaveBeenLastCalledWith('2025-09-27T14:30')
    canvas.getByRole('spinbutton', { name: 'Minute' }).focus()
    await userEvent.keyboard('45')
    await expect(args.onChange).toHaveBeenLastCalledWith('2025-09-27T14:45')
    await userEvent.keyboard('{Control>}1{/Control}x')
    await expect(args.onChange).toHaveBeenLastCalledWith('2025-09-27T14:45')
  },
}

export const TypedOnADialOfTwelve: Story = {
  args: { isTwelveHour: true },
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('spinbutton', { name: 'Hour' }).focus()
    await userEvent.keyboard('3')
    await expect(args.onChange).toHaveBeenLastCalledWith('2025-09-27T15:30')
    await userEvent.click(canvas.getByRole('radio', { name: 'AM' }))
    canvas.getByRole('spinbutton', { name: 'Hour' }).focus()
    await userEvent.keyboard('8')
    await expect(args.onChange).toHaveBeenLastCalledWith('2025-09-27T08:30')
    await userEvent.keyboard('{ArrowUp}17')
    await expect(args.onChange).toHaveBeenLastCalledWith('2025-09-27T17:30')
    await userEvent.keyboard('{ArrowUp}09')
    await expect(args.onChange).toHaveBeenLastCalledWith('2025-09-27T21:30')
  },
}

export const TypedYear: Story = {
  args: { type: 'year', locale: 'fa-IR', label: 'سال' },
  play: async ({ canvas, userEvent }) => {
    const year = (name: string) => canvas.getByRole('option', { name })
    year('۱۴۰۴').focus()
    await userEvent.keyboard('14')
    await expect(year('۱۴۰۴')).toHaveFocus()
    await userEvent.keyboard('{Tab}')
    year('۱۴۰۴').focus()
    await userEvent.keyboard('۱۳٧0')
    await expect(year('۱۳۷۰')).toHaveFocus()
  },
}

export const WheelUpAndDown: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const hour = canvas.getByRole('spinbutton', { name: 'Hour' })
    await userEvent.hover(hour)
    await fireEvent.wheel(hour, { deltaX: 40, deltaY: 0 })
    await fireEvent.wheel(hour, { deltaX: -40, deltaY: 3 })
    await expect(args.onChange).not.toHaveBeenCalled()
    await fireEvent.wheel(hour, { deltaX: 3, deltaY: -40 })
    await expect(callsOf(args.onChange)).toEqual([['2025-09-27T13:30']])
    for (let sent = 0; sent < 10; sent += 1) await fireEvent.wheel(hour, { deltaY: 4 })
    await expect(callsOf(args.onChange)).toEqual([['2025-09-27T13:30'], ['2025-09-27T12:30']])
    const wasLeftToTheBrowser = await fireEvent.wheel(hour, { deltaY: 400, ctrlKey: true })
    await expect(wasLeftToTheBrowser).toBe(true)
    await expect(args.onChange).toHaveBeenCalledTimes(2)
  },
}

export const HalvesOfTheDay: Story = {
  args: { isTwelveHour: true },
  play: async ({ canvas, userEvent }) => {
    const halves = canvas.getByRole('radiogroup', { name: 'AM, PM' })
    const mark = halves.querySelector('.mantine-SegmentedControl-indicator')!
    const isOn = (name: string) => {
      const half = canvas.getByText(name).closest('label')!.getBoundingClientRect()
      const { top, left, width, height } = mark.getBoundingClientRect()
      return [top - half.top, left - half.left, width - half.width, height - half.height].every(
        (far) => Math.abs(far) < 1,
      )
    }
    await expect(canvas.getByText('AM').closest('label')!.offsetHeight).toBeGreaterThanOrEqual(44)
    await waitFor(() => expect(isOn('PM')).toBe(true))
    await userEvent.click(canvas.getByRole('radio', { name: 'AM' }))
    await waitFor(() => expect(isOn('AM')).toBe(true))
  },
}

export const HalvesWithinTheLimits: Story = {
  args: { isTwelveHour: true, defaultValue: '2025-09-27T09:20', min: '08:30', max: '18:45' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'PM' }))
    await expect(args.onChange).toHaveBeenLastCalledWith('2025-09-27T18:45')
    await userEvent.click(canvas.getByRole('radio', { name: 'AM' }))
    await expect(args.onChange).toHaveBeenLastCalledWith('2025-09-27T08:30')
  },
}

export const HalfOutsideTheLimits: Story = {
  args: { isTwelveHour: true, defaultValue: '2025-09-27T09:20', max: '11:50' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'AM' })).toBeEnabled()
    await expect(canvas.getByRole('radio', { name: 'PM' })).toBeDisabled()
  },
}

/** A finger that scrolls presses first. */
export const ScrolledByAFinger: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const later = canvas.getByRole('button', { name: 'Hour, Later' })
    const finger = { pointerType: 'touch', button: 0, isPrimary: true }
    await userEvent.hover(later)
    await fireEvent.pointerDown(later, finger)
    await fireEvent.pointerCancel(later, finger)
    await fireEvent.pointerLeave(later, finger)
    await expect(args.onChange).not.toHaveBeenCalled()

    await fireEvent.pointerDown(later, finger)
    await fireEvent.pointerUp(later, finger)
    await fireEvent.click(later, { detail: 1 })
    await expect(callsOf(args.onChange)).toEqual([['2025-09-27T13:30']])

    await fireEvent.pointerDown(later, finger)
    await waitFor(() => expect(args.onChange).toHaveBeenCalledTimes(3))
    await fireEvent.pointerUp(later, finger)
    const turned = callsOf(args.onChange).length
    await fireEvent.click(later, { detail: 1 })
    await expect(args.onChange).toHaveBeenCalledTimes(turned)
    await fireEvent.click(later, { detail: 0 })
    await expect(args.onChange).toHaveBeenCalledTimes(turned + 1)
  },
}

export const SecondFinger: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const turn = (name: string) => canvas.getByRole('button', { name: `Hour, ${name}` })
    const first = { pointerType: 'touch', pointerId: 2, button: 0, isPrimary: true }
    const second = { ...first, pointerId: 3, isPrimary: false }
    await userEvent.hover(turn('Later'))
    await fireEvent.pointerDown(turn('Earlier'), second)
    await fireEvent.pointerDown(turn('Later'), first)
    await fireEvent.pointerUp(turn('Later'), second)
    await waitFor(() => expect(args.onChange).toHaveBeenCalled())
    await expect(args.onChange).toHaveBeenNthCalledWith(1, '2025-09-27T13:30')
    await fireEvent.pointerUp(turn('Later'), first)
  },
}

/** The second click of a double click lands on the clock that replaced the grid of days. */
export const DoubleClickOnADay: Story = {
  args: { type: 'datetime' },
  play: async ({ canvas, userEvent, args }) => {
    /** ms; the time of real events is how long this story took. */
    const press = async (target: Element, detail: number, time: number) => {
      const place = { clientX: 100, clientY: 100, button: 0, isPrimary: true, detail, bubbles: true }
      const down = createEvent.pointerDown(target, place)
      Object.defineProperty(down, 'timeStamp', { value: time })
      await fireEvent(target, down)
      await fireEvent.pointerUp(target, place)
      await fireEvent.click(target, place)
    }
    const earlier = () => canvas.getByRole('button', { name: 'Minute, Earlier' })
    await userEvent.hover(dayButton(canvas, 'September 30'))
    await press(dayButton(canvas, 'September 30'), 1, 0)
    /** The second tap counts as a first click. */
    await press(earlier(), 1, 200)
    await expect(callsOf(args.onChange)).toEqual([['2025-09-30T12:30']])
    await press(earlier(), 1, 900)
    await expect(args.onChange).toHaveBeenLastCalledWith('2025-09-30T12:29')
  },
}
