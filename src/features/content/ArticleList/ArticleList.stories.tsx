import type { Meta, StoryObj } from '@storybook/react-vite'
import { inEnglish, contentListOf, withLongNames } from '#stories/content-fixtures.ts'
import { expectNoOverflow } from '#stories/expect-no-overflow.ts'
import { singleMode } from '#stories/single-mode.ts'
import { ArticleList } from './ArticleList.tsx'

const meta = { component: ArticleList, args: contentListOf('blogs', 6) } satisfies Meta<typeof ArticleList>
export default meta

type Story = StoryObj<typeof meta>

export const Many: Story = {}
export const One: Story = { args: contentListOf('blogs', 1) }
export const LeftToRight: Story = { args: contentListOf('blogs', 6, inEnglish), globals: { locale: 'en' } }
export const LongNames: Story = {
  args: contentListOf('blogs', 3, withLongNames),
  parameters: singleMode,
  play: expectNoOverflow,
}
