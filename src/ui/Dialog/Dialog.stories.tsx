import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Dialog } from './Dialog.tsx'

const meta = {
  title: 'UI/Dialog',
  component: Dialog,
  args: {
    title: 'لغو سفارش',
    opened: true,
    onClose: fn<() => void>(),
    children: <p>فرش و گلیم</p>,
  },
  parameters: { visual: { skip: 'its users are pictured' } },
} satisfies Meta<typeof Dialog>
export default meta
type Story = StoryObj<typeof meta>

export const ClosePrevented: Story = {
  args: { canClose: () => false, onClosePrevented: fn<() => void>() },
  play: async ({ args }) => {
    await screen.findByRole('dialog')
    await userEvent.keyboard('{Escape}')
    await userEvent.click(await screen.findByRole('button'))
    await expect(args.onClosePrevented).toHaveBeenCalledTimes(2)
    await expect(args.onClose).not.toHaveBeenCalled()
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
  },
}
