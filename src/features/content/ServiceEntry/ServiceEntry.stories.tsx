import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { entryOf, inEnglish, withLongNames } from '#stories/content-fixtures.ts'
import { expectNoOverflow } from '#stories/expect-no-overflow.ts'
import { textOf } from '#stories/text.ts'
import { singleMode } from '#stories/single-mode.ts'
import { ServiceEntry } from './ServiceEntry.tsx'

const meta = { component: ServiceEntry, args: { entry: entryOf('services') } } satisfies Meta<
  typeof ServiceEntry
>
export default meta

type Story = StoryObj<typeof meta>

export const RightToLeft: Story = {}
export const LeftToRight: Story = {
  args: { entry: entryOf('services', inEnglish) },
  globals: { locale: 'en' },
}
export const ForNothing: Story = {
  args: {
    entry: entryOf('services', {
      service: { priceFrom: { amount: 0, unit: 'IRR' }, days: { from: 1, to: 1 } },
    }),
  },
  play: async ({ canvas, globals }) => expect(canvas.getByText(textOf(globals).money.free())).toBeVisible(),
}
export const WithoutTerms: Story = { args: { entry: entryOf('services', { service: null }) } }
export const LongNames: Story = {
  args: { entry: entryOf('services', withLongNames) },
  parameters: singleMode,
  play: expectNoOverflow,
}
