import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { product } from '#stories/product-fixtures.ts'
import { textOf } from '#stories/text.ts'
import { Maker } from './Maker.tsx'

const { maker, city } = product

const meta = { component: Maker, args: { product } } satisfies Meta<typeof Maker>
export default meta

type Story = StoryObj<typeof meta>

export const WithoutPage: Story = {
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(textOf(globals).details.by({ maker, city }))).toBeVisible()
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}

export const WithPage: Story = {
  args: { product: { ...product, makerPage: 'sayehbaf' } },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: maker })
    await expect(link.getAttribute('href')).toMatch(/\/brand\/sayehbaf$/)
  },
}

export const Narrow: Story = {
  args: { product: { ...product, makerPage: 'sayehbaf' } },
  parameters: { visual: { skip: 'no page is that narrow' } },
  decorators: [(Story) => <div style={{ inlineSize: 'min-content' }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: maker })
    const comma = new Range()
    comma.setStart(link.nextSibling!, 0)
    comma.setEnd(link.nextSibling!, 1)
    const lastLine = [...link.getClientRects()].at(-1)!
    await expect(comma.getBoundingClientRect().top).toBeLessThan(lastLine.bottom)
  },
}
