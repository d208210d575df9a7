import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { draftCleared, draftStarted, drafts } from '#src/stores/drafts.ts'
import { singleMode } from '#stories/single-mode.ts'
import { textOf } from '#stories/text.ts'
import { reviewDraft } from '../review-draft.ts'
import { OwnReview } from './OwnReview.tsx'

/** `isfahan-engraved-tray`, which Sara bought. */
const tray = 1047

const meta = {
  component: OwnReview,
  args: { product: tray, renderForm: fn(() => 'فرم نظر') },
  afterEach: () => draftCleared('review'),
} satisfies Meta<typeof OwnReview>
export default meta

type Story = StoryObj<typeof meta>

export const Invited: Story = {
  parameters: { scenario: ['order-delivered'] },
  play: async ({ canvas, userEvent, globals, args }) => {
    const button = canvas.getByRole('button', { name: textOf(globals).feedback.write() })
    await waitFor(() => expect(button).toBeEnabled())
    await userEvent.click(button)
    await expect(canvas.getByText('فرم نظر')).toBeVisible()
    await expect(args.renderForm).toHaveBeenCalledWith(null)
    draftCleared('review')
    await expect(await canvas.findByRole('button', { name: textOf(globals).feedback.write() })).toHaveFocus()
  },
}

export const NotBought: Story = {
  parameters: { ...singleMode, scenario: ['member'] },
  play: async ({ canvas, globals }) => {
    const hint = await canvas.findByText(textOf(globals).feedback.buyersOnly())
    await expect(hint).toBeVisible()
    await expect(hint).toHaveAttribute('data-off-paper')
  },
}

export const Pending: Story = {
  parameters: { scenario: ['review-pending'] },
  play: async ({ canvas, userEvent, globals }) => {
    const { states, edit, pendingText } = textOf(globals).feedback
    await expect(await canvas.findByText(states.pending())).toBeVisible()
    await expect(canvas.getByText(pendingText())).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: edit() }))
    await expect(drafts.review).toMatchObject({ product: tray, stars: 4 })
    draftCleared('review')
  },
}

export const BegunByAGuestWhoHasWritten: Story = {
  parameters: { scenario: ['review-pending'], visual: { skip: 'it looks as Invited does' } },
  beforeEach: () => draftStarted('review', reviewDraft(tray, null)),
  play: async ({ canvas, globals }) => {
    await waitFor(() => expect(drafts.review).toMatchObject({ product: tray, stars: 4 }))
    draftCleared('review')
    await expect(await canvas.findByRole('button', { name: textOf(globals).feedback.edit() })).toHaveFocus()
  },
}

export const Rejected: Story = {
  parameters: { ...singleMode, scenario: ['review-rejected'] },
  play: async ({ canvas, globals }) =>
    expect(await canvas.findByText(textOf(globals).feedback.states.rejected())).toBeVisible(),
}

export const Published: Story = {
  parameters: { ...singleMode, scenario: ['review-published'] },
  play: async ({ canvas, globals }) => {
    const { states, own, picturesOf } = textOf(globals).feedback
    await expect(await canvas.findByText(states.published())).toBeVisible()
    await expect(canvas.getByRole('list', { name: picturesOf({ author: own() }) })).toBeVisible()
  },
}

export const Unavailable: Story = {
  parameters: {
    ...singleMode,
    scenario: ['order-delivered'],
    faults: [{ on: 'ownReviews', fault: { status: 503 } }],
  },
  play: async ({ canvas, globals }) =>
    expect(await canvas.findByRole('button', { name: textOf(globals).errors.retry() })).toBeVisible(),
}
