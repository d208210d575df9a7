import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { entryOf, inEnglish, withLongNames } from '#stories/content-fixtures.ts'
import { hrefOf } from '#stories/href.ts'
import { EntryCard } from './EntryCard.tsx'

const meta = {
  component: EntryCard,
  args: { entry: entryOf('blogs') },
  decorators: [(Story) => <div style={{ maxInlineSize: 320 }}>{Story()}</div>],
} satisfies Meta<typeof EntryCard>
export default meta

type Story = StoryObj<typeof meta>

export const RightToLeft: Story = {
  play: async ({ canvas, globals }) =>
    expect(canvas.getByRole('link')).toHaveAttribute('href', hrefOf(globals, '/blogs/one-of-many')),
}
export const LeftToRight: Story = { args: { entry: entryOf('brand', inEnglish) }, globals: { locale: 'en' } }
export const Lead: Story = { args: { isLead: true, meta: '۲ آبان ۱۴۰۵' } }
export const LongNames: Story = {
  args: { entry: entryOf('blogs', withLongNames) },
  play: async ({ canvas }) => {
    const { scrollWidth, clientWidth } = canvas.getByRole('article')
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  },
}
