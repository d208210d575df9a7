import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
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
    for (const pressed of ['true', 'false']) {
      await waitFor(async () => {
        await userEvent.click(button)
        await expect(button).toHaveAttribute('aria-pressed', pressed)
      })
    }
  },
}

export const Refused: Story = {
  parameters: { scenario: ['member'], faults: [{ on: 'markHelpful', fault: { status: 503 } }] },
  play: async ({ canvas, userEvent, globals }) => {
    const button = canvas.getByRole('button', { name: textOf(globals).feedback.helpfulFor(review) })
    await userEvent.click(button)
    await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'false'))
    await expect(canvas.getByText(textOf(globals).feedback.helpfulCount({ count: 7 }))).toBeVisible()
  },
}
