import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { ReactNode } from 'react'
import { entryOf, inEnglish, withLongNames } from '#stories/content-fixtures.ts'
import { expectNoOverflow } from '#stories/expect-no-overflow.ts'
import { capturedIn } from '#stories/modes.ts'
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
/** The width of the list beside the calendar, in a window of 1024 px. */
const besideCalendar = {
  parameters: capturedIn({ locale: ['fa'], scheme: ['light'], viewport: ['1280'] }),
  decorators: [(Story: () => ReactNode) => <div style={{ inlineSize: 572 }}>{Story()}</div>],
}

export const LargeBesideCalendar: Story = {
  ...besideCalendar,
  args: { size: 'lg' },
  play: async ({ canvas }) => {
    const [card, title, picture] = [
      canvas.getByRole('article'),
      canvas.getByRole('heading'),
      canvas.getByRole('presentation'),
    ].map((part) => part.getBoundingClientRect())
    await expect(title!.top - card!.top).toBeGreaterThanOrEqual(20)
    await expect(card!.bottom - picture!.bottom).toBeLessThanOrEqual(1)
  },
}

export const BesideCalendar: Story = {
  ...besideCalendar,
  play: async ({ canvas }) => expect(canvas.getByRole('heading').clientWidth).toBeGreaterThan(400),
}

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
