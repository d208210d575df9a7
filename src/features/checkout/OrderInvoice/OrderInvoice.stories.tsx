import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { cancelledOrder, paidOrder } from '#stories/order-fixtures.ts'
import { singleMode } from '#stories/single-mode.ts'
import { textOf } from '#stories/text.ts'
import { OrderInvoice } from './OrderInvoice.tsx'

const meta = {
  component: OrderInvoice,
  args: { order: paidOrder, buyer: { name: 'سارا محمدی', mobile: '09121234567' } },
} satisfies Meta<typeof OrderInvoice>
export default meta

type Story = StoryObj<typeof meta>

export const Paid: Story = {
  play: async ({ canvas }) => expect(canvas.getAllByRole('columnheader', { hidden: true })).toHaveLength(6),
}

export const WithoutAddress: Story = {
  args: { order: { ...paidOrder, address: null } },
  parameters: singleMode,
}

export const Cancelled: Story = {
  args: { order: cancelledOrder },
  parameters: singleMode,
  play: async ({ canvas, globals }) =>
    expect(canvas.getByRole('status')).toHaveTextContent(textOf(globals).order.invoice.cancelled()),
}
