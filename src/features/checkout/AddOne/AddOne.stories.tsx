import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { cartOperations } from '#contracts/cart-operations.ts'
import { modal } from '#src/stores/modal.ts'
import { holdUntilLeft, leavable, leaveAndRelease } from '#stories/leaving.tsx'
import { textOf } from '#stories/text.ts'
import { AddOne } from './AddOne.tsx'

const title = 'فرش کاشان'

const meta = {
  component: AddOne,
  args: { productItemId: 10011, title, stockLeft: 3 },
} satisfies Meta<typeof AddOne>
export default meta

type Story = StoryObj<typeof meta>

export const Adds: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    await userEvent.click(canvas.getByRole('button', { name: `${textOf(globals).cart.add()}: ${title}` }))
    await waitFor(() => expect(modal.open).toEqual({ name: 'continue' }))
  },
}

export const LeftBeforeTheAnswer: Story = {
  parameters: { visual: { skip: 'Nothing is left of it' } },
  decorators: [leavable],
  beforeEach: () => holdUntilLeft(cartOperations.add),
  play: async ({ canvas, userEvent, globals }) => {
    const text = textOf(globals)
    await userEvent.click(canvas.getByRole('button', { name: `${text.cart.add()}: ${title}` }))
    leaveAndRelease()
    await waitFor(() => expect(screen.getByText(text.cart.added())).toBeVisible())
    await expect(modal.open).toBeNull()
  },
}

export const SoldOut: Story = {
  args: { stockLeft: 0 },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(textOf(globals).product.soldOut())).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
