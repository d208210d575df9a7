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

type Story = StoryObj<typeof meta>

export const OneSoldOut: Story = {
  play: async ({ canvas, userEvent, args, globals }) => {
    const text = textOf(globals)
    await expect(canvas.getByRole('button', { name: 'لاکی' })).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(
      canvas.getByRole('button', { name: text.details.optionSoldOut({ title: 'سرمه‌ای' }) }),
    )
    await expect(args.onPick).toHaveBeenLastCalledWith(product.items[2])
    await userEvent.click(canvas.getByRole('button', { name: '۳ در ۴ متر' }))
    await expect(args.onPick).toHaveBeenLastCalledWith(product.items[1])
  },
}

/** What is sold out can be chosen, to be read about. */
export const SoldOutIsChosen: Story = {
  args: { item: product.items[2] },
  play: async ({ canvas, globals }) => {
    const name = textOf(globals).details.optionSoldOut({ title: 'سرمه‌ای' })
    await expect(canvas.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true')
  },
}

export const NothingToChoose: Story = {
  args: { product: { ...product, axes: [], items: [firstItem] } },
  play: async ({ canvas }) => expect(canvas.queryByRole('group')).toBeNull(),
}

const size = product.axes[1]!
const long = 'سه متر و نیم در چهار متر و هشتاد و پنج سانتی‌متر، با ریشه‌های گره‌خورده'

export const LongNames: Story = {
  args: {
    product: {
      ...product,
      axes: [
        { ...size, values: size.values.map((value) => ({ ...value, title: `${value.title} ${long}` })) },
      ],
    },
  },
  decorators: [(Story) => <div style={{ inlineSize: 320 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    const box = canvasElement.querySelector('[role="group"]')!
    await expect(box.scrollWidth).toBeLessThanOrEqual(320)
  },
}
