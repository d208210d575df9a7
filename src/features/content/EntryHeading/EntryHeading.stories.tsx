import type { Meta, StoryObj } from '@storybook/react-vite'
import { entryOf, inEnglish, withLongNames } from '#stories/content-fixtures.ts'
import { expectNoOverflow } from '#stories/expect-no-overflow.ts'
import { singleMode } from '#stories/single-mode.ts'
import { EntryHeading } from './EntryHeading.tsx'

const meta = { component: EntryHeading, args: { entry: entryOf('blogs') } } satisfies Meta<
  typeof EntryHeading
>
export default meta

type Story = StoryObj<typeof meta>

export const RightToLeft: Story = {}
export const LeftToRight: Story = { args: { entry: entryOf('blogs', inEnglish) }, globals: { locale: 'en' } }
export const WithMore: Story = { args: { before: 'پیش رو', children: <p>۲ آبان ۱۴۰۵</p> } }
export const LongNames: Story = {
  args: { entry: entryOf('blogs', withLongNames) },
  parameters: singleMode,
  play: expectNoOverflow,
}
