import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { textOf } from '#stories/text.ts'
import { CategoryMosaic } from './CategoryMosaic.tsx'

const meta = { component: CategoryMosaic } satisfies Meta<typeof CategoryMosaic>
export default meta

type Story = StoryObj<typeof meta>

export const Many: Story = {
  play: async ({ canvas, canvasElement }) => {
    const before = canvasElement.scrollHeight
    await expect(await canvas.findAllByRole('link')).toHaveLength(7)
    await expect(canvasElement.scrollHeight).toBe(before)
  },
}

export const LeftToRight: Story = { globals: { locale: 'ru' } }

export const Loading: Story = {
  parameters: { faults: [{ on: 'category', fault: { latency: 60_000 } }] },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('heading')).toHaveTextContent(textOf(globals).hero.categories())
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}

export const Unavailable: Story = {
  parameters: { faults: [{ on: 'category', fault: { status: 503 } }] },
  play: async ({ canvas }) => waitFor(() => expect(canvas.queryByRole('heading')).toBeNull()),
}

export const Empty: Story = { ...Unavailable, parameters: { scenario: ['empty-catalogue'] }, play: undefined }

export const LongNames: Story = {
  parameters: { scenario: ['long-names'] },
  play: async ({ canvas }) => {
    for (const link of await canvas.findAllByRole('link'))
      await expect(link.scrollWidth).toBeLessThanOrEqual(link.clientWidth)
  },
}
