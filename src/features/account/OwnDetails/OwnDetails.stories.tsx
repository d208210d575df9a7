import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { digitsOf } from '#stories/text.ts'
import { OwnDetails } from './OwnDetails.tsx'

const meta = {
  component: OwnDetails,
  parameters: { scenario: ['member'] },
} satisfies Meta<typeof OwnDetails>
export default meta

type Story = StoryObj<typeof meta>

export const OfAMember: Story = {
  play: async ({ canvas, globals }) =>
    expect(await canvas.findByText(digitsOf(globals, '09121234567'))).toBeVisible(),
}
