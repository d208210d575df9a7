import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { latestMonths, tehranDay } from '#i18n/calendar.ts'
import { formattersOf } from '#i18n/formatters.ts'
import type { Locales } from '#i18n/i18n-types.ts'
import { textOf } from '#stories/text.ts'
import { OrderPeriod } from './OrderPeriod.tsx'

const meta = {
  component: OrderPeriod,
  args: { period: {}, onChange: fn() },
  parameters: { visual: { skip: 'OrderList shows it' } },
} satisfies Meta<typeof OrderPeriod>
export default meta

type Story = StoryObj<typeof meta>

export const FromAMonth: Story = {
  play: async ({ canvas, userEvent, args, globals }) => {
    const locale = globals.locale as Locales
    const [, lastMonth] = latestMonths(locale, tehranDay(Date.now()), 2)
    const from = canvas.getByRole('combobox', { name: textOf(globals).account.orderList.from() })
    await userEvent.selectOptions(from, formattersOf(locale).month(lastMonth!.from))
    await expect(args.onChange).toHaveBeenCalledWith({ from: lastMonth!.from, to: undefined })
  },
}

/** No month ends before the period begins. */
export const ToAfterFrom: Story = {
  args: { period: { from: latestMonths('fa', tehranDay(Date.now()), 3)[2]!.from } },
  globals: { locale: 'fa' },
  play: async ({ canvas, globals }) => {
    const to = canvas.getByRole('combobox', { name: textOf(globals).account.orderList.to() })
    await expect(to.querySelectorAll('option')).toHaveLength(4)
  },
}
