import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { singleMode } from '#stories/single-mode.ts'
import { textOf } from '#stories/text.ts'
import { UnreadNotices } from './UnreadNotices.tsx'

const meta = {
  component: UnreadNotices,
  parameters: { scenario: ['unread-notices'] },
} satisfies Meta<typeof UnreadNotices>
export default meta

type Story = StoryObj<typeof meta>

export const ThreeUnread: Story = {
  play: async ({ canvas, globals }) =>
    expect(await canvas.findByText(textOf(globals).account.overview.unread({ count: 3 }))).toBeVisible(),
}

export const Empty: Story = {
  parameters: { ...singleMode, scenario: ['member'] },
  play: async ({ canvas, globals }) =>
    expect(await canvas.findByText(textOf(globals).account.overview.nothingUnread())).toBeVisible(),
}

export const Loading: Story = {
  parameters: {
    faults: [{ on: 'notices', fault: { latency: 60_000 } }],
    visual: { skip: 'SummaryCard shows it' },
  },
  play: async ({ canvas }) => expect(canvas.getByRole('region')).toHaveAttribute('aria-busy', 'true'),
}

export const RetriesAfterAFailure: Story = {
  parameters: {
    faults: [{ on: 'notices', fault: { status: 503 }, times: 1 }],
    visual: { skip: 'SummaryCard shows it' },
  },
  play: async ({ canvas, userEvent, globals }) => {
    await userEvent.click(await canvas.findByRole('button', { name: textOf(globals).errors.retry() }))
    await expect(await canvas.findByText(textOf(globals).account.overview.unread({ count: 3 }))).toBeVisible()
  },
}
