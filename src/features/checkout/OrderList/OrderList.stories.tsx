import type { Meta, StoryObj } from '@storybook/react-vite'
import type { OrderSummary } from '#contracts/orders.ts'
import { orderStatuses } from '#contracts/orders.ts'
import { order, picture } from '#stories/product-fixtures.ts'
import { singleMode } from '#stories/single-mode.ts'
import { OrderList } from './OrderList.tsx'

const summaries: OrderSummary[] = orderStatuses.map((status, at) => ({
  productOrderId: `ZR-10000${at + 1}`,
  kind: 'online',
  status,
  placedAt: '2026-11-18T08:30:00Z',
  itemCount: at + 1,
  payable: order.totals.payable,
  isReserved: false,
  pictures: Array.from({ length: at + 1 }, (_, which) => ({ ...picture, src: `${picture.src}?${which}` })),
}))

const meta = {
  component: OrderList,
  args: { orders: summaries, isFiltered: false, period: 'هر زمان' },
} satisfies Meta<typeof OrderList>
export default meta

type Story = StoryObj<typeof meta>

export const EveryStatus: Story = {}
export const PartlyCancelled: Story = {
  args: { orders: [{ ...summaries[2]!, isPartlyCancelled: true }] },
  parameters: { ...singleMode },
}
export const None: Story = { args: { orders: [] }, parameters: { ...singleMode } }
export const NoneInThePeriod: Story = {
  args: {
    orders: [],
    isFiltered: true,
    period: '۱ تا ۱۴ آبان ۱۴۰۵',
  },
  parameters: { ...singleMode },
}
