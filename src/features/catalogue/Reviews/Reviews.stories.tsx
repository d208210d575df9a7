import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import { reviews as reviewList } from '#contracts/reviews.ts'
import { sessionOf } from '#mocks/server/session.ts'
import { holdCalls } from '#stories/held-calls.ts'
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
  args: { id: product.id, rating: product.rating, stars: product.stars, reviews: reviews(2) },
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
    const authors = canvas.getAllByText(review.author)
    await expect(authors).toHaveLength(30)
    await expect(canvas.queryByRole('button')).toBeNull()
    await expect(authors[6]!.closest('li')).toHaveFocus()
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

const served = { id: 1001, reviews: reviews(3), reviewCount: 43 }
const picturedReview = {
  ...review,
  id: 10011,
  title: 'همان که می‌خواستم',
  pictures: [product.picture],
  boughtHere: true,
  helpful: 12,
}

export const Served: Story = {
  args: { ...served, reviews: [picturedReview, ...reviews(2)] },
  play: async ({ canvas, globals }) => {
    const { feedback } = textOf(globals)
    await expect(canvas.getByRole('status')).toHaveTextContent(feedback.count({ count: 43 }))
    await expect(canvas.getByText(feedback.boughtHere())).toBeVisible()
  },
}

export const Filtered: Story = {
  args: served,
  parameters: { ...singleMode, scenario: ['many-reviews'] },
  play: async ({ canvas, canvasElement, userEvent, globals }) => {
    const { feedback, details } = textOf(globals)
    const bar = within(canvas.getByRole('list', { name: details.breakdown() })).getAllByRole('button')[0]!
    await userEvent.click(bar)
    await expect(bar).toHaveAttribute('aria-pressed', 'true')
    const chip = await canvas.findByRole('button', { name: feedback.onlyStars({ stars: 5 }) })
    const pictured = canvas.getByRole('button', { name: feedback.pictured() })
    await userEvent.click(pictured)
    await expect(pictured).toHaveAttribute('aria-pressed', 'true')
    await waitFor(() => expect(canvas.queryByText(review.author)).toBeNull())
    await expect(canvas.getAllByRole('img', { name: details.stars({ stars: 5 }) }).length).toBeGreaterThan(0)
    await expect(canvas.queryByRole('img', { name: details.stars({ stars: 4 }) })).toBeNull()
    await userEvent.click(chip)
    await expect(bar).toHaveAttribute('aria-pressed', 'false')
    await expect(pictured).toHaveFocus()
    /** The list is faded until its answer arrives. */
    await waitFor(() => expect(canvasElement.querySelector('[aria-busy=true]')).toBeNull())
  },
}

export const NothingFits: Story = {
  args: served,
  parameters: { ...singleMode, scenario: ['guest'] },
  play: async ({ canvas, userEvent, globals }) => {
    const { feedback, details } = textOf(globals)
    const bars = within(canvas.getByRole('list', { name: details.breakdown() })).getAllByRole('button')
    await userEvent.click(bars.at(-1)!)
    await expect(await canvas.findByText(feedback.none())).toBeVisible()
  },
}

export const MorePages: Story = {
  args: served,
  parameters: { visual: { skip: 'it looks as Many does' }, scenario: ['many-reviews'] },
  play: async ({ canvas, canvasElement, userEvent, globals }) => {
    const { feedback, details } = textOf(globals)
    await userEvent.click(canvas.getByRole('button', { name: details.allReviews({ count: 43 }) }))
    const more = await canvas.findByRole('button', { name: feedback.more() })
    const items = () => canvasElement.querySelectorAll('[aria-busy] > li')
    await expect(items()[3]).toHaveFocus()
    const page = items().length
    await userEvent.click(more)
    await waitFor(() => expect(items()[page]).toHaveFocus())
    await expect(more).toBeVisible()
  },
}

export const FoundHelpful: Story = {
  args: served,
  parameters: { visual: { skip: 'Served shows it' }, scenario: ['member'] },
  play: async ({ canvas, userEvent, globals }) => {
    const { feedback, details } = textOf(globals)
    await userEvent.click(canvas.getByRole('button', { name: details.allReviews({ count: 43 }) }))
    const button = await canvas.findByRole('button', { name: feedback.helpfulFor(review) })
    const vote = within(button.parentElement!)
    await expect(vote.getByText(feedback.helpfulCount({ count: 6 }))).toBeVisible()
    await userEvent.click(button)
    await expect(await vote.findByText(feedback.helpfulCount({ count: 7 }))).toBeVisible()
  },
}

