import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { Locales } from '#i18n/i18n-types.ts'
import { Installments } from './Installments.tsx'

const meta = {
  component: Installments,
  args: {
    count: 4,
    amount: { amount: 25_000_000, unit: 'IRR' },
    provider: 'پرداخت چهارقسطی',
    details:
      'بدون سود و کارمزد؛ قسط نخست امروز و سه قسط دیگر ماه‌به‌ماه. هنگام پرداخت همین روش را انتخاب کنید.',
  },
} satisfies Meta<typeof Installments>
export default meta

type Story = StoryObj<typeof meta>

const lines: Record<Locales, string> = {
  fa: '۴ قسط ۲٬۵۰۰٬۰۰۰ تومانی',
  en: '4 instalments of 2,500,000 Toman',
  ru: '4 платежа по 2 500 000 туманов',
}

export const Closed: Story = {
  play: async ({ canvas, globals, args }) => {
    await expect(canvas.getByRole('button')).toHaveTextContent(lines[globals.locale as Locales])
    await expect(canvas.queryByText(args.details)).toBeNull()
  },
}

export const Open: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button')
    await userEvent.click(button)
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await expect(canvas.getByText(args.provider)).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.queryByText(args.provider)).toBeNull()
    await userEvent.keyboard('{Enter}')
  },
}
