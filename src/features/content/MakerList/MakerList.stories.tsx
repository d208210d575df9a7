import type { Meta, StoryObj } from '@storybook/react-vite'
import { inEnglish, contentListOf, withLongNames } from '#stories/content-fixtures.ts'
import { expectNoOverflow } from '#stories/expect-no-overflow.ts'
import { singleMode } from '#stories/single-mode.ts'
import { MakerList } from './MakerList.tsx'

const meta = { component: MakerList, args: contentListOf('brand', 6) } satisfies Meta<typeof MakerList>
export default meta

type Story = StoryObj<typeof meta>

export const Many: Story = {}
export const One: Story = { args: contentListOf('brand', 1) }
export const LeftToRight: Story = { args: contentListOf('brand', 6, inEnglish), globals: { locale: 'en' } }
export const LongNames: Story = {
  args: contentListOf('brand', 3, withLongNames),
  parameters: singleMode,
  play: expectNoOverflow,
}
