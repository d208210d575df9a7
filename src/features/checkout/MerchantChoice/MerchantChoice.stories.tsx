import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { singleMode } from '#stories/single-mode.ts'
import { textOf } from '#stories/text.ts'
import { MerchantChoice } from './MerchantChoice.tsx'

const meta = { component: MerchantChoice, args: { merchantId: null, isMissing: false } } satisfies Meta<
  typeof MerchantChoice
>
export default meta

type Story = StoryObj<typeof meta>

export const NoLongerOffered: Story = {
  args: { merchantId: 999, isMissing: true },
  parameters: singleMode,
  play: async ({ canvas, globals }) => {
    const { checkout } = textOf(globals)
    await expect(await canvas.findByText(checkout.merchantNeeded())).toBeVisible()
  },
}
