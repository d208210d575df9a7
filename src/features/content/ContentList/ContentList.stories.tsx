import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { contentListOf } from '#stories/content-fixtures.ts'
import { hrefOf } from '#stories/href.ts'
import { textOf } from '#stories/text.ts'
import { ArticleList } from '../ArticleList/ArticleList.tsx'
import { ContentList } from './ContentList.tsx'

const list = contentListOf('blogs', 6)
const meta = {
  component: ContentList,
  args: { kind: 'blogs', list, pagination: null, children: <ArticleList {...list} /> },
} satisfies Meta<typeof ContentList>
export default meta

type Story = StoryObj<typeof meta>

export const Many: Story = {
  play: async ({ canvas }) => expect(canvas.getAllByRole('article')).toHaveLength(6),
}
export const LeftToRight: Story = { globals: { locale: 'en' } }
export const Empty: Story = {
  args: { list: contentListOf('blogs', 0) },
  play: async ({ canvas, globals }) =>
    expect(canvas.getByRole('heading', { name: textOf(globals).content.empty() })).toBeVisible(),
}
export const PageThatIsNot: Story = {
  args: { list: { ...contentListOf('blogs', 0), total: 8, page: 9 } },
  play: async ({ canvas, globals }) =>
    expect(canvas.getByRole('link', { name: textOf(globals).content.firstPage() })).toHaveAttribute(
      'href',
      hrefOf(globals, '/blogs'),
    ),
}
