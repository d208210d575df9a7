import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { priceText } from '#i18n/price-text.ts'
import { expectNoOverflow } from '#stories/expect-no-overflow.ts'
import { returnAs } from '#stories/order-fixtures.ts'
import { singleMode } from '#stories/single-mode.ts'
import { preserveWhitespace, textOf } from '#stories/text.ts'
import { ReturnEntry } from './ReturnEntry.tsx'

const meta = {
  component: ReturnEntry,
  args: { entry: returnAs({}) },
  decorators: [
    (Story) => (
      <ul>
        <Story />
      </ul>
    ),
  ],
} satisfies Meta<typeof ReturnEntry>
export default meta

type Story = StoryObj<typeof meta>

const refund = { amount: 18_000_000, unit: 'IRR' } as const

export const Requested: Story = {
  play: async ({ canvas, globals }) => {
    const LL = textOf(globals)
    await expect(canvas.getByText(LL.order.returns.states.requested())).toBeVisible()
    const money = LL.order.afterOrder.refund.wallet({ price: priceText(LL, refund) })
    await expect(canvas.getByText(money, preserveWhitespace)).toBeVisible()
  },
}

export const Approved: Story = {
  parameters: singleMode,
  args: { entry: returnAs({ state: 'approved', refund: { to: 'card', amount: refund } }) },
  play: async ({ canvas, globals }) => {
    const LL = textOf(globals)
    const money = LL.order.returns.refundToCard({ price: priceText(LL, refund) })
    await expect(canvas.getByText(money, preserveWhitespace)).toBeVisible()
  },
}

export const Refused: Story = {
  args: { entry: returnAs({ state: 'refused', refusal: 'عکسی از آسیب نفرستاده بودید.', pictures: [] }) },
  play: async ({ canvas, globals }) => {
    const LL = textOf(globals)
    await expect(canvas.getByText('عکسی از آسیب نفرستاده بودید.')).toBeVisible()
    const money = LL.order.afterOrder.refund.wallet({ price: priceText(LL, refund) })
    await expect(canvas.queryByText(money, preserveWhitespace)).toBeNull()
  },
}

export const PickedUp: Story = { parameters: singleMode, args: { entry: returnAs({ state: 'pickedUp' }) } }

export const Refunded: Story = {
  args: { entry: returnAs({ state: 'refunded', refund: { to: 'card', amount: refund } }) },
  play: async ({ canvas, globals }) => {
    const LL = textOf(globals)
    const money = LL.order.returns.paidBack.card({ price: priceText(LL, refund) })
    await expect(canvas.getByText(money, preserveWhitespace)).toBeVisible()
  },
}

/** The server has words that this build does not know. */
export const UnknownWords: Story = {
  parameters: singleMode,
  args: {
    entry: returnAs({ state: 'unknown', reason: 'unknown', refund: { to: 'unknown', amount: refund } }),
  },
}

export const LongText: Story = {
  parameters: singleMode,
  args: { entry: returnAs({ text: 'خراش'.repeat(120) }) },
  play: expectNoOverflow,
}
