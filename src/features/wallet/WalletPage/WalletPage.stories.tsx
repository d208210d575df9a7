import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { singleMode } from '#stories/single-mode.ts'
import { textOf } from '#stories/text.ts'
import { WalletPage } from './WalletPage.tsx'

const meta = {
  component: WalletPage,
  args: {
    balance: { amount: 15_500_000, unit: 'IRR' },
    paymentId: undefined,
    showPayment: fn(async () => {}),
    transactions: '…',
  },
  parameters: { scenario: ['member'] },
} satisfies Meta<typeof WalletPage>
export default meta

type Story = StoryObj<typeof meta>

export const Filled: Story = {}

export const EmptyWallet: Story = {
  args: { balance: { amount: 0, unit: 'IRR' } },
  parameters: { ...singleMode },
}

export const BackFromTheBank: Story = {
  args: { paymentId: 'pay-none' },
  parameters: { visual: { skip: 'TopUpOutcome shows how the payment ended' } },
  play: async ({ canvas, userEvent, globals, args }) => {
    const { wallet, account } = textOf(globals)
    await userEvent.click(await canvas.findByRole('button', { name: wallet.payment.close() }))
    await expect(args.showPayment).toHaveBeenCalledWith(undefined)
    await expect(canvas.getByRole('heading', { name: account.walletPage() })).toHaveFocus()
  },
}
