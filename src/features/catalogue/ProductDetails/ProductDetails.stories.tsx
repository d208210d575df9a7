import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Button } from '@mantine/core'
import { comparisonAdded } from '#src/stores/compare.ts'
import { firstItem, product, video } from '#stories/product-fixtures.ts'
import { singleMode } from '#stories/single-mode.ts'
import { textOf } from '#stories/text.ts'
import { ProductDetails } from './ProductDetails.tsx'

const meta = {
  component: ProductDetails,
  args: {
    product,
    item: firstItem,
    onPick: fn(),
    like: null,
    actions: <Button size="md">افزودن به سبد</Button>,
  },
} satisfies Meta<typeof ProductDetails>
export default meta

type Story = StoryObj<typeof meta>

export const InStock: Story = {
  parameters: { ...singleMode },
  play: async ({ canvas, globals }) => {
    const { details } = textOf(globals)
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(product.title)
    await expect(canvas.getByRole('table', { name: details.specs() })).toBeVisible()
    await expect(await canvas.findByRole('list', { name: details.breakdown() })).toBeVisible()
  },
}

export const FewLeft: Story = {
  parameters: singleMode,
  args: { item: { ...firstItem, stockLeft: 2 } },
}

export const SoldOut: Story = { parameters: singleMode, args: { item: product.items[2] } }

export const OnSale: Story = {
  parameters: singleMode,
  args: {
    item: {
      ...firstItem,
      oldPrice: { amount: 1_120_000_000, unit: 'IRR' },
      discountPercent: 14,
      saleEndsOn: '2026-11-27',
    },
  },
}

export const WithAFilm: Story = {
  parameters: { visual: { skip: 'Gallery shows it' } },
  args: { product: { ...product, videos: [video] } },
  play: async ({ canvas, globals }) => {
    const { film } = textOf(globals).pictures
    await expect(await canvas.findByRole('button', { name: film.show(video) })).toBeVisible()
  },
}

export const AnotherItem: Story = {
  parameters: singleMode,
  args: { item: { ...product.items[1]!, title: 'لاکی، ۳ در ۴ متر' } },
  play: async ({ canvas, globals }) => {
    const left = textOf(globals).details.stockLeft({ count: 3 })
    await expect(canvas.getAllByText(left, { selector: 'p' })).toHaveLength(1)
  },
}

export const NobodyHasRated: Story = {
  parameters: singleMode,
  args: { product: { ...product, rating: { average: 0, count: 0 }, stars: [0, 0, 0, 0, 0] } },
  play: async ({ canvas, globals }) =>
    expect(await canvas.findByText(textOf(globals).details.noReviews())).toBeVisible(),
}

export const SomethingIsCompared: Story = {
  parameters: singleMode,
  beforeEach: () => void comparisonAdded('copper/zanjan-copper-pot'),
  play: async ({ canvas, globals }) => {
    const { compare } = textOf(globals).details
    await expect(await canvas.findByRole('link', { name: compare.open() })).toBeVisible()
  },
}

export const Bare: Story = {
  parameters: singleMode,
  args: {
    product: { ...product, specs: [], axes: [], reviews: [], path: [], summary: '', description: '' },
    item: { ...firstItem, pictures: [] },
  },
  play: async ({ canvas, globals }) =>
    expect(canvas.queryByRole('heading', { name: textOf(globals).details.specs() })).toBeNull(),
}

export const WithASizeGuide: Story = {
  parameters: singleMode,
  args: { product: { ...product, sizeGuide: { caption: 'سایز', columns: ['آ', 'ب'], rows: [['۱', '۲']] } } },
  play: async ({ canvas, globals }) =>
    expect(canvas.getByRole('button', { name: textOf(globals).details.sizeGuide() })).toBeVisible(),
}

const names = {
  fa: 'فرش دست‌بافت کاشان با نقشه لچک‌ترنج شاه‌عباسی و حاشیه هفت‌گانه از پشم پاییزه سبزوار و ابریشم طبیعی گیلان',
  en: 'Hand-knotted Kashan carpet with a Shah Abbasi medallion, seven borders, autumn wool of Sabzevar and Gilan silk',
}

const longNamed = (title: string): Story => ({
  parameters: singleMode,
  args: { product: { ...product, title, maker: title, makerPage: 'sayehbaf' } },
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement
    await expect(scrollWidth).toBe(clientWidth)
  },
})

export const LongPersianNames: Story = longNamed(names.fa)
export const LongEnglishNames: Story = longNamed(names.en)
