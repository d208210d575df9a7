import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { singleMode } from '#stories/single-mode.ts'
import { textOf } from '#stories/text.ts'
import { ReviewsToWrite } from './ReviewsToWrite.tsx'

const meta = {
  component: ReviewsToWrite,
  parameters: { scenario: ['order-of-three-lines'] },
} satisfies Meta<typeof ReviewsToWrite>
export default meta

type Story = StoryObj<typeof meta>

export const Several: Story = {
  play: async ({ canvas, globals }) =>
    expect(
      await canvas.findByText(textOf(globals).account.overview.otherProducts({ count: 2 })),
    ).toBeVisible(),
}

export const One: Story = {
  parameters: { ...singleMode, scenario: ['order-delivered'] },
  play: async ({ canvas }) => expect(await canvas.findByText(/سینی/)).toBeVisible(),
}

export const Empty: Story = {
  parameters: { ...singleMode, scenario: ['member'] },
  play: async ({ canvas, globals }) =>
    expect(await canvas.findByText(textOf(globals).account.overview.nothingToReview())).toBeVisible(),
}

export const Loading: Story = {
  parameters: {
    faults: [{ on: 'ownReviews', fault: { latency: 60_000 } }],
    visual: { skip: 'SummaryCard shows it' },
  },
  play: async ({ canvas }) => expect(canvas.getByRole('region')).toHaveAttribute('aria-busy', 'true'),
}

export const RetriesAfterAFailure: Story = {
  parameters: {
    faults: [{ on: 'ownReviews', fault: { status: 503 }, times: 1 }],
    visual: { skip: 'SummaryCard shows it' },
  },
  play: async ({ canvas, userEvent, globals }) => {
    await userEvent.click(await canvas.findByRole('button', { name: textOf(globals).errors.retry() }))
    await expect(
      await canvas.findByText(textOf(globals).account.overview.otherProducts({ count: 2 })),
    ).toBeVisible()
  },
}
