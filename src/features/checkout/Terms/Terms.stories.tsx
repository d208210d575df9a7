import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { resetCheckout } from '#src/stores/checkout.ts'
import { singleMode } from '#stories/single-mode.ts'
import { textOf } from '#stories/text.ts'
import { Terms } from './Terms.tsx'

const meta = {
  component: Terms,
  args: { isMissing: true },
  beforeEach: () => resetCheckout,
  parameters: { ...singleMode },
} satisfies Meta<typeof Terms>
export default meta

type Story = StoryObj<typeof meta>

export const Missing: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    const { title, needed, returns } = textOf(globals).checkout.terms
    await expect(canvas.getByRole('alert')).toHaveTextContent(needed())
    await userEvent.click(canvas.getByText(title()))
    await expect(canvas.getByText(returns())).toBeVisible()
  },
}

export const Accepted: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    await userEvent.click(canvas.getByLabelText(textOf(globals).checkout.terms.accept()))
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}
