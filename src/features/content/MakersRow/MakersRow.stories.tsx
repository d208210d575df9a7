import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { expectNoOverflow } from '#stories/expect-no-overflow.ts'
import { expectSectionGone } from '#stories/expect-section-gone.ts'
import { MakersRow } from './MakersRow.tsx'

const meta = { component: MakersRow } satisfies Meta<typeof MakersRow>
export default meta

type StoryOf = StoryObj<typeof meta>

const shown: StoryOf['play'] = async ({ canvas }) => {
  await expect(await canvas.findAllByRole('article')).toHaveLength(6)
  await expect(canvas.getByRole('region')).toBeVisible()
  await expectNoOverflow()
}

export const RightToLeft: StoryOf = { play: shown }
export const LeftToRight: StoryOf = { globals: { locale: 'en' }, play: shown }
export const Russian: StoryOf = { globals: { locale: 'ru', scheme: 'dark' }, play: shown }

export const Loading: StoryOf = {
  parameters: { faults: [{ on: 'contentList', fault: { latency: 60_000 } }] },
  play: async ({ canvas }) => expect(canvas.queryByRole('heading')).toBeNull(),
}

export const Empty: StoryOf = { parameters: { scenario: ['no-content'] }, play: expectSectionGone }

export const Unavailable: StoryOf = {
  parameters: { faults: [{ on: 'contentList', fault: { status: 503 } }] },
  play: expectSectionGone,
}
