import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { OrderSummary } from '#contracts/orders.ts'
import { singleMode } from '#stories/single-mode.ts'
import { textOf } from '#stories/text.ts'
import { ParentChoice } from './ParentChoice.tsx'

const kept: OrderSummary = {
  productOrderId: 'ZR-100001',
  kind: 'offline',
  status: 'registered',
  placedAt: '2026-11-10T08:30:00+03:30',
  itemCount: 1,
  payable: { amount: 9_800_000, unit: 'IRR' },
  pictures: [],
  isReserved: true,
}

const meta = {
  component: ParentChoice,
  args: { reserved: [kept], parentOrderId: null, children: null },
} satisfies Meta<typeof ParentChoice>
export default meta

type Story = StoryObj<typeof meta>

/** It was chosen, and has been sent or cancelled since. */
export const NoLongerReserved: Story = {
  args: { parentOrderId: 'ZR-100000', children: 'همراه این سفارش می‌رسد' },
  parameters: singleMode,
  play: async ({ canvas, globals }) => {
    const { checkout } = textOf(globals)
    await expect(canvas.getByRole('combobox')).toHaveDisplayValue(checkout.parentGone({ id: 'ZR-100000' }))
    await expect(canvas.queryByText('همراه این سفارش می‌رسد')).toBeNull()
  },
}

export const TheOnlyOneIsNoLongerReserved: Story = {
  ...NoLongerReserved,
  args: { ...NoLongerReserved.args, reserved: [] },
  parameters: { visual: { skip: 'it looks as NoLongerReserved does' } },
}

export const NoneIsReserved: Story = {
  args: { reserved: [] },
  parameters: { visual: { skip: 'it shows nothing' } },
  play: async ({ canvas }) => expect(canvas.queryByRole('combobox')).toBeNull(),
}
