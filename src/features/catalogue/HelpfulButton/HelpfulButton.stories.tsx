import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { markHelpful, ownReviews } from '#contracts/reviews.ts'
import type { Locales } from '#i18n/i18n-types.ts'
import { messageText } from '#mocks/domain/messages.ts'
import { sessionOf } from '#mocks/server/session.ts'
import { holdCalls, releaseCalls } from '#stories/held-calls.ts'
import { holdUntilLeft, leavable, leaveAndRelease } from '#stories/leaving.tsx'
import { textOf } from '#stories/text.ts'
import { HelpfulButton } from './HelpfulButton.tsx'

const review = { id: 10011, author: 'مریم ک.' }

const meta = {
  component: HelpfulButton,
  args: { review, count: 7 },
  parameters: { visual: { skip: 'Reviews shows it' } },
} satisfies Meta<typeof HelpfulButton>
export default meta

type Story = StoryObj<typeof meta>

export const VotedAndTakenBack: Story = {
  parameters: { scenario: ['member'] },
  play: async ({ canvas, userEvent, globals }) => {
    const button = canvas.getByRole('button', { name: textOf(globals).feedback.helpfulFor(review) })
    for (const [pressed, votes] of [
      ['true', [[review.id]]],
      ['false', [[]]],
    ] as const) {
      await userEvent.click(button)
      await waitFor(() => expect(Object.values(sessionOf('story').world.helpful)).toEqual(votes))
      await waitFor(() => expect(button).toHaveAttribute('aria-pressed', pressed))
    }
  },
}

export const TakenBackBeforeTheAnswer: Story = {
  parameters: { scenario: ['member'] },
  beforeEach: () => holdCalls(markHelpful),
  play: async ({ canvas, userEvent, globals }) => {
    const button = canvas.getByRole('button', { name: textOf(globals).feedback.helpfulFor(review) })
    for (const pressed of ['true', 'false']) {
      await userEvent.click(button)
      await waitFor(() => expect(button).toHaveAttribute('aria-pressed', pressed))
    }
    releaseCalls()
    const votes = () => sessionOf('story').log.filter(({ call }) => call === 'markHelpful')
    await waitFor(() => expect(votes()).toHaveLength(2))
    await expect(Object.values(sessionOf('story').world.helpful)).toEqual([[]])
  },
}

export const TakingBackIsRefused: Story = {
  parameters: { scenario: ['member'] },
  play: async ({ canvas, userEvent, globals }) => {
    const button = canvas.getByRole('button', { name: textOf(globals).feedback.helpfulFor(review) })
    await userEvent.click(button)
    await waitFor(() => expect(Object.values(sessionOf('story').world.helpful)).toEqual([[review.id]]))
    Object.assign(sessionOf('story'), { faults: [{ on: 'markHelpful', fault: { status: 503 } }] })
    await userEvent.click(button)
    const votes = () => sessionOf('story').log.filter(({ call }) => call === 'markHelpful')
    await waitFor(() => expect(votes()).toHaveLength(2))
    await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'true'))
  },
}

export const PressedBeforeOwnVotesAreRead: Story = {
  parameters: { scenario: ['member'] },
  beforeEach: () => holdCalls(ownReviews),
  play: async ({ canvas, userEvent, globals }) => {
    const button = canvas.getByRole('button', { name: textOf(globals).feedback.helpfulFor(review) })
    await userEvent.click(button)
    releaseCalls()
    await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'true'))
  },
}

export const LeftBeforeOwnVotesAreRead: Story = {
  parameters: { scenario: ['member'] },
  decorators: [leavable],
  beforeEach: () => holdUntilLeft(ownReviews),
  play: async ({ canvas, userEvent, globals }) => {
    await userEvent.click(canvas.getByRole('button', { name: textOf(globals).feedback.helpfulFor(review) }))
    leaveAndRelease()
    await waitFor(() => expect(Object.values(sessionOf('story').world.helpful)).toEqual([[review.id]]))
  },
}

export const Refused: Story = {
  parameters: { scenario: ['member'], faults: [{ on: 'markHelpful', fault: { status: 503 } }] },
  beforeEach: () => holdCalls(markHelpful),
  play: async ({ canvas, userEvent, globals }) => {
    const button = canvas.getByRole('button', { name: textOf(globals).feedback.helpfulFor(review) })
    await userEvent.click(button)
    await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'true'))
    releaseCalls()
    await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'false'))
    await expect(canvas.getByText(textOf(globals).feedback.helpfulCount({ count: 7 }))).toBeVisible()
  },
}

export const RefusedAfterItWasLeft: Story = {
  parameters: Refused.parameters!,
  decorators: [leavable],
  beforeEach: () => holdUntilLeft(markHelpful),
  play: async ({ canvas, userEvent, globals }) => {
    const button = canvas.getByRole('button', { name: textOf(globals).feedback.helpfulFor(review) })
    await userEvent.click(button)
    await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'true'))
    leaveAndRelease()
    const told = messageText(globals.locale as Locales, 'unavailable')
    await waitFor(() => expect(screen.getByText(told)).toBeVisible())
  },
}
