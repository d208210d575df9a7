import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { sessionOf } from '#mocks/server/session.ts'
import { firstItem, product } from '#stories/product-fixtures.ts'
import { QuickAdd } from './QuickAdd.tsx'

const meta = {
  component: QuickAdd,
  args: { productItemId: firstItem.id, title: product.title },
  parameters: { visual: { skip: 'product cards show it' } },
} satisfies Meta<typeof QuickAdd>
export default meta

type Story = StoryObj<typeof meta>

const callsOfAdd = () => sessionOf('story').log.filter(({ call }) => call === 'add')

export const PressedTwice: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button')
    /** Two presses before a render. */
    button.click()
    button.click()
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'))
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'false'))
    await expect(callsOfAdd()).toHaveLength(1)
  },
}
