import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { cartOperations } from '#contracts/cart-operations.ts'
import { holdCalls, releaseCalls } from '#stories/held-calls.ts'
import { holdUntilLeft, leavable, leaveAndRelease } from '#stories/leaving.tsx'
import { order } from '#stories/product-fixtures.ts'
import { singleMode } from '#stories/single-mode.ts'
import { textOf } from '#stories/text.ts'
import { Reorder } from './Reorder.tsx'

const [line] = order.lines

const meta = {
  component: Reorder,
  args: { lines: order.lines, onReordered: fn() },
  parameters: { scenario: ['member'] },
} satisfies Meta<typeof Reorder>
export default meta

type Story = StoryObj<typeof meta>

export const AsItWas: Story = {
  parameters: { visual: { skip: 'it is a button' } },
  play: async ({ canvas, userEvent, args, globals }) => {
    await userEvent.click(canvas.getByRole('button', { name: textOf(globals).order.reorder() }))
    await waitFor(() => expect(args.onReordered).toHaveBeenCalled())
  },
}

export const SoldOut: Story = {
  parameters: { ...singleMode, scenario: ['member', 'sold-out'] },
  play: async ({ canvas, userEvent, args, globals }) => {
    const LL = textOf(globals)
    await userEvent.click(canvas.getByRole('button', { name: LL.order.reorder() }))
    const changes = await canvas.findByRole('region', { name: LL.order.afterOrder.changes.title() })
    await expect(changes).toHaveTextContent(line!.title)
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveFocus()
    await expect(canvas.queryByRole('button', { name: LL.cart.viewCart() })).toBeNull()
    await expect(args.onReordered).not.toHaveBeenCalled()
  },
}

export const TwoVariants: Story = {
  parameters: { ...SoldOut.parameters, visual: { skip: 'it looks as SoldOut' } },
  args: { lines: [line!, { ...line!, id: 7, productItemId: 7, variant: 'سرمه‌ای' }] },
  play: async ({ canvas, userEvent, globals }) => {
    const LL = textOf(globals)
    await userEvent.click(canvas.getByRole('button', { name: LL.order.reorder() }))
    const [first, second] = await canvas.findAllByRole('listitem')
    await expect(first).toHaveTextContent(`${line!.title} (${line!.variant})`)
    await expect(second).toHaveTextContent(`${line!.title} (سرمه‌ای)`)
  },
}

export const FocusThatHasMovedOn: Story = {
  parameters: { ...SoldOut.parameters, visual: { skip: 'it looks as SoldOut' } },
  decorators: [
    (Story) => (
      <>
        <div>{Story()}</div>
        <button type="button">elsewhere</button>
      </>
    ),
  ],
  beforeEach: () => holdCalls(cartOperations.add),
  play: async ({ canvas, userEvent, globals }) => {
    const LL = textOf(globals)
    await userEvent.click(canvas.getByRole('button', { name: LL.order.reorder() }))
    const elsewhere = canvas.getByRole('button', { name: 'elsewhere' })
    await userEvent.click(elsewhere)
    releaseCalls()
    await canvas.findByRole('region', { name: LL.order.afterOrder.changes.title() })
    await expect(elsewhere).toHaveFocus()
  },
}

export const LeftBeforeTheAnswer: Story = {
  parameters: { ...SoldOut.parameters, visual: { skip: 'a toast says so' } },
  decorators: [leavable],
  beforeEach: () => holdUntilLeft(cartOperations.add),
  play: async ({ canvas, userEvent, args, globals }) => {
    await userEvent.click(canvas.getByRole('button', { name: textOf(globals).order.reorder() }))
    leaveAndRelease()
    await waitFor(() => expect(screen.getByText(line!.title, { exact: false })).toBeVisible())
    await expect(args.onReordered).not.toHaveBeenCalled()
  },
}
