import { useQuery } from '@tanstack/react-query'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { singleMode } from '#stories/single-mode.ts'
import { textOf } from '#stories/text.ts'
import { dataExportQuery } from '../data-export.ts'
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

export const AskedFor: Story = {
  parameters: { visual: { skip: 'Prepared shows it' } },
  render: function Loaded() {
    const { data } = useQuery(dataExportQuery())
    return data ? <DataExport {...data} /> : <p>…</p>
  },
  play: async ({ canvas, userEvent, globals }) => {
    const { ask } = textOf(globals).security.data
    await userEvent.click(await canvas.findByRole('button', { name: ask() }))
    await waitFor(() => expect(canvas.queryByRole('button')).toBeNull())
    await waitFor(() => expect(canvas.getByRole('status')).toHaveFocus())
  },
}

export const AskedForAgainAfterAFailedDownload: Story = {
  args: { state: 'ready', requestedAt },
  parameters: { visual: { skip: 'Ready shows it' } },
  play: async ({ canvas, userEvent, globals }) => {
    const { download, again } = textOf(globals).security.data
    await userEvent.click(canvas.getByRole('button', { name: download() }))
    await expect(await canvas.findByRole('alert')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: again() }))
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull())
  },
}

export const DownloadedAfterARefusedRequest: Story = {
  args: { state: 'ready', requestedAt },
  parameters: {
    scenario: ['member', 'data-export-ready'],
    faults: [{ on: 'requestDataExport', fault: { status: 503 } }],
    visual: { skip: 'Ready shows it' },
  },
  play: async ({ canvas, userEvent, globals }) => {
    const { download, again } = textOf(globals).security.data
    await userEvent.click(canvas.getByRole('button', { name: again() }))
    await expect(await canvas.findByRole('alert')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: download() }))
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull())
  },
}
