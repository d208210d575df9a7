import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { singleMode } from '#stories/single-mode.ts'
import { order } from '#stories/product-fixtures.ts'
import { textOf } from '#stories/text.ts'
import { RemovedLines } from './RemovedLines.tsx'

const [line] = order.lines
const title = `${line!.title}، ${line!.variant}`

const meta = {
  component: RemovedLines,
  args: { lines: [{ ...line!, title }] },
  parameters: singleMode,
} satisfies Meta<typeof RemovedLines>
export default meta

type Story = StoryObj<typeof meta>

export const Narrow: Story = {
  decorators: [(Story) => <div style={{ maxInlineSize: 240 }}>{Story()}</div>],
  play: async ({ canvas, globals }) => {
    const text = canvas.getByRole('status')
    const words = document.createRange()
    words.selectNodeContents(text)
    const padding =
      words.getBoundingClientRect().top - canvas.getByRole('listitem').getBoundingClientRect().top
    await expect(padding).toBeGreaterThanOrEqual(8)
    const undo = canvas.getByText(textOf(globals).checkout.undo())
    const start = getComputedStyle(text).direction === 'rtl' ? 'right' : 'left'
    const indent = Math.abs(undo.getBoundingClientRect()[start] - text.getBoundingClientRect()[start])
    await expect(indent).toBeLessThanOrEqual(1)
  },
}
