import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { entryOf } from '#stories/content-fixtures.ts'
import { hrefOf } from '#stories/href.ts'
import { textOf } from '#stories/text.ts'
import { EntryHeading } from '../EntryHeading/EntryHeading.tsx'
import { EntryFrame } from './EntryFrame.tsx'

const entry = entryOf('blogs')
const meta = {
  component: EntryFrame,
  args: { entry, products: <p>فرش</p>, children: <EntryHeading entry={entry} /> },
} satisfies Meta<typeof EntryFrame>
export default meta

type Story = StoryObj<typeof meta>

export const WithGoods: Story = {
  play: async ({ canvas, globals }) => {
    const { content, pages } = textOf(globals)
    await expect(canvas.getByRole('heading', { name: content.goods.blogs() })).toBeVisible()
    await expect(canvas.getByRole('link', { name: pages.blogs() })).toHaveAttribute(
      'href',
      hrefOf(globals, '/blogs'),
    )
  },
}
export const LeftToRight: Story = { globals: { locale: 'en' } }
export const WithoutGoods: Story = {
  args: { entry: entryOf('blogs', { goods: [] }) },
  play: async ({ canvas }) => expect(canvas.queryByRole('heading', { level: 2 })).toBeNull(),
}
