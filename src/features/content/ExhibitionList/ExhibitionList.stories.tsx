import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { entryOf, inEnglish, contentListOf, withLongNames } from '#stories/content-fixtures.ts'
import { expectNoOverflow } from '#stories/expect-no-overflow.ts'
import { singleMode } from '#stories/single-mode.ts'
import { textOf } from '#stories/text.ts'
import { ExhibitionList } from './ExhibitionList.tsx'

const { event } = entryOf('exhibition')
const past = { from: '2026-05-01', to: '2026-05-09', venue: 'سرای کاج', city: 'یزد', status: 'past' } as const
const meta = { component: ExhibitionList, args: contentListOf('exhibition', 2) } satisfies Meta<
  typeof ExhibitionList
>
export default meta

type Story = StoryObj<typeof meta>

export const Running: Story = {
  play: async ({ canvas }) => expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(1),
}
export const OfEveryKind: Story = {
  args: {
    ...contentListOf('exhibition', 0),
    entries: [
      entryOf('exhibition', { label: 'past', event: past }),
      entryOf('exhibition', { label: 'coming', event: { ...event!, status: 'coming' } }),
      entryOf('exhibition'),
    ],
  },
  play: async ({ canvas, globals }) => {
    const { status } = textOf(globals).content.event
    const groups = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    await expect(groups).toEqual([status.running(), status.coming(), status.past()])
  },
}
export const UnknownStatus: Story = {
  args: contentListOf('exhibition', 2, { event: { ...event!, status: 'unknown' } }),
  play: async ({ canvas, globals }) => {
    const { status } = textOf(globals).content.event
    await expect(canvas.getByRole('heading', { name: status.unknown() })).toBeVisible()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
  },
}

export const OnlyPast: Story = { args: contentListOf('exhibition', 1, { event: past }) }
export const LeftToRight: Story = {
  args: contentListOf('exhibition', 2, inEnglish),
  globals: { locale: 'en' },
}
export const LongNames: Story = {
  parameters: singleMode,
  args: contentListOf('exhibition', 2, {
    ...withLongNames,
    event: { ...event!, venue: 'تالار بزرگ نمایشگاه‌های دائمی دست‌ساخته‌های استان‌های مرکزی ایران' },
  }),
  play: expectNoOverflow,
}
