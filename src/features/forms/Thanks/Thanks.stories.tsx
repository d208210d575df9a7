import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Thanks } from './Thanks.tsx'

const meta = {
  component: Thanks,
  args: { children: 'تا فردا زنگ می‌زنیم.', onAnother: fn() },
} satisfies Meta<typeof Thanks>
export default meta

type Story = StoryObj<typeof meta>

export const RightToLeft: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onAnother).toHaveBeenCalledOnce()
  },
}
export const LeftToRight: Story = {
  args: { children: 'We will call by tomorrow.' },
  globals: { locale: 'en' },
}
