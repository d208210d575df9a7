import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { singleMode } from '#stories/single-mode.ts'
import { textOf } from '#stories/text.ts'
import { NoResults } from './NoResults.tsx'

const meta = {
  component: NoResults,
  args: { text: 'کاسه بلوری', didYouMean: null, isFiltered: false, isCategory: false, onClear: fn() },
} satisfies Meta<typeof NoResults>
export default meta

type Story = StoryObj<typeof meta>

export const Searched: Story = {
  play: async ({ canvas, globals }) => {
    const { search } = textOf(globals)
    await expect(canvas.getByRole('heading', { name: search.nothing({ text: 'کاسه بلوری' }) })).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}

export const NearWord: Story = {
  args: { text: 'زعقران', didYouMean: 'زعفران' },
  play: async ({ canvas, globals }) => {
    const link = canvas.getByRole('link', { name: textOf(globals).search.didYouMean({ text: 'زعفران' }) })
    await expect(new URL((link as HTMLAnchorElement).href).searchParams.get('text')).toContain('زعفران')
  },
}

/** The suggestion is what was typed, in Arabic letters. */
export const Filtered: Story = {
  args: { isFiltered: true, didYouMean: 'كاسه بلوري' },
  play: async ({ canvas, userEvent, globals, args }) => {
    await expect(canvas.queryByRole('link')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: textOf(globals).listing.clear() }))
    await expect(args.onClear).toHaveBeenCalledOnce()
  },
}

export const InOneCategory: Story = {
  args: { isCategory: true, isFiltered: true, didYouMean: 'کاسه' },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('link', { name: textOf(globals).search.everywhere() })).toBeVisible()
  },
}

export const EmptyCategory: Story = {
  args: { text: undefined, isCategory: true },
  play: async ({ canvas, globals }) => {
    const LL = textOf(globals)
    await expect(canvas.getByRole('heading', { name: LL.listing.none() })).toBeVisible()
    await expect(canvas.getByRole('link', { name: LL.cart.browse() })).toHaveAttribute(
      'href',
      expect.stringMatching(/search$/),
    )
  },
}

export const EmptyShop: Story = {
  args: { text: undefined },
  parameters: singleMode,
  play: async ({ canvas, globals }) =>
    expect(canvas.getByRole('link', { name: textOf(globals).errors.home() })).toBeVisible(),
}

export const NothingSearched: Story = { args: { text: undefined, isFiltered: true } }

export const LongText: Story = {
  args: { text: 'فرش‌لچک‌ترنج‌دست‌بافت'.repeat(8), didYouMean: 'فرش لچک‌ترنج دست‌بافت کاشان' },
}
