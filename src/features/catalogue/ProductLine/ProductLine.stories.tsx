import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { productCard } from '#stories/product-fixtures.ts'
import { textOf } from '#stories/text.ts'
import { ProductLine } from './ProductLine.tsx'

const meta = {
  component: ProductLine,
  args: {
    product: productCard,
    eager: false,
    titleTag: 'h3',
    actions: ({ title }) => ({
      like: (
        <button type="button" aria-label={`پسندیدن ${title}`}>
          ♡
        </button>
      ),
      add: (
        <button type="button" aria-label={`افزودن ${title}`}>
          +
        </button>
      ),
    }),
  },
  decorators: [
    (Story) => (
      <div style={{ containerType: 'inline-size', inlineSize: 'min(100%, 920px)' }}>
        <div style={{ blockSize: 204 }}>{Story()}</div>
      </div>
    ),
  ],
} satisfies Meta<typeof ProductLine>
export default meta

type Story = StoryObj<typeof meta>

export const New: Story = {
  play: async ({ canvas, globals }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1)
    await expect(canvas.getByText(textOf(globals).product.isNew())).toBeVisible()
    await expect(canvas.getByText(productCard.maker)).toBeVisible()
  },
}

export const Reduced: Story = {
  args: {
    product: { ...productCard, oldPrice: { amount: 1_120_000_000, unit: 'IRR' }, discountPercent: 14 },
  },
}

export const SoldOut: Story = {
  args: { product: { ...productCard, stockLeft: 0 } },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(textOf(globals).product.soldOut())).toBeVisible()
    await expect(canvas.getAllByRole('button')).toHaveLength(1)
  },
}

export const NotRated: Story = { args: { product: { ...productCard, rating: { average: 0, count: 0 } } } }

const long = {
  ...productCard,
  title: 'فرش دست‌بافت کاشان با نقشه لچک‌ترنج شاه‌عباسی و حاشیه هفت‌گانه از پشم پاییزه سبزوار',
  maker: 'کارگاه فرش دست‌بافت خاندان سایه‌باف در بازار بزرگ کاشان',
}

export const LongNames: Story = {
  args: { product: long },
  decorators: [
    (Story) => (
      <div style={{ containerType: 'inline-size', inlineSize: 328 }}>
        <div style={{ blockSize: 204 }}>{Story()}</div>
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const line = canvas.getByRole('article')
    await expect(line.scrollWidth).toBeLessThanOrEqual(line.clientWidth)
    await expect(line.scrollHeight).toBeLessThanOrEqual(line.clientHeight)
  },
}

export const LeftToRight: Story = { args: Reduced.args, globals: { locale: 'en' } }

export const Dark: Story = { args: Reduced.args, globals: { scheme: 'dark' } }
