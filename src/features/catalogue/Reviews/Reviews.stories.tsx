import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { product } from '#stories/product-fixtures.ts'
import { singleMode } from '#stories/single-mode.ts'
import { textOf } from '#stories/text.ts'
import { Reviews } from './Reviews.tsx'

const review = {
  id: 1,
  author: 'مریم ک.',
  stars: 4,
  body: 'رنگش در نور روز از عکس هم بهتر است.',
  on: '2026-10-03',
}

const reviews = (count: number) => Array.from({ length: count }, (_, at) => ({ ...review, id: at + 1 }))

const meta = {
  component: Reviews,
  args: { rating: product.rating, stars: product.stars, reviews: reviews(2) },
} satisfies Meta<typeof Reviews>
export default meta

type Story = StoryObj<typeof meta>

export const Some: Story = {
  play: async ({ canvas, globals }) =>
    expect(canvas.getAllByRole('img', { name: textOf(globals).details.stars({ stars: 4 }) })).toHaveLength(2),
}

export const Many: Story = {
  args: { reviews: reviews(30) },
  play: async ({ canvas, userEvent, globals }) => {
    await expect(canvas.getAllByText(review.author)).toHaveLength(6)
    await userEvent.click(
      canvas.getByRole('button', { name: textOf(globals).details.allReviews({ count: 30 }) }),
    )
    await expect(canvas.getAllByText(review.author)).toHaveLength(30)
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const RatedButNotReviewed: Story = {
  args: { reviews: [] },
  play: async ({ canvas, globals }) =>
    expect(canvas.getByText(textOf(globals).details.noReviews())).toBeVisible(),
}

export const None: Story = {
  args: { reviews: [], rating: { average: 0, count: 0 }, stars: [0, 0, 0, 0, 0] },
  play: async ({ canvas, globals }) =>
    expect(canvas.queryByRole('list', { name: textOf(globals).details.breakdown() })).toBeNull(),
}

export const LongWords: Story = {
  parameters: singleMode,
  args: {
    reviews: [
      { ...review, author: 'سیدمحمدحسین طباطبایی‌پور اصفهانی', body: `${review.body} `.repeat(30) },
      { ...review, id: 2, author: 'A', body: 'wonderful'.repeat(40) },
    ],
  },
}
