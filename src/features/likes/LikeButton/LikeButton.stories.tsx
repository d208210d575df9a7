import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { textOf } from '#stories/text.ts'
import { LikeButton } from './LikeButton.tsx'

const meta = { component: LikeButton, args: { id: 1001, title: 'فرش کاشان' } } satisfies Meta<
  typeof LikeButton
>
export default meta

type Story = StoryObj<typeof meta>

const member = { scenario: ['member'] }

export const Likes: Story = {
  parameters: member,
  play: async ({ canvas, userEvent, args, globals }) => {
    const heart = canvas.getByRole('button', { name: textOf(globals).product.like({ title: args.title }) })
    await waitFor(() => expect(heart).toBeEnabled())
    await userEvent.click(heart)
    await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'true'))
    await userEvent.click(heart)
    await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'false'))
  },
}

export const TakenBackWhenRefused: Story = {
  parameters: {
    ...member,
    faults: [
      { on: 'like', fault: { status: 500 } },
      { on: 'like', fault: { latency: 300 } },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const heart = canvas.getByRole('button')
    await waitFor(() => expect(heart).toBeEnabled())
    await userEvent.click(heart)
    await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'true'))
    await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'false'))
  },
}

export const LikesWithoutTheOthers: Story = {
  parameters: { ...member, faults: [{ on: 'likes', fault: { status: 500 } }] },
  play: async ({ canvas, userEvent }) => {
    const heart = canvas.getByRole('button')
    await waitFor(() => expect(heart).toBeEnabled())
    await userEvent.click(heart)
    await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'true'))
    await userEvent.click(heart)
    await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'false'))
  },
}
