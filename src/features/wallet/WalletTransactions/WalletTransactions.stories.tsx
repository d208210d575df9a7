import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { rials } from '#contracts/values.ts'
import type { WalletTransaction } from '#contracts/wallet.ts'
import { hrefOf } from '#stories/href.ts'
import { singleMode } from '#stories/single-mode.ts'
import { textOf } from '#stories/text.ts'
import { WalletTransactions } from './WalletTransactions.tsx'

const transactions: WalletTransaction[] = [
  {
    id: 3,
    kind: 'refund',
    amount: rials(4_500_000),
    at: '2026-11-18T08:30:00Z',
    productOrderId: 'ZR-100318',
  },
  {
    id: 2,
    kind: 'payment',
    amount: rials(4_500_000),
    at: '2026-11-16T20:40:00Z',
    productOrderId: 'ZR-100318',
  },
  { id: 1, kind: 'topUp', amount: rials(2_000_000_000), at: '2026-11-15T08:30:00Z', productOrderId: null },
]

const meta = {
  component: WalletTransactions,
  args: { transactions, isFiltered: false, period: '…' },
} satisfies Meta<typeof WalletTransactions>
export default meta

type Story = StoryObj<typeof meta>

export const EveryKind: Story = {
  play: async ({ canvas, globals }) => {
    const { kinds, found } = textOf(globals).wallet.transactions
    for (const kind of ['topUp', 'payment', 'refund'] as const)
      await expect(canvas.getByRole('heading', { name: kinds[kind]() })).toBeVisible()
    await expect(canvas.getAllByRole('link')).toHaveLength(2)
    await expect(canvas.getByRole('status').textContent).toBe(found({ count: 3 }))
  },
}

export const UnknownKind: Story = {
  args: { transactions: [{ ...transactions[0]!, kind: 'unknown' }] },
  parameters: { ...singleMode },
  play: async ({ canvas, globals }) => {
    const { kinds } = textOf(globals).wallet.transactions
    await expect(canvas.getByRole('heading', { name: kinds.unknown() })).toBeVisible()
    await expect(canvas.queryByText(/[+−]/)).toBeNull()
  },
}

export const None: Story = { args: { transactions: [] }, parameters: { ...singleMode } }
export const NoneInThePeriod: Story = {
  args: { transactions: [], isFiltered: true },
  parameters: { ...singleMode, path: '/profile/wallet?from=2026-01-01&payment=pay-1' },
  play: async ({ canvas, globals }) => {
    const all = canvas.getByRole('link', { name: textOf(globals).wallet.transactions.all() })
    await expect(all).toHaveAttribute('href', hrefOf(globals, '/profile/wallet?payment=pay-1'))
  },
}
