import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { textOf } from '#stories/text.ts'
import { ListingSkeleton } from './ListingSkeleton.tsx'

const meta = { component: ListingSkeleton } satisfies Meta<typeof ListingSkeleton>
export default meta

type Story = StoryObj<typeof meta>

export const Waiting: Story = {
  play: async ({ canvas, globals }) =>
    expect(canvas.getByRole('status')).toHaveAccessibleName(textOf(globals).site.waiting()),
}

export const Dark: Story = { globals: { locale: 'en', scheme: 'dark' } }
