import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { calendarOf } from '#i18n/calendar.ts'
import type { Locales } from '#i18n/i18n-types.ts'
import { textOf } from '#stories/text.ts'
import { BirthDate } from './BirthDate.tsx'

const nothing = { birthDay: '', birthMonth: '', birthYear: '', birthCalendar: 'persian' } as const
const meta = {
  component: BirthDate,
  args: { birth: nothing, error: undefined, onChange: fn() },
} satisfies Meta<typeof BirthDate>
export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const { birthDate } = textOf(globals).forms.employment
    await userEvent.selectOptions(canvas.getByLabelText(birthDate.month()), '7')
    const birthCalendar = calendarOf(globals.locale as Locales)
    await expect(args.onChange).toHaveBeenCalledWith({ ...nothing, birthCalendar, birthMonth: '7' })
  },
}

const months: Record<Locales, string> = { fa: 'مهر', en: 'September', ru: 'сентябрь' }

/** The same day on the calendar of each language. */
export const Chosen: Story = {
  args: { birth: { ...nothing, birthDay: '5', birthMonth: '7', birthYear: '1370' } },
  play: async ({ canvas, globals }) =>
    expect(canvas.getByDisplayValue(months[globals.locale as Locales])).toBeVisible(),
}
export const LeftToRight: Story = { ...Chosen, globals: { locale: 'en' } }
export const Wrong: Story = {
  args: { error: 'چنین روزی نیست' },
  play: async ({ canvas }) => {
    for (const list of canvas.getAllByRole('combobox'))
      await expect(list).toHaveAccessibleDescription('چنین روزی نیست')
  },
}
