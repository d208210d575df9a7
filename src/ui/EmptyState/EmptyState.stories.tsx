import type { Meta, StoryObj } from '@storybook/react-vite'
import { EmptyState } from './EmptyState.tsx'

const meta = {
  component: EmptyState,
  args: { drawing: 'bowl', title: 'کالایی با این ویژگی‌ها پیدا نشد', text: 'یکی از فیلترها را بردارید.' },
} satisfies Meta<typeof EmptyState>
export default meta

type Story = StoryObj<typeof meta>

export const Bowl: Story = {}
export const Basket: Story = { args: { drawing: 'basket' } }
export const Thread: Story = { args: { drawing: 'thread' } }