export const Unavailable: Story = {
  args: served,
  parameters: { ...singleMode, faults: [{ on: 'reviews', fault: { status: 503 } }] },
  play: async ({ canvas, userEvent, globals }) => {
    const { feedback, errors } = textOf(globals)
    await userEvent.click(canvas.getByRole('button', { name: feedback.pictured() }))
    await expect(await canvas.findByRole('button', { name: errors.retry() })).toBeVisible()
    /** The product's own are not only those with pictures. */
    await expect(canvas.queryByText(review.author)).toBeNull()
  },
}

export const UnavailableAfterAnAnswer: Story = {
  args: served,
  parameters: { visual: { skip: 'Unavailable shows the notice' }, scenario: ['many-reviews'] },
  play: async ({ canvas, userEvent, globals }) => {
    const { feedback, details, errors } = textOf(globals)
    const fiveStars = { name: details.stars({ stars: 5 }) }
    const bars = within(canvas.getByRole('list', { name: details.breakdown() })).getAllByRole('button')
    await userEvent.click(bars[0]!)
    await waitFor(() => expect(canvas.queryByText(review.author)).toBeNull())
    Object.assign(sessionOf('story'), { faults: [{ on: 'reviews', fault: { status: 503 } }] })
    await userEvent.click(canvas.getByRole('button', { name: feedback.pictured() }))
    const retry = await canvas.findByRole('button', { name: errors.retry() })
    await expect(canvas.queryAllByRole('img', fiveStars)).toEqual([])
    const restoreFetch = holdCalls(reviewList)
    await userEvent.click(retry)
    await waitFor(() => expect(retry).not.toBeInTheDocument())
    await expect(canvas.queryAllByRole('img', fiveStars)).toEqual([])
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
    restoreFetch()
  },
}

export const PassesTheFocusOfARetry: Story = {
  args: served,
  parameters: {
    scenario: ['many-reviews'],
    faults: [{ on: 'reviews', fault: { status: 503 }, times: 1 }],
    visual: { skip: 'Filtered shows the reviews' },
  },
  play: async ({ canvas, canvasElement, userEvent, globals }) => {
    const { feedback, errors } = textOf(globals)
    await userEvent.click(canvas.getByRole('button', { name: feedback.pictured() }))
    const retry = await canvas.findByRole('button', { name: errors.retry() })
    retry.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(retry).not.toBeInTheDocument())
    await waitFor(() => expect(canvasElement.querySelector('[aria-busy]')!.parentElement).toHaveFocus())
  },
}

export const MoreOnTheSecondPress: Story = {
  args: served,
  parameters: {
    scenario: ['many-reviews'],
    faults: [{ on: 'reviews', fault: { status: 503 }, times: 1 }],
    visual: { skip: 'Unavailable shows the notice' },
  },
  play: async ({ canvas, userEvent, globals }) => {
    const { feedback, details, errors } = textOf(globals)
    const all = canvas.getByRole('button', { name: details.allReviews({ count: 43 }) })
    await userEvent.click(all)
    const retry = await canvas.findByRole('button', { name: errors.retry() })
    const { DOCUMENT_POSITION_FOLLOWING } = Node
    const last = canvas.getAllByText(review.author).at(-1)!
    await expect(last.compareDocumentPosition(retry)).toBe(DOCUMENT_POSITION_FOLLOWING)
    await userEvent.click(all)
    await waitFor(() => expect(canvas.getAllByText(feedback.boughtHere()).length).toBeGreaterThan(5))
  },
}

const withForm = { ...served, renderForm: fn(() => 'فرم نظر') }

export const Guest: Story = {
  args: withForm,
  parameters: singleMode,
  play: async ({ canvas, globals }) =>
    expect(canvas.getByRole('button', { name: textOf(globals).feedback.write() })).toBeEnabled(),
}

export const NotBought: Story = {
  args: withForm,
  parameters: { ...singleMode, scenario: ['member'] },
  play: async ({ canvas, globals }) =>
    expect(await canvas.findByText(textOf(globals).feedback.buyersOnly())).toBeVisible(),
}
