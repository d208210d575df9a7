import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { singleMode } from '#stories/single-mode.ts'
import { textOf } from '#stories/text.ts'
import { SavedAddresses } from './SavedAddresses.tsx'

const meta = {
  component: SavedAddresses,
  parameters: { scenario: ['member'] },
} satisfies Meta<typeof SavedAddresses>
export default meta

type Story = StoryObj<typeof meta>

export const Two: Story = {
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByText(/^(خانه|Home|Дом)$/)).toBeVisible()
    await expect(
      canvas.getByText(textOf(globals).account.overview.otherAddresses({ count: 1 })),
    ).toBeVisible()
  },
}

export const None: Story = {
  parameters: { ...singleMode, scenario: ['without-addresses'] },
  play: async ({ canvas, globals }) =>
    expect(await canvas.findByText(textOf(globals).account.addressBook.empty())).toBeVisible(),
}
