import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { hrefOf } from '#stories/href.ts'
import { textOf } from '#stories/text.ts'
import { ContentGone } from './ContentGone.tsx'

const meta = { component: ContentGone, args: { kind: 'gallery' } } satisfies Meta<typeof ContentGone>
export default meta

type Story = StoryObj<typeof meta>

export const RightToLeft: Story = {
  play: async ({ canvas, globals }) =>
    expect(canvas.getByRole('link', { name: new RegExp(textOf(globals).pages.gallery()) })).toHaveAttribute(
      'href',
      hrefOf(globals, '/gallery'),
    ),
}
export const LeftToRight: Story = { globals: { locale: 'ru' } }
