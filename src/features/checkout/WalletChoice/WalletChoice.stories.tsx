import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { rials } from '#contracts/values.ts'
import { priceText } from '#i18n/price-text.ts'
import { checkout } from '#src/stores/checkout.ts'
import { singleMode } from '#stories/single-mode.ts'
import { textOf } from '#stories/text.ts'
import { WalletChoice } from './WalletChoice.tsx'

const meta = {
  component: WalletChoice,
  args: { fromWallet: rials(15_500_000), remaining: rials(4_500_000) },
} satisfies Meta<typeof WalletChoice>
export default meta

type Story = StoryObj<typeof meta>

export const Part: Story = {
  play: async ({ canvas, userEvent, globals, args }) => {
    const LL = textOf(globals)
    const texts = LL.checkout.fromWallet
    const box = canvas.getByRole('checkbox', { name: texts.use() })
    const [paid, rest] = [priceText(LL, args.fromWallet), priceText(LL, args.remaining)]
    await expect(box).toHaveAccessibleDescription(texts.paysPart({ paid, rest }))
    await userEvent.click(box)
    await expect(box).toBeChecked()
    await expect(checkout.fromWallet).toBe(true)
  },
}

export const Whole: Story = { args: { remaining: rials(0) }, parameters: { ...singleMode } }
