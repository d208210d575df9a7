import type { Meta, StoryObj } from '@storybook/react-vite'
import { entryOf, inEnglish, withLongNames } from '#stories/content-fixtures.ts'
import { expectNoOverflow } from '#stories/expect-no-overflow.ts'
import { singleMode } from '#stories/single-mode.ts'
import { EntryRow } from './EntryRow.tsx'

const meta = {
  component: EntryRow,
  args: { entry: entryOf('services'), aside: <b>از ۶۰۰٬۰۰۰ تومان</b> },
} satisfies Meta<typeof EntryRow>
export default meta

type Story = StoryObj<typeof meta>

export const RightToLeft: Story = {}
export const LeftToRight: Story = {
  args: { entry: entryOf('services', inEnglish), aside: <b>From 600,000 Toman</b> },
  globals: { locale: 'en' },
}
export const Large: Story = { args: { size: 'lg' } }
export const WithNothingBeside: Story = { args: { aside: null } }
export const LongNames: Story = {
  args: { entry: entryOf('services', withLongNames) },
  parameters: singleMode,
  play: expectNoOverflow,
}
export const LargeWithLongNames: Story = {
  args: { ...LongNames.args, size: 'lg' },
  parameters: singleMode,
  play: expectNoOverflow,
}
