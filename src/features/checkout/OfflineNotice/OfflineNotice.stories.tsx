import type { Meta, StoryObj } from '@storybook/react-vite'
import { onlineManager } from '@tanstack/react-query'
import { expect } from 'storybook/test'
import { singleMode } from '#stories/single-mode.ts'
import { textOf } from '#stories/text.ts'
import { OfflineNotice } from './OfflineNotice.tsx'

const meta = {
  component: OfflineNotice,
  beforeEach: () => {
    onlineManager.setOnline(false)
    return () => onlineManager.setOnline(true)
  },
  parameters: { ...singleMode },
} satisfies Meta<typeof OfflineNotice>
export default meta

type Story = StoryObj<typeof meta>

export const Offline: Story = {
  play: async ({ canvas, globals }) =>
    expect(canvas.getByRole('status')).toHaveTextContent(textOf(globals).checkout.offline()),
}
