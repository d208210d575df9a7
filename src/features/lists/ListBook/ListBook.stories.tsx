import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { singleMode } from '#stories/single-mode.ts'
import { textOf } from '#stories/text.ts'
import { ListBook } from './ListBook.tsx'

const meta = {
  component: ListBook,
  args: {
    lists: [
      { id: 1, name: 'و'.repeat(40), productItemIds: [1, 2], shareId: 'x'.repeat(24), showsOwner: false },
      { id: 2, name: 'خانه', productItemIds: [], shareId: null, showsOwner: false },
    ],
  },
  parameters: { scenario: ['member'] },
} satisfies Meta<typeof ListBook>
export default meta

type Story = StoryObj<typeof meta>

export const Two: Story = {
  play: async ({ canvas, globals }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
    await expect(canvas.getAllByText(textOf(globals).lists.shared())).toHaveLength(1)
  },
}

export const None: Story = {
  args: { lists: [] },
  parameters: { ...singleMode },
  play: async ({ canvas, globals }) =>
    expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(textOf(globals).lists.empty()),
}
