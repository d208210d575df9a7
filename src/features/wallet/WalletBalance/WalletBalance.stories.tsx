import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { singleMode } from '#stories/single-mode.ts'
import { textOf } from '#stories/text.ts'
import { WalletBalance } from './WalletBalance.tsx'

const meta = {
  component: WalletBalance,
  parameters: { scenario: ['wallet-filled'] },
} satisfies Meta<typeof WalletBalance>
export default meta

type Story = StoryObj<typeof meta>

export const Filled: Story = {
  play: async ({ canvas }) =>
    expect(await canvas.findByText(/^(۱٬۵۵۰٬۰۰۰|1,550,000|1\s550\s000)$/)).toBeVisible(),
}

export const Empty: Story = {
  parameters: { ...singleMode, scenario: ['member'] },
  play: async ({ canvas, globals }) =>
    expect(await canvas.findByText(textOf(globals).account.overview.emptyWallet())).toBeVisible(),
}

export const Loading: Story = {
  parameters: {
    faults: [{ on: 'wallet', fault: { latency: 60_000 } }],
    visual: { skip: 'SummaryCard shows it' },
  },
  play: async ({ canvas }) => expect(canvas.getByRole('region')).toHaveAttribute('aria-busy', 'true'),
}

export const RetriesAfterAFailure: Story = {
  parameters: {
    faults: [{ on: 'wallet', fault: { status: 503 }, times: 1 }],
    visual: { skip: 'SummaryCard shows it' },
  },
  play: async ({ canvas, userEvent, globals }) => {
    await userEvent.click(await canvas.findByRole('button', { name: textOf(globals).errors.retry() }))
    await expect(await canvas.findByText(/^(۱٬۵۵۰٬۰۰۰|1,550,000|1\s550\s000)$/)).toBeVisible()
  },
}
