import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { singleMode } from '#stories/single-mode.ts'
import { textOf } from '#stories/text.ts'
import { withWindow } from '#stories/with-window.ts'
import { AddAnother } from './AddAnother.tsx'

const tallWindow = withWindow(1280, 1200)

const meta = {
  component: AddAnother,
  args: { category: 'copper', excludedIds: [], opened: true, onClose: fn(), onPick: fn() },
} satisfies Meta<typeof AddAnother>
export default meta

type Story = StoryObj<typeof meta>

const sheet = async () => within(await screen.findByRole('dialog'))

export const Many: Story = {
  play: async ({ args, userEvent }) => {
    const products = await (await sheet()).findAllByRole('listitem')
    await userEvent.click(within(products[1]!).getByRole('button'))
    await expect(args.onPick).toHaveBeenCalledOnce()
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const AsHighAsItsContent: Story = {
  ...tallWindow,
  parameters: {
    ...tallWindow.parameters,
    visual: { skip: 'Many shows it' },
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog')
    const last = (await within(dialog).findAllByRole('listitem')).at(-1)!
    await waitFor(() => expect(dialog.getBoundingClientRect().bottom).toBe(innerHeight))
    await expect(innerHeight - last.getBoundingClientRect().bottom).toBeLessThanOrEqual(48)
  },
}

export const Nothing: Story = {
  parameters: { scenario: ['empty-catalogue'] },
  play: async ({ globals }) => {
    const words = await (await sheet()).findByText(textOf(globals).details.compare.nothingElse())
    await waitFor(() => expect(words).toBeVisible())
  },
}

export const LongNames: Story = {
  parameters: { ...singleMode, scenario: ['long-names'] },
  play: async () => void (await (await sheet()).findAllByRole('listitem')),
}

export const Loading: Story = {
  parameters: { faults: [{ on: 'products', fault: { latency: 60_000 } }] },
  play: async ({ globals }) => {
    const awaited = await (await sheet()).findByRole('status', { name: textOf(globals).site.waiting() })
    await waitFor(() => expect(awaited).toBeVisible())
  },
}

export const FailsOnce: Story = {
  parameters: { faults: [{ on: 'products', fault: { status: 503 }, times: 1 }] },
  play: async ({ userEvent, globals }) => {
    const dialog = await sheet()
    await userEvent.click(await dialog.findByRole('button', { name: textOf(globals).errors.retry() }))
    await expect((await dialog.findAllByRole('listitem')).length).toBeGreaterThan(1)
  },
}
