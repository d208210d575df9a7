import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { textOf } from '#stories/text.ts'
import { ProductSkeleton } from './ProductSkeleton.tsx'

const meta = { component: ProductSkeleton } satisfies Meta<typeof ProductSkeleton>
export default meta

type Story = StoryObj<typeof meta>

export const Waiting: Story = {
  play: async ({ canvas, globals }) =>
    expect(canvas.getByRole('status')).toHaveAccessibleName(textOf(globals).site.waiting()),
}
