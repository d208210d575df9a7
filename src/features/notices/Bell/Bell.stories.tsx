import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { singleMode } from '#stories/single-mode.ts'
import { textOf } from '#stories/text.ts'
import { Bell } from './Bell.tsx'

const meta = {
  component: Bell,
  parameters: { ...singleMode, scenario: ['unread-notices'] },
} satisfies Meta<typeof Bell>
export default meta

type Story = StoryObj<typeof meta>

export const Unread: Story = {
  play: async ({ canvas, globals }) =>
    expect(
      await canvas.findByRole('link', { name: textOf(globals).notices.bell({ count: 3 }) }),
    ).toBeVisible(),
}

export const NoneUnread: Story = {
  parameters: { scenario: ['member'] },
  play: async ({ canvas, globals }) =>
    expect(await canvas.findByRole('link', { name: textOf(globals).notices.title() })).toBeVisible(),
}
