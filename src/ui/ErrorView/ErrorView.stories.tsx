import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { textOf } from '#stories/text.ts'
import { ErrorView } from './ErrorView.tsx'

const meta = {
  component: ErrorView,
  args: { text: 'به فروشگاه وصل نشدیم.', onRetry: fn() },
} satisfies Meta<typeof ErrorView>
export default meta

export const Unreachable: StoryObj<typeof meta> = {
  play: async ({ canvas, userEvent, args, globals }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(args.text)
    await userEvent.click(canvas.getByRole('button', { name: textOf(globals).errors.retry() }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
