import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { comparisonAdded, compare, comparisonCleared } from '#src/stores/compare.ts'
import { textOf } from '#stories/text.ts'
import { CompareBar } from './CompareBar.tsx'

const products = ['copper/zanjan-copper-pot', 'handwoven-carpets/kashan-medallion-carpet']

const meta = { component: CompareBar, beforeEach: comparisonCleared } satisfies Meta<typeof CompareBar>
export default meta

type Story = StoryObj<typeof meta>

export const None: Story = {
  play: async ({ canvas }) => expect(canvas.queryByRole('region')).toBeNull(),
}

export const Two: Story = {
  decorators: [
    (Part) => (
      <div id="content" tabIndex={-1} style={{ outline: 'none' }}>
        <Part />
      </div>
    ),
  ],
  beforeEach: () => products.forEach(comparisonAdded),
  play: async ({ canvas, userEvent, globals }) => {
    const { details } = textOf(globals)
    const bar = within(canvas.getByRole('region', { name: details.compare.chosen() }))
    await waitFor(() => expect(bar.getAllByRole('img')).toHaveLength(2))
    await expect(bar.getByRole('link', { name: details.compare.open() })).toBeVisible()
    await userEvent.click(bar.getByRole('button', { name: details.compare.clear() }))
    await expect(compare.chosen).toEqual([])
    await expect(canvas.queryByRole('region')).toBeNull()
    await waitFor(() => expect(document.getElementById('content')).toHaveFocus())
  },
}

export const PicturesDoNotCome: Story = {
  beforeEach: () => [...products, 'copper/no-such-pot', 'copper/nor-this'].forEach(comparisonAdded),
  parameters: { faults: [{ on: 'product', fault: { status: 503 } }] },
  play: async ({ canvas, globals }) => {
    const { compare: text } = textOf(globals).details
    await expect(canvas.getByText(text.count({ count: 4 }))).toBeVisible()
    await expect(canvas.getByRole('link', { name: text.open() })).toBeVisible()
    await expect(canvas.queryByRole('img')).toBeNull()
  },
}
