import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { modal } from '#src/stores/modal.ts'
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

export const SoldOut: Story = {
  args: { stockLeft: 0 },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(textOf(globals).product.soldOut())).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
