import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { hrefOf } from '#stories/href.ts'
import { contentListOf, inEnglish, withLongNames } from '#stories/content-fixtures.ts'
import { expectNoOverflow } from '#stories/expect-no-overflow.ts'
import { singleMode } from '#stories/single-mode.ts'
import { HelpList } from './HelpList.tsx'

const meta = { component: HelpList, args: contentListOf('help', 6) } satisfies Meta<typeof HelpList>
export default meta

type Story = StoryObj<typeof meta>

export const Six: Story = {
  play: async ({ canvas, globals }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6)
    await expect(canvas.getAllByRole('link')[0]).toHaveAttribute('href', hrefOf(globals, '/help/entry-1'))
  },
}
export const One: Story = { args: contentListOf('help', 1), parameters: singleMode }
export const LeftToRight: Story = { args: contentListOf('help', 6, inEnglish), globals: { locale: 'en' } }
export const LongNames: Story = {
  args: contentListOf('help', 3, withLongNames),
  play: expectNoOverflow,
}
