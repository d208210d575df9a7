import { ActionIcon } from '@mantine/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { IconHeart, IconShoppingBagPlus } from '#src/ui/icons.ts'
import { productCard } from '#stories/product-fixtures.ts'
import { textOf } from '#stories/text.ts'
import { ProductCard } from './ProductCard.tsx'

const meta = {
  component: ProductCard,
  args: {
    product: productCard,
    actions: () => ({
      like: (
        <ActionIcon variant="default" size={44} radius="xl" aria-label="پسندیدن">
          <IconHeart />
        </ActionIcon>
      ),
      add: (
        <ActionIcon variant="default" size={44} radius="xl" aria-label="افزودن">
          <IconShoppingBagPlus />
        </ActionIcon>
      ),
    }),
  },
  decorators: [(Story) => <div style={{ inlineSize: 260 }}>{Story()}</div>],
} satisfies Meta<typeof ProductCard>
export default meta

type Story = StoryObj<typeof meta>

export const New: Story = {
  play: async ({ canvas, globals }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1)
    await expect(canvas.getByText(textOf(globals).product.isNew())).toBeVisible()
  },
}

export const Reduced: Story = {
  args: {
    product: { ...productCard, oldPrice: { amount: 1_120_000_000, unit: 'IRR' }, discountPercent: 14 },
  },
  play: async ({ canvas, globals }) => expect(canvas.queryByText(textOf(globals).product.isNew())).toBeNull(),
}

export const LastOnes: Story = { args: { product: { ...productCard, stockLeft: 2 } } }

export const SoldOut: Story = {
  args: { product: { ...productCard, stockLeft: 0 } },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(textOf(globals).product.soldOut())).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'افزودن' })).toBeNull()
  },
}

export const LongName: Story = {
  args: {
    product: {
      ...productCard,
      title: 'فرش دست‌بافت کاشان با نقشه لچک‌ترنج شاه‌عباسی و حاشیه هفت‌گانه از پشم پاییزه سبزوار',
    },
  },
}
