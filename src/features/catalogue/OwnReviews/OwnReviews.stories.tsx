import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import type { OwnReview } from '#contracts/reviews.ts'
import { draftCleared, draftStarted } from '#src/stores/drafts.ts'
import { product } from '#stories/product-fixtures.ts'
import { singleMode } from '#stories/single-mode.ts'
import { textOf } from '#stories/text.ts'
import { reviewDraft } from '../review-draft.ts'
import { OwnReviews } from './OwnReviews.tsx'

const review: OwnReview = {
  id: 1,
  product: { ...product, id: 1002, title: 'سینی قلم‌زنی اصفهان' },
  stars: 4,
  title: 'نقش تمیز',
  body: 'سینی سنگین و محکم است.',
  pictures: [],
  on: '2026-11-10',
  state: 'pending',
  reason: null,
}

const meta = {
  component: OwnReviews,
  args: { written: [review], toWrite: [product], renderForm: fn(() => 'فرم نظر') },
  afterEach: () => draftCleared('review'),
} satisfies Meta<typeof OwnReviews>
export default meta

type Story = StoryObj<typeof meta>

export const Both: Story = {
  play: async ({ canvas, globals }) => {
    const { page, states } = textOf(globals).feedback
    await expect(
      canvas.getByRole('button', { name: page.writeAbout({ title: product.title }) }),
    ).toBeVisible()
    await expect(canvas.getByText(states.pending())).toBeVisible()
  },
}

export const InAnotherLanguage: Story = {
  globals: { locale: 'en' },
  parameters: { visual: { skip: 'it looks as Both does' } },
  play: async ({ canvas }) => {
    for (const text of [review.title, review.body]) {
      await expect(canvas.getByText(text)).toHaveAttribute('lang', 'fa')
      await expect(canvas.getByText(text)).toHaveStyle({ direction: 'rtl' })
    }
  },
}

export const Writing: Story = {
  parameters: singleMode,
  play: async ({ canvas, userEvent, globals, args }) => {
    const { editAbout } = textOf(globals).feedback.page
    await userEvent.click(canvas.getByRole('button', { name: editAbout({ title: review.product.title }) }))
    await expect(canvas.getByText('فرم نظر')).toBeVisible()
    await expect(args.renderForm).toHaveBeenCalledWith(review.product, review)
    draftCleared('review')
  },
}

export const OneAtATime: Story = {
  parameters: { visual: { skip: 'Writing shows it' } },
  play: async ({ canvas, userEvent, globals }) => {
    const { editAbout, writeAbout } = textOf(globals).feedback.page
    await userEvent.click(canvas.getByRole('button', { name: editAbout({ title: review.product.title }) }))
    const other = canvas.getByRole('button', { name: writeAbout({ title: product.title }) })
    await expect(other).toBeDisabled()
    draftCleared('review')
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: editAbout({ title: review.product.title }) })).toHaveFocus(),
    )
    await expect(other).toBeEnabled()
  },
}

export const KeptByAReload: Story = {
  parameters: { visual: { skip: 'Writing shows it' } },
  beforeEach: () => draftStarted('review', reviewDraft(product.id, null)),
  play: async ({ canvas, globals }) => {
    const { writeAbout } = textOf(globals).feedback.page
    await expect(canvas.getByText('فرم نظر')).toBeVisible()
    draftCleared('review')
    const write = await canvas.findByRole('button', { name: writeAbout({ title: product.title }) })
    await expect(write).toHaveFocus()
  },
}

export const UnknownState: Story = {
  args: { written: [{ ...review, state: 'unknown' }], toWrite: [] },
  parameters: singleMode,
  play: async ({ canvas, globals }) => {
    const { states, pendingText } = textOf(globals).feedback
    await expect(canvas.getByText(states.unknown())).toBeVisible()
    await expect(canvas.queryByText(pendingText())).toBeNull()
  },
}

export const None: Story = { parameters: singleMode, args: { written: [], toWrite: [] } }
