import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { singleMode } from '#stories/single-mode.ts'
import { textOf } from '#stories/text.ts'
import { IconUser } from '#src/ui/icons.ts'
import { UnreadBadge } from './UnreadBadge.tsx'

const meta = {
  component: UnreadBadge,
  decorators: [
    (Story) => (
      <a href="#account" className="round" style={{ position: 'relative' }}>
        <IconUser size={22} stroke={1.6} />
        {Story()}
      </a>
    ),
  ],
  parameters: { ...singleMode, scenario: ['unread-notices'] },
} satisfies Meta<typeof UnreadBadge>
export default meta

type Story = StoryObj<typeof meta>

export const ThreeUnread: Story = {
  play: async ({ canvas, globals }) => {
    const name = textOf(globals).notices.bell({ count: 3 })
    await expect(await canvas.findByRole('link', { name })).toBeVisible()
  },
}
