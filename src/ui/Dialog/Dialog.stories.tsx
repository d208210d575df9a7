import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { expectClosePrevented } from '#stories/expect-close-prevented.ts'
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
  play: expectClosePrevented,
}

export const LinesOfTheTitleAreApart: Story = {
  globals: { locale: 'fa' },
  play: async ({ args }) =>
    expect(await screen.findByRole('heading', { name: args.title as string })).toHaveStyle({
      lineHeight: '28px',
    }),
}
