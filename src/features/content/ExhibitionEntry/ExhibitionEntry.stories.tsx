import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Event } from '#contracts/content.ts'
import { entryOf, inEnglish, withLongNames } from '#stories/content-fixtures.ts'
import { expectNoOverflow } from '#stories/expect-no-overflow.ts'
import { singleMode } from '#stories/single-mode.ts'
import { ExhibitionEntry } from './ExhibitionEntry.tsx'

const withStatus = (status: Event['status']) =>
  entryOf('exhibition', { event: { ...entryOf('exhibition').event!, status } })

const meta = { component: ExhibitionEntry, args: { entry: entryOf('exhibition') } } satisfies Meta<
  typeof ExhibitionEntry
>
export default meta

type Story = StoryObj<typeof meta>

export const RightToLeft: Story = {}
export const LeftToRight: Story = {
  args: { entry: entryOf('exhibition', inEnglish) },
  globals: { locale: 'en' },
}
export const ToCome: Story = { args: { entry: withStatus('coming') } }
export const Over: Story = { args: { entry: withStatus('past') } }
export const WithoutDates: Story = { args: { entry: entryOf('exhibition', { event: null }) } }
export const LongNames: Story = {
  args: { entry: entryOf('exhibition', withLongNames) },
  parameters: singleMode,
  play: expectNoOverflow,
}
