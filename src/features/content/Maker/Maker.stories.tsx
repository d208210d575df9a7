import type { Meta, StoryObj } from '@storybook/react-vite'
import { entryOf, inEnglish, withLongNames } from '#stories/content-fixtures.ts'
import { expectNoOverflow } from '#stories/expect-no-overflow.ts'
import { singleMode } from '#stories/single-mode.ts'
import { Maker } from './Maker.tsx'

const meta = { component: Maker, args: { entry: entryOf('brand') } } satisfies Meta<typeof Maker>
export default meta

type Story = StoryObj<typeof meta>

export const RightToLeft: Story = {}
export const LeftToRight: Story = { args: { entry: entryOf('brand', inEnglish) }, globals: { locale: 'en' } }
export const LongNames: Story = {
  args: { entry: entryOf('brand', withLongNames) },
  parameters: singleMode,
  play: expectNoOverflow,
}
