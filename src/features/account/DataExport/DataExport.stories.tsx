import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { singleMode } from '#stories/single-mode.ts'
import { textOf } from '#stories/text.ts'
import { DataExport } from './DataExport.tsx'

const requestedAt = '2026-11-18T08:30:00.000Z'

const meta = {
  component: DataExport,
  args: { state: 'none', requestedAt: null },
  parameters: { scenario: ['member'] },
} satisfies Meta<typeof DataExport>
export default meta

type Story = StoryObj<typeof meta>

export const NotAskedFor: Story = {
  play: async ({ canvas, globals }) =>
    expect(canvas.getByRole('button', { name: textOf(globals).security.data.ask() })).toBeVisible(),
}

export const Prepared: Story = {
  args: { state: 'requested', requestedAt },
  parameters: { ...singleMode },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).not.toBeEmptyDOMElement()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const Ready: Story = {
  args: { state: 'ready', requestedAt },
  parameters: { ...singleMode },
  play: async ({ canvas, globals }) =>
    expect(canvas.getByRole('button', { name: textOf(globals).security.data.download() })).toBeVisible(),
}

export const NotReadyAfterAll: Story = {
  args: { state: 'ready', requestedAt },
  parameters: { ...singleMode },
  play: async ({ canvas, userEvent, globals }) => {
    const { download } = textOf(globals).security.data
    await userEvent.click(canvas.getByRole('button', { name: download() }))
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
}
