import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { withLongNames } from '#stories/content-fixtures.ts'
import { expectNoOverflow } from '#stories/expect-no-overflow.ts'
import { textOf } from '#stories/text.ts'
import { Transcript } from './Transcript.tsx'

const captions = [
  { from: 0, to: 3, text: 'این چوب هشت سال در سایه مانده است.' },
  { from: 3, to: 6, text: 'کاسه از یک تکه توت تراشیده می‌شود.' },
]
const meta = {
  component: Transcript,
  args: { captions, second: 0, onPlayFrom: fn() },
} satisfies Meta<typeof Transcript>
export default meta

type Story = StoryObj<typeof meta>

export const ToJumpBy: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const hint = canvas.getByText(textOf(globals).pictures.film.transcriptHint())
    await expect(hint).toHaveAttribute('data-off-paper')
    await userEvent.click(canvas.getByRole('button', { name: captions[1]!.text }))
    await expect(args.onPlayFrom).toHaveBeenCalledWith(3)
  },
}
export const Said: Story = {
  args: { second: 4 },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('button')
    await expect(first).not.toHaveAttribute('aria-current')
    await expect(second).toHaveAttribute('aria-current', 'true')
  },
}
export const OnlyToRead: Story = { args: { onPlayFrom: undefined } }
export const OfAnotherLanguage: Story = {
  globals: { locale: 'en' },
  play: async ({ canvas }) =>
    expect(getComputedStyle(canvas.getByRole('button', { name: captions[0]!.text })).direction).toBe('rtl'),
}
export const LongNames: Story = {
  args: { captions: [{ from: 0, to: 9, text: withLongNames.summary }] },
  play: expectNoOverflow,
}
