import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, within } from 'storybook/test'
import type { PickerValue } from '../core/values.ts'
import { openedDialog } from './acting.ts'
import { DatePicker } from './DatePicker.tsx'
import { autumn, framed } from './framed.tsx'

/** The dialog in windows that leave it little room. */
const meta = {
  title: 'features/date-picker/DatePicker room',
  component: DatePicker,
  args: {
    label: 'Delivery',
    locale: 'en-US',
    type: 'datetime',
    defaultValue: autumn,
    onChange: fn<(value: PickerValue) => void>(),
  },
  globals: { locale: 'en' },
  parameters: { visual: { skip: 'what it looks like is captured as stories of DatePicker' } },
  decorators: [framed],
} satisfies Meta<typeof DatePicker>
export default meta
type Story = StoryObj<typeof meta>

const sized = (width: number, height: number): Partial<Story> => ({
  globals: { viewport: { value: 'room' } },
  parameters: {
    viewport: { options: { room: { name: 'room', styles: { width: `${width}px`, height: `${height}px` } } } },
  },
})

/** Each step in turn, by the heading; the clock comes last. */
const parts = [/^Year,/, /^Month,/, /^Month,/, /^Time,/]

const oneWidth: Story['play'] = async ({ canvas, userEvent }) => {
  const dialog = await openedDialog(canvas, userEvent)
  const box = screen.getByRole('dialog')
  const { width } = box.getBoundingClientRect()
  await expect(width).toBeGreaterThan(324)
  for (const name of parts) {
    await userEvent.click(dialog.getByRole('button', { name }))
    await expect(box.getBoundingClientRect().width).toBe(width)
  }
}

export const OneWidth: Story = { ...sized(1280, 1000), play: oneWidth }

export const OneWidthOverThePage: Story = { ...sized(1280, 1000), args: { layout: 'modal' }, play: oneWidth }

export const SheetOfANarrowWindow: Story = {
  ...sized(320, 720),
  play: async ({ canvas, userEvent }) => {
    const dialog = await openedDialog(canvas, userEvent)
    const { right, left } = screen.getByRole('dialog').getBoundingClientRect()
    for (const cell of dialog.getAllByRole('gridcell')) {
      const box = (cell.firstElementChild ?? cell).getBoundingClientRect()
      await expect([box.left >= left, box.right <= right]).toEqual([true, true])
    }
    const days = dialog.getByRole('grid')
    await expect(days.scrollWidth).toBeLessThanOrEqual(days.clientWidth)
  },
}

const inSight: Story['play'] = async ({ canvas, userEvent }) => {
  const dialog = await openedDialog(canvas, userEvent)
  const isSeen = () => {
    const button = dialog.getByRole('button', { name: 'Select' })
    const { left, top, width, height } = button.getBoundingClientRect()
    const ends = [top + 1, top + height - 1]
    return ends.every((y) => button.contains(document.elementFromPoint(left + width / 2, y)))
  }
  await expect(isSeen()).toBe(true)
  for (const name of parts) {
    await userEvent.click(dialog.getByRole('button', { name }))
    await expect(isSeen()).toBe(true)
  }
  const [hour] = within(screen.getByRole('dialog')).getAllByRole('spinbutton')
  await expect(hour).toBeVisible()
}

/** Where there is less room than it wants above its field and below. */
export const MiddleOfALaptop: Story = {
  ...sized(1280, 760),
  decorators: (OwnStory) => (
    <div style={{ paddingBlock: 340 }}>
      <OwnStory />
    </div>
  ),
  play: inSight,
}

/** A page that scrolls takes the dialog along, away from under the pointer. */
export const FocusDoesNotScrollThePage: Story = {
  ...sized(1280, 800),
  decorators: (OwnStory) => (
    <div style={{ paddingBlock: '380px 900px' }}>
      <OwnStory />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const dialog = await openedDialog(canvas, userEvent)
    dialog.getByRole('button', { name: 'Select' }).focus()
    await expect(window.scrollY).toBe(0)
  },
}

export const PhoneOnItsSide: Story = { ...sized(640, 360), play: inSight }

export const PhoneOnItsSideOverThePage: Story = {
  ...sized(640, 360),
  args: { layout: 'modal' },
  play: inSight,
}

export const SheetOfALowWindow: Story = { ...sized(480, 360), play: inSight }
