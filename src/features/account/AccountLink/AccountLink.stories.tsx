import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { AccountLink } from './AccountLink.tsx'

const meta = {
  component: AccountLink,
  args: { place: 'bottom', badge: null },
  parameters: { scenario: ['member'], visual: { skip: 'the pages show it' } },
} satisfies Meta<typeof AccountLink>
export default meta

type Story = StoryObj<typeof meta>

export const CurrentOnItsPages: Story = {
  parameters: { path: '/profile/wallet' },
  play: async ({ canvas }) => expect(canvas.getByRole('link')).toHaveAttribute('aria-current', 'page'),
}

/** The likes have a link of their own beside it. */
export const NotCurrentOnTheLikes: Story = {
  parameters: { path: '/profile/likes' },
  play: async ({ canvas }) => expect(canvas.getByRole('link')).not.toHaveAttribute('aria-current'),
}
