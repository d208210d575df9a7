import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { formattersOf } from '#i18n/formatters.ts'
import type { Locales } from '#i18n/i18n-types.ts'
import { preserveWhitespace } from '#stories/text.ts'
import { Price } from './Price.tsx'

const meta = {
  component: Price,
  args: { price: { amount: 12_500_000, unit: 'IRR' } },
} satisfies Meta<typeof Price>
export default meta

type Story = StoryObj<typeof meta>

export const Plain: Story = {
  play: async ({ canvas, globals }) => {
    const { digits } = formattersOf(globals.locale as Locales)
    await expect(canvas.getByText(digits(1_250_000), preserveWhitespace)).toBeVisible()
  },
}

export const Reduced: Story = {
  args: { oldPrice: { amount: 15_000_000, unit: 'IRR' }, discountPercent: 17 },
}

export const Large: Story = { args: { ...Reduced.args, size: 'lg' } }
