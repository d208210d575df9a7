import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import type { Locales } from '#i18n/i18n-types.ts'
import { singleMode } from '#stories/single-mode.ts'
import { localeTable } from '#i18n/locales.ts'
import { fixedHolidays } from '../core/holidays.ts'
import type { PickerValue } from '../core/values.ts'
import { DatePicker } from './DatePicker.tsx'

/** 5 Mehr 1404, a Saturday. */
const autumn = '2025-09-27T12:30'

const about = `
Picks days, months, years and times in the Persian or the Gregorian calendar, with the keys and names of the ARIA
patterns of a date picker dialog and a grid. Values are Gregorian wall time, \`YYYY-MM-DDTHH:mm\`, whatever calendar
is displayed; \`timeZone\` decides which day is today.

\`\`\`tsx
<DatePicker label="Delivery" value={day} onChange={setDay} min="2025-09-27" holidays={fixedHolidays} />
\`\`\`

Lunar holidays are announced year by year: pass a function, which may fall back to the fixed ones.

\`\`\`tsx
holidays={(day) => announced.get(day) ?? fixedHolidays(day)}
\`\`\`

\`opened\` and \`onOpenChange\` let an app keep the dialog in its history, so that Back closes it. The colours are
Mantine's, unless the app sets \`--accent\`, \`--on-accent\`, \`--accent-text\`, \`--accent-wash\`, \`--hover\`,
\`--ink-2\` and \`--sale\`.
`

const meta = {
  component: DatePicker,
  parameters: { docs: { description: { component: about } } },
  args: { label: 'تاریخ تحویل', onChange: fn<(value: PickerValue) => void>() },
  render: (args, { globals }) => (
    <div style={{ padding: 16, maxWidth: 400 }}>
      <DatePicker {...args} locale={localeTable[globals.locale as Locales].tag} />
    </div>
  ),
} satisfies Meta<typeof DatePicker>
export default meta
type Story = StoryObj<typeof meta>

export const Field: Story = { args: { defaultValue: autumn, description: 'هر روز جز جمعه', required: true } }

export const Refused: Story = { args: { error: 'روز تحویل را انتخاب کنید.' }, parameters: singleMode }

export const Days: Story = { args: { layout: 'inline', defaultValue: autumn, holidays: fixedHolidays } }

export const DaysAndClock: Story = {
  parameters: singleMode,
  args: { layout: 'inline', type: 'datetime', defaultValue: autumn },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getAllByRole('gridcell', { selected: true })[0]!.firstElementChild!)
    const [hour] = await canvas.findAllByRole('spinbutton')
    await userEvent.click(hour!)
    await userEvent.keyboard('{ArrowUp}')
    await expect(args.onChange).toHaveBeenLastCalledWith('2025-09-27T13:30')
  },
}

export const Years: Story = {
  parameters: singleMode,
  args: { layout: 'inline', type: 'year', defaultValue: '2025-03-21T00:00' },
  play: async ({ canvas }) => {
    const chosen = canvas.getByRole('option', { selected: true })
    const list = canvas.getByRole('listbox').getBoundingClientRect()
    const { top, bottom } = chosen.getBoundingClientRect()
    await expect(top).toBeGreaterThan(list.top)
    await expect(bottom).toBeLessThan(list.bottom)
  },
}

export const Months: Story = {
  parameters: singleMode,
  args: { layout: 'inline', type: 'month', defaultValue: '2025-09-23T00:00' },
}

export const Time: Story = {
  parameters: singleMode,
  args: { layout: 'inline', type: 'time', defaultValue: autumn },
}

export const TwelveHours: Story = {
  args: { layout: 'inline', type: 'time', defaultValue: autumn, isTwelveHour: true },
  parameters: singleMode,
}

export const Range: Story = {
  args: { layout: 'inline', mode: 'range', defaultValue: ['2025-09-25T00:00', '2025-10-06T23:59'] },
  play: async ({ canvas, userEvent, args }) => {
    const days = canvas.getAllByRole('gridcell').map((cell) => cell.querySelector('button'))
    const [first, second] = days.filter((day) => day !== null).slice(9, 11)
    await userEvent.click(first!)
    await userEvent.click(second!)
    await expect(args.onChange).toHaveBeenCalledOnce()
  },
}

export const Multiple: Story = {
  parameters: singleMode,
  args: { layout: 'inline', mode: 'multiple', defaultValue: ['2025-09-25T00:00', '2025-09-29T00:00'] },
}

export const FridaysRest: Story = {
  args: {
    layout: 'inline',
    defaultValue: autumn,
    min: '2025-09-25',
    max: '2025-10-12',
    disabledUnits: { days: ['2025-10-03', '2025-10-10'] },
  },
  parameters: singleMode,
}

export const ByKeyboard: Story = {
  args: { defaultValue: autumn },
  parameters: { visual: { skip: 'it ends as Field' } },
  play: async ({ canvas, userEvent, args, globals }) => {
    const isPersian = globals.locale === 'fa'
    const opener = canvas.getByRole('button')
    opener.focus()
    await userEvent.keyboard('{Enter}')
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement))
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-cursor'))
    await userEvent.keyboard(isPersian ? '{ArrowLeft}' : '{ArrowRight}')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.click(within(dialog).getAllByRole('button').at(-1)!)
    await expect(args.onChange).toHaveBeenCalledWith('2025-10-05T00:00')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(opener).toHaveFocus())
  },
}

export const Typed: Story = {
  args: { isEditable: true, defaultValue: autumn },
  parameters: { visual: { skip: 'it ends as Field' } },
  play: async ({ canvas, userEvent, args, globals }) => {
    const field = canvas.getByRole('textbox')
    const isPersian = globals.locale === 'fa'
    await userEvent.clear(field)
    await userEvent.type(field, isPersian ? '۱۴۰۴/۱۲/۳۰{Enter}' : '2026-02-30{Enter}')
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.clear(field)
    await userEvent.type(field, isPersian ? '١٤٠٤/٧/٩{Enter}' : '2025-10-1{Enter}')
    await expect(args.onChange).toHaveBeenCalledWith('2025-10-01T00:00')
  },
}
