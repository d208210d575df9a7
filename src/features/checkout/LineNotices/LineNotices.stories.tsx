import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { Money } from '#contracts/values.ts'
import { priceText } from '#i18n/price-text.ts'
import { order } from '#stories/product-fixtures.ts'
import { singleMode } from '#stories/single-mode.ts'
import { textOf } from '#stories/text.ts'
import { LineNotices } from './LineNotices.tsx'

const line = order.lines[0]!
const unitPriceBefore: Money = { amount: 900_000_000, unit: 'IRR' }

const meta = {
  component: LineNotices,
  args: { line, count: 2 },
  parameters: { ...singleMode },
} satisfies Meta<typeof LineNotices>
export default meta

type Story = StoryObj<typeof meta>

export const MoreThanThereIs: Story = {
  args: { line: { ...line, stockLeft: 1, unitPriceBefore } },
  play: async ({ canvas, globals }) => {
    const text = textOf(globals)
    await expect(canvas.getByText(text.checkout.tooMany({ count: 1 }))).toBeVisible()
    const before = priceText(text, unitPriceBefore)
    await expect(canvas.getByText(text.checkout.priceChanged({ before }))).toBeVisible()
  },
}

export const SoldOut: Story = {
  args: { line: { ...line, stockLeft: 0 } },
  play: async ({ canvas, globals }) =>
    expect(canvas.getByText(textOf(globals).checkout.soldOutLine())).toBeVisible(),
}

export const Enough: Story = {
  args: { line: { ...line, stockLeft: 50 } },
  parameters: { visual: { skip: 'there is nothing to see' } },
  play: async ({ canvasElement }) => expect(canvasElement.querySelector('p')).toBeNull(),
}
