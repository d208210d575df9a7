import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { ContentEntry } from '#contracts/content.ts'
import { withLongNames } from '#stories/content-fixtures.ts'
import { expectNoOverflow } from '#stories/expect-no-overflow.ts'
import { picture } from '#stories/product-fixtures.ts'
import { singleMode } from '#stories/single-mode.ts'
import { Film } from './Film.tsx'

const entry: ContentEntry = {
  kind: 'video',
  label: 'one-film',
  title: 'صدای سه‌تار',
  summary: 'سازنده‌ای از چوب توت می‌گوید.',
  picture,
  publishedOn: '2026-11-02',
  author: null,
  service: null,
  event: null,
  body: '<p>چوب توت در سایه می‌ماند.</p>',
  pictures: [],
  videoUrl: null,
  captions: [
    { from: 0, to: 3, text: 'این چوب هشت سال در سایه مانده است.' },
    { from: 3, to: 6, text: 'کاسه از یک تکه توت تراشیده می‌شود.' },
  ],
  goods: [],
}

const meta = { component: Film, args: { entry } } satisfies Meta<typeof Film>
export default meta

type Story = StoryObj<typeof meta>

export const WithoutFilm: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(entry.captions[0]!.text)).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const LeftToRight: Story = { ...WithoutFilm, globals: { locale: 'en' } }

export const LongNames: Story = {
  args: { entry: { ...entry, ...withLongNames } },
  parameters: singleMode,
  play: expectNoOverflow,
}
