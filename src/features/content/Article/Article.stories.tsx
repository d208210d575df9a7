import type { Meta, StoryObj } from '@storybook/react-vite'
import { entryOf, inEnglish, withLongNames } from '#stories/content-fixtures.ts'
import { expectNoOverflow } from '#stories/expect-no-overflow.ts'
import { singleMode } from '#stories/single-mode.ts'
import { Article } from './Article.tsx'

const meta = { component: Article, args: { entry: entryOf('blogs') } } satisfies Meta<typeof Article>
export default meta

type Story = StoryObj<typeof meta>

export const RightToLeft: Story = {}
export const LeftToRight: Story = { args: { entry: entryOf('blogs', inEnglish) }, globals: { locale: 'en' } }
export const WithoutAuthor: Story = { args: { entry: entryOf('blogs', { author: null }) } }
export const LongNames: Story = {
  args: { entry: entryOf('blogs', withLongNames) },
  parameters: singleMode,
  play: expectNoOverflow,
}
