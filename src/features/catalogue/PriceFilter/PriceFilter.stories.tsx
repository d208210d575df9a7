import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { facets } from '#stories/listing-fixtures.ts'
import { textOf } from '#stories/text.ts'
import { PriceFilter } from './PriceFilter.tsx'

const meta = {
  component: PriceFilter,
  args: { search: { sort: 'newest', page: 2 }, bounds: facets.price, onChange: fn() },
  decorators: [(Story) => <div style={{ inlineSize: 240, padding: 16 }}>{Story()}</div>],
} satisfies Meta<typeof PriceFilter>
export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ canvas, userEvent, args, globals }) => {
    const { listing } = textOf(globals)
    await userEvent.type(canvas.getByLabelText(listing.priceFrom()), '۱۵۰٬۰۰۰')
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenCalledWith({
      sort: 'newest',
      page: undefined,
      priceFrom: 1_500_000,
      priceTo: undefined,
    })
  },
}

export const Filled: Story = { args: { search: { priceFrom: 1_500_000, priceTo: 90_000_000 } } }

export const LeftToRight: Story = { args: Filled.args, globals: { locale: 'en' } }
