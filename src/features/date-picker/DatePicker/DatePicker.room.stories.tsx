import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import type { PickerValue } from '../core/values.ts'
import { callsOf, dayButton, findFocusedDialog, openDialog, waitForDialogClosed } from './story-helpers.ts'
import { withWindow } from '#stories/with-window.ts'
import { DatePicker } from './DatePicker.tsx'
import { autumn, withFrame } from './story-frame.tsx'

const meta = {
  title: 'features/date-picker/DatePicker room',
  component: DatePicker,
  args: {
    label: 'Delivery',
    locale: 'en-US',
    type: 'datetime',
    defaultValue: autumn,
    onChange: fn<(value: PickerValue) => void>(),
    onOpenChange: fn<(opened: boolean) => void>(),
  },
  globals: { locale: 'en' },
  parameters: { visual: { skip: 'what it looks like is captured as stories of DatePicker' } },
  decorators: [withFrame],
} satisfies Meta<typeof DatePicker>
export default meta
type Story = StoryObj<typeof meta>

const headingButtons = [/^Year,/, /^Month,/, /^Month,/, /^Time,/]

const expectOneWidth: Story['play'] = async ({ canvas, userEvent }) => {
  const dialog = await openDialog(canvas, userEvent)
  const box = screen.getByRole('dialog')
  const { width } = box.getBoundingClientRect()
  await expect(width).toBeGreaterThan(324)
  for (const name of headingButtons) {
    await userEvent.click(dialog.getByRole('button', { name }))
    await expect(box.getBoundingClientRect().width).toBe(width)
  }
}

export const OneWidth: Story = { ...withWindow(1280, 1000), play: expectOneWidth }

export const OneWidthOverThePage: Story = {
  ...withWindow(1280, 1000),
  args: { layout: 'modal' },
  play: expectOneWidth,
}

export const SheetOfANarrowWindow: Story = {
  ...withWindow(320, 720),
  play: async ({ canvas, userEvent }) => {
    const dialog = await openDialog(canvas, userEvent)
    const { right, left } = screen.getByRole('dialog').getBoundingClientRect()
    for (const cell of dialog.getAllByRole('gridcell')) {
      const box = (cell.firstElementChild ?? cell).getBoundingClientRect()
      await expect([box.left >= left, box.right <= right]).toEqual([true, true])
    }
    const days = dialog.getByRole('grid')
    await expect(days.scrollWidth).toBeLessThanOrEqual(days.clientWidth)
  },
}

const largeText: Story['beforeEach'] = () => {
  document.documentElement.style.fontSize = '200%'
  return () => {
    document.documentElement.style.fontSize = ''
  }
}

export const SheetOfLargeText: Story = {
  ...withWindow(320, 720),
  beforeEach: largeText,
  play: async ({ canvas, userEvent }) => {
    const dialog = await openDialog(canvas, userEvent)
    await userEvent.click(dayButton(dialog, 'September 27'))
    for (const name of headingButtons) {
      const button = dialog.getByRole('button', { name })
      const text = document.createRange()
      text.selectNodeContents(button)
      await expect([name, text.getClientRects()]).toEqual([name, expect.objectContaining({ length: 1 })])
      await userEvent.click(button)
    }
    const { left, right } = screen.getByRole('dialog').getBoundingClientRect()
    for (const button of dialog.getAllByRole('button')) {
      const box = button.getBoundingClientRect()
      await expect([box.left >= left, box.right <= right]).toEqual([true, true])
    }
  },
}

export const FooterOfLargeText: Story = {
  ...withWindow(320, 720),
  beforeEach: largeText,
  args: { locale: 'ru-RU', isClearable: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Выберите/ }))
    const dialog = await findFocusedDialog()
    const { left, right } = screen.getByRole('dialog').getBoundingClientRect()
    for (const name of ['Сейчас', 'Очистить', 'Отмена', 'Выбрать']) {
      const label = dialog.getByText(name)
      const word = document.createRange()
      word.selectNodeContents(label)
      await expect([name, word.getClientRects()]).toEqual([name, expect.objectContaining({ length: 1 })])
      const box = label.closest('button')!.getBoundingClientRect()
      await expect([box.left >= left, box.right <= right]).toEqual([true, true])
    }
  },
}

const laterDay = '2025-09-29T00:00'

export const FieldsOfLargeText: Story = {
  ...withWindow(320, 720),
  beforeEach: largeText,
  render: (args) => (
    <>
      <DatePicker {...args} type="date" />
      <div dir="rtl">
        <DatePicker {...args} type="date" locale="fa-IR" />
      </div>
      <DatePicker {...args} type="date" mode="range" defaultValue={[autumn, laterDay]} />
      <DatePicker
        {...args}
        type="date"
        mode="multiple"
        defaultValue={[autumn, laterDay, '2025-10-06T00:00']}
      />
    </>
  ),
  play: async ({ canvas }) => {
    const buttons = canvas.getAllByRole('button')
    for (const [at, field] of canvas.getAllByRole('textbox').entries()) {
      const { paddingLeft, paddingRight } = getComputedStyle(field)
      const button = buttons[at]!.getBoundingClientRect()
      const { left, right } = field.getBoundingClientRect()
      await expect(
        button.left >= right - parseFloat(paddingRight) || button.right <= left + parseFloat(paddingLeft),
      ).toBe(true)
      await expect(field.scrollWidth).toBeLessThanOrEqual(field.clientWidth)
    }
  },
}

