import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { hrefOf } from '#stories/href.ts'
import { expectSectionGone } from '#stories/expect-section-gone.ts'
import { textOf } from '#stories/text.ts'
import { singleMode } from '#stories/single-mode.ts'
import { ProductRow } from './ProductRow.tsx'

const meta = {
  component: ProductRow,
  args: {
    title: 'تازه‌رسیده‌ها',
    filter: { sort: 'newest', pageSize: 8 },
    actions: () => ({ like: null, add: null }),
  },
} satisfies Meta<typeof ProductRow>
export default meta

type Story = StoryObj<typeof meta>

export const Many: Story = {
  args: { note: (products) => `${products.length}` },
  play: async ({ canvas, globals, args }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(8)
    await expect(canvas.getByText('8')).toBeVisible()
    const all = new RegExp(`${textOf(globals).search.rows.seeAll()}.*${args.title}`)
    await expect(canvas.getByRole('link', { name: all })).toHaveAttribute(
      'href',
      hrefOf(globals, '/search?sort=newest'),
    )
  },
}

export const LeftToRight: Story = { globals: { locale: 'en' }, args: { title: 'Just in' } }

export const One: Story = {
  args: { filter: { id: [1001, 1002], pageSize: 2 }, excludedId: 1002 },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(1)
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const OfACategory: Story = {
  args: { filter: { category: 'copper', inStock: true, pageSize: 4 } },
  play: async ({ canvas, args, globals }) => {
    const all = await canvas.findByRole('link', { name: new RegExp(args.title) })
    await expect(all).toHaveAttribute('href', hrefOf(globals, '/search/copper?inStock=true'))
    await expect(all).toHaveAttribute('rel', 'nofollow')
  },
}

export const Loading: Story = {
  parameters: { faults: [{ on: 'products', fault: { latency: 60_000 } }] },
  play: async ({ canvas }) => expect(canvas.queryByRole('heading')).toBeNull(),
}

export const Empty: Story = { parameters: { scenario: ['empty-catalogue'] }, play: expectSectionGone }

export const Unavailable: Story = {
  parameters: { faults: [{ on: 'products', fault: { status: 503 } }] },
  play: expectSectionGone,
}

export const LongNames: Story = {
  parameters: { ...singleMode, scenario: ['long-names'] },
  play: async ({ canvas }) => {
    for (const card of await canvas.findAllByRole('article'))
      await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth)
  },
}

export const Far: Story = {
  decorators: [(Story) => <div style={{ paddingBlockStart: '300vh' }}>{Story()}</div>],
  play: async ({ canvas, canvasElement }) => {
    const place = canvasElement.querySelector('[aria-hidden]')!
    await expect(canvas.queryByRole('article')).toBeNull()
    place.scrollIntoView()
    await expect(await canvas.findAllByRole('article')).toHaveLength(8)
  },
}
