import type { Meta, StoryObj } from '@storybook/react-vite'
import { entryOf, inEnglish, withLongNames } from '#stories/entries.ts'
import { fits } from '#stories/fits.ts'
import { oneLook } from '#stories/one-look.ts'
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
  parameters: oneLook,
  play: fits,
}
