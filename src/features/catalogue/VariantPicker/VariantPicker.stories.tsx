import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { firstItem, product } from '#stories/goods.ts'
import { textOf } from '#stories/text.ts'
import { VariantPicker } from './VariantPicker.tsx'

const meta = {
  component: VariantPicker,
  args: { product, item: firstItem, onPick: fn() },
} satisfies Meta<typeof VariantPicker>
export default meta

export const OneSoldOut: StoryObj<typeof meta> = {
  play: async ({ canvas, userEvent, args, globals }) => {
    const text = textOf(globals)
    await expect(canvas.getByRole('button', { name: 'لاکی' })).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(
      canvas.getByRole('button', { name: text.product.optionSoldOut({ title: 'سرمه‌ای' }) }),
    )
    await expect(args.onPick).toHaveBeenLastCalledWith(product.items[2])
    await userEvent.click(canvas.getByRole('button', { name: '۳ در ۴ متر' }))
    await expect(args.onPick).toHaveBeenLastCalledWith(product.items[1])
  },
}
