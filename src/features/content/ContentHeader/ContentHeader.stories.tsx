import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { entryOf, inEnglish, withLongNames } from '#stories/content-fixtures.ts'
import { expectNoOverflow } from '#stories/expect-no-overflow.ts'
import { ContentHeader } from './ContentHeader.tsx'

const meta = {
  component: ContentHeader,
  args: { title: 'مجله', intro: 'برای شناختن دست‌ساخته‌ها و زندگی کردن با آن‌ها.' },
} satisfies Meta<typeof ContentHeader>
export default meta

type Story = StoryObj<typeof meta>

export const RightToLeft: Story = {}
export const LeftToRight: Story = {
  args: { title: 'Journal', intro: inEnglish.summary },
  globals: { locale: 'en' },
}
export const LongNames: Story = {
  args: { title: withLongNames.title, intro: withLongNames.summary },
  play: expectNoOverflow,
}

/** Characters of each line, without the space that ends it. */
function lineLengths(element: Element) {
  const text = element.firstChild as Text
  const range = document.createRange()
  const lines: Record<number, string> = {}
  Array.from(text.data, (character, index) => {
    range.setStart(text, index)
    range.setEnd(text, index + 1)
    const top = Math.round(range.getBoundingClientRect().top)
    lines[top] = (lines[top] ?? '') + character
  })
  return Object.values(lines).map((line) => line.trim().length)
}

const measured: Story = {
  args: { intro: entryOf('blogs').summary.repeat(6) },
  parameters: { visual: { skip: 'its play counts the characters' } },
  decorators: [(Story) => <div style={{ inlineSize: 1280 }}>{Story()}</div>],
  play: async ({ canvas, args }) => {
    await document.fonts.ready
    const lengths = lineLengths(canvas.getByText(args.intro))
    await expect(lengths.length).toBeGreaterThan(3)
    await expect(Math.max(...lengths)).toBeLessThanOrEqual(70)
  },
}

export const Measure: Story = measured

export const MeasureInEnglish: Story = {
  ...measured,
  args: { intro: inEnglish.summary.repeat(6) },
  globals: { locale: 'en' },
}
