import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { productCards, productListOf } from '#stories/listing-fixtures.ts'
import { singleMode } from '#stories/single-mode.ts'
import { textOf } from '#stories/text.ts'
import { withProductLists } from '#stories/with-product-lists.tsx'
import { Listing } from './Listing.tsx'

const meta = {
  component: Listing,
  args: {
    list: productListOf(12),
    filter: { page: 1, pageSize: 12 },
    search: { pageSize: 12 },
    savedPages: undefined,
    actions: () => ({ like: null, add: null }),
  },
  parameters: { lists: [productListOf(12)] },
  decorators: [withProductLists],
} satisfies Meta<typeof Listing>
export default meta

type Story = StoryObj<typeof meta>

const isWide = () => matchMedia('(min-width: 64em)').matches

export const Many: Story = {
  play: async ({ canvas, globals }) => {
    const { listing } = textOf(globals)
    await expect(canvas.getByRole('heading', { level: 1, name: listing.all() })).toBeVisible()
    await expect(canvas.getByText(listing.results({ count: 12 }))).toBeVisible()
    const role = isWide() ? 'complementary' : 'button'
    await expect(await canvas.findByRole(role, { name: listing.filters() })).toBeVisible()
  },
}

export const One: Story = { args: { list: productListOf(1) }, parameters: { lists: [productListOf(1)] } }

export const Filtered: Story = {
  parameters: singleMode,
  args: {
    search: { color: ['crimson'], brand: ['maker-9'], attribute: ['material:wool'], priceFrom: 1_000_000 },
  },
  play: async ({ canvas, globals }) => {
    const { listing } = textOf(globals)
    const titles = ['لاکی', 'کارگاه 9', 'پشم', listing.priceAtLeast({ from: 100_000 })]
    for (const title of titles)
      await expect(canvas.getByRole('button', { name: listing.remove({ title }) })).toBeVisible()
    const categories = canvas.getAllByRole('link', { name: /^فرش و گلیم/, hidden: true })
    for (const category of categories)
      await expect(category).toHaveAttribute('href', expect.stringContaining('color=crimson'))
  },
}

const none = { ...productListOf(0), products: [] }

export const NothingLeft: Story = {
  parameters: singleMode,
  args: { list: none, search: { color: ['navy'] } },
  play: async ({ canvas, globals }) => {
    const { listing } = textOf(globals)
    await expect(await canvas.findByText(listing.empty())).toBeVisible()
    await expect(canvas.getAllByRole('button', { name: listing.clear() })).toHaveLength(2)
  },
}

export const Searched: Story = {
  parameters: singleMode,
  args: { search: { text: 'فرش' } },
  play: async ({ canvas, globals }) =>
    expect(
      canvas.getByRole('heading', { name: textOf(globals).listing.resultsFor({ text: 'فرش' }) }),
    ).toBeVisible(),
}

const longNames = {
  ...productListOf(12),
  products: productCards(1, 12).map((one) => ({ ...one, title: `${one.title} `.repeat(6) })),
  category: { label: 'rugs', title: 'فرش و گلیم '.repeat(8), blurb: 'دست‌بافت '.repeat(40) },
}

export const LongNames: Story = {
  args: { list: longNames },
  parameters: { ...singleMode, lists: [longNames] },
}

export const AsRows: Story = { parameters: singleMode, args: { search: { view: 'list', pageSize: 12 } } }

export const LeftToRight: Story = { globals: { locale: 'en' } }

export const Dark: Story = { globals: { scheme: 'dark', locale: 'ru' } }
