import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { product } from '#stories/product-fixtures.ts'
import { textOf } from '#stories/text.ts'
import { Ratings } from './Ratings.tsx'

const meta = {
  component: Ratings,
  args: { rating: product.rating, stars: product.stars },
} satisfies Meta<typeof Ratings>
export default meta

type Story = StoryObj<typeof meta>

export const Many: Story = {
  play: async ({ canvas, globals }) => {
    const { details } = textOf(globals)
    const rows = within(canvas.getByRole('list', { name: details.breakdown() })).getAllByRole('listitem')
    await expect(rows).toHaveLength(5)
    await expect(rows[0]).toHaveTextContent(details.stars({ stars: 5 }))
    await expect(rows[0]).toHaveTextContent(details.votes({ count: 52 }))
    await expect(rows[4]).toHaveTextContent(details.votes({ count: 0 }))
  },
}

export const One: Story = { args: { rating: { average: 4, count: 1 }, stars: [0, 0, 0, 1, 0] } }

export const Thousands: Story = {
  args: { rating: { average: 3.4, count: 125_408 }, stars: [20_400, 12_008, 21_000, 30_000, 42_000] },
}
