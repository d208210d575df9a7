import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { TrustRow } from './TrustRow.tsx'

const meta = { component: TrustRow } satisfies Meta<typeof TrustRow>
export default meta

type Story = StoryObj<typeof meta>

export const RightToLeft: Story = {
  play: async ({ canvas }) => expect(canvas.getAllByRole('listitem')).toHaveLength(4),
}
export const LeftToRight: Story = { globals: { locale: 'en' } }
export const Dark: Story = { globals: { scheme: 'dark' } }
