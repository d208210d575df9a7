import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { firstItem, product } from '#stories/product-fixtures.ts'
import { textOf } from '#stories/text.ts'
import { VariantPicker } from './VariantPicker.tsx'

const meta = {
  component: VariantPicker,
  args: { product, item: firstItem, onPick: fn() },
} satisfies Meta<typeof VariantPicker>
export default meta

type Story = StoryObj<typeof meta>

const soldOutName = (globals: Record<string, unknown>) => `سرمه‌ای ${textOf(globals).product.soldOut()}`

export const OneSoldOut: Story = {
  play: async ({ canvas, userEvent, args, globals }) => {
    const { details } = textOf(globals)
    const inStock = canvas.getByRole('button', { name: `لاکی ${details.inStock()}` })
    await expect(inStock).toHaveAttribute('aria-pressed', 'true')
    const soldOut = canvas.getByRole('button', { name: soldOutName(globals) })
    await userEvent.click(soldOut)
    await waitFor(() => expect(args.onPick).toHaveBeenLastCalledWith(product.items[2]))
    await waitFor(() => expect(soldOut).toHaveAttribute('aria-pressed', 'false'))
    await userEvent.click(
      canvas.getByRole('button', { name: `۳ در ۴ متر ${details.stockLeft({ count: 3 })}` }),
    )
    await waitFor(() => expect(args.onPick).toHaveBeenLastCalledWith(product.items[1]))
  },
}

export const PressedAtOnce: Story = {
  parameters: { visual: { skip: 'OneSoldOut shows it' } },
  play: async ({ canvas, args, globals }) => {
    const soldOut = canvas.getByRole('button', { name: soldOutName(globals) })
    soldOut.click()
    await expect(args.onPick).not.toHaveBeenCalled()
    await expect(soldOut).toHaveAttribute('aria-pressed', 'true')
    await waitFor(() => expect(args.onPick).toHaveBeenCalledOnce())
  },
}

export const SoldOutIsChosen: Story = {
  args: { item: product.items[2] },
  play: async ({ canvas, globals }) => {
    const name = soldOutName(globals)
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