const expectSheet =
  (isSheet: boolean): Story['play'] =>
  async ({ canvas, userEvent }) => {
    await openDialog(canvas, userEvent)
    const { width } = screen.getByRole('dialog').getBoundingClientRect()
    await expect(width === innerWidth).toBe(isSheet)
  }

export const SheetUpTo480: Story = { ...withWindow(480, 720), play: expectSheet(true) }
export const PopoverAbove480: Story = { ...withWindow(481, 720), play: expectSheet(false) }

const expectButtonsVisible: Story['play'] = async ({ canvas, userEvent }) => {
  const dialog = await openDialog(canvas, userEvent)
  const isButtonVisible = () => {
    const button = dialog.getByRole('button', { name: 'Select' })
    const { left, top, width, height } = button.getBoundingClientRect()
    const ends = [top + 1, top + height - 1]
    return ends.every((y) => button.contains(document.elementFromPoint(left + width / 2, y)))
  }
  await expect(isButtonVisible()).toBe(true)
  for (const name of headingButtons) {
    await userEvent.click(dialog.getByRole('button', { name }))
    await expect(isButtonVisible()).toBe(true)
  }
  const [hour] = within(screen.getByRole('dialog')).getAllByRole('spinbutton')
  await expect(hour).toBeVisible()
}

export const MiddleOfALaptop: Story = {
  ...withWindow(1280, 760),
  decorators: (OwnStory) => (
    <div style={{ paddingBlock: 340 }}>
      <OwnStory />
    </div>
  ),
  play: expectButtonsVisible,
}

export const FocusDoesNotScrollThePage: Story = {
  ...withWindow(1280, 800),
  decorators: (OwnStory) => (
    <div style={{ paddingBlock: '380px 900px' }}>
      <OwnStory />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const dialog = await openDialog(canvas, userEvent)
    dialog.getByRole('button', { name: 'Select' }).focus()
    await expect(window.scrollY).toBe(0)
  },
}

export const PhoneOnItsSide: Story = { ...withWindow(640, 360), play: expectButtonsVisible }

export const PhoneOnItsSideOverThePage: Story = {
  ...withWindow(640, 360),
  args: { layout: 'modal' },
  play: expectButtonsVisible,
}

export const SheetOfALowWindow: Story = { ...withWindow(480, 360), play: expectButtonsVisible }

const expectFocusedDayUncovered: Story['play'] = async ({ canvas, userEvent }) => {
  await openDialog(canvas, userEvent)
  const day = document.activeElement!
  await expect(day).toHaveAccessibleName(/September 27/)
  const { left, top, width, height } = day.getBoundingClientRect()
  for (const y of [top + 1, top + height - 1])
    await expect(document.elementFromPoint(left + width / 2, y)).toBe(day)
}

export const OpensAtTheFocusedDay: Story = { ...withWindow(640, 360), play: expectFocusedDayUncovered }

export const SheetOpensAtTheFocusedDay: Story = { ...withWindow(320, 400), play: expectFocusedDayUncovered }

export const EscapeFromOutsideTheControls: Story = {
  ...withWindow(1280, 800),
  play: async ({ canvas, userEvent, args }) => {
    const dialog = await openDialog(canvas, userEvent)
    const footer = dialog.getByRole('button', { name: 'Select' }).parentElement!.parentElement!
    await userEvent.click(footer)
    await expect(document.body).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitForDialogClosed()

    await openDialog(canvas, userEvent)
    await userEvent.click(canvas.getByRole('textbox'))
    await expect(canvas.getByRole('textbox')).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitForDialogClosed()
    await expect(callsOf(args.onOpenChange)).toEqual([[true], [false], [true], [false]])
  },
}

const sheetWidth = '400px'

export const FocusReturnsFromAResizedWindow: Story = {
  ...withWindow(1280, 800),
  play: async ({ canvas, userEvent }) => {
    const { style } = window.frameElement as HTMLElement
    const { width } = style
    const opener = canvas.getByRole('button', { name: /^Choose a/ })
    for (const [before, after] of [
      [width, sheetWidth],
      [sheetWidth, width],
    ] as const) {
      style.width = before
      await openDialog(canvas, userEvent)
      const box = screen.getByRole('dialog')
      style.width = after
      await waitFor(() => expect(box).not.toBeInTheDocument())
      await waitFor(() =>
        expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement),
      )
      await userEvent.keyboard('{Escape}')
      await waitForDialogClosed()
      await expect(opener).toHaveFocus()
    }
    style.width = width
  },
}
