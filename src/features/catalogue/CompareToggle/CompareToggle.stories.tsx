import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { comparisonAdded, compare, comparisonCleared } from '#src/stores/compare.ts'
import { Toasts } from '#src/ui/Toasts/Toasts.tsx'
import { product } from '#stories/product-fixtures.ts'
import { textOf } from '#stories/text.ts'
import { CompareToggle } from './CompareToggle.tsx'

const meta = {
  component: CompareToggle,
  args: { product },
  beforeEach: comparisonCleared,
  decorators: [
    (Story) => (
      <>
        {Story()}
        <Toasts />
      </>
    ),
  ],
} satisfies Meta<typeof CompareToggle>
export default meta

type Story = StoryObj<typeof meta>

export const ChosenAndNotAgain: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { pressed: false })
    await userEvent.click(button)
    await expect(button).toHaveAttribute('aria-pressed', 'true')
    await expect(compare.chosen).toEqual([`${product.catLabel}/${product.label}`])
    await userEvent.click(button)
    await expect(compare.chosen).toEqual([])
  },
}

export const TheFifthIsRefused: Story = {
  beforeEach: () => ['pot', 'tray', 'jug', 'bowl'].forEach((label) => comparisonAdded(`copper/${label}`)),
  play: async ({ canvas, userEvent, globals }) => {
    const button = canvas.getByRole('button', { pressed: false })
    await userEvent.click(button)
    const refusal = textOf(globals).details.compare.full({ most: 4 })
    await waitFor(() => expect(screen.getByText(refusal)).toBeVisible())
    await expect(button).toHaveAttribute('aria-pressed', 'false')
    await expect(compare.chosen).toHaveLength(4)
  },
}
