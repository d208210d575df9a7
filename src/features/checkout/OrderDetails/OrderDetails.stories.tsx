import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { proxy, useSnapshot } from 'valtio'
import type { Order } from '#contracts/orders.ts'
import { rials } from '#contracts/values.ts'
import { draftCleared } from '#src/stores/drafts.ts'
import { order } from '#stories/product-fixtures.ts'
import { cancelledOrder, deliveredOrder, paidOrder, partlyCancelledOrder } from '#stories/order-fixtures.ts'
import { textOf } from '#stories/text.ts'
import { singleMode } from '#stories/single-mode.ts'
import { OrderDetails } from './OrderDetails.tsx'

const meta = { component: OrderDetails, args: { order, reorder: null } } satisfies Meta<typeof OrderDetails>
export default meta

type Story = StoryObj<typeof meta>

const paidAs = (status: NonNullable<Order['payment']>['status']): Order => ({
  ...order,
  payment: order.payment && { ...order.payment, status },
})

export const AwaitingPayment: Story = {
  parameters: singleMode,
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(textOf(globals).order.outcome.pending())
    await expect(canvas.getByRole('button', { name: textOf(globals).order.pay() })).toBeVisible()
  },
}

export const Failed: Story = {
  parameters: singleMode,
  args: { order: paidAs('failed') },
  play: ({ canvas, globals }) =>
    expect(canvas.getByRole('button', { name: textOf(globals).order.payAgain() })).toBeVisible(),
}
export const Cancelled: Story = { ...Failed, args: { order: paidAs('cancelled') } }

export const Paid: Story = {
  parameters: singleMode,
  args: { order: { ...paidAs('paid'), status: 'paid' } },
  play: async ({ canvas, globals }) =>
    expect(canvas.queryByRole('button', { name: textOf(globals).order.payAgain() })).toBeNull(),
}

export const PaidFromTheWallet: Story = {
  parameters: { visual: { skip: 'Paid shows it' } },
  args: {
    order: {
      ...order,
      status: 'paid',
      history: [{ status: 'paid', at: order.placedAt }],
      payment: null,
      wallet: { fromWallet: order.totals.payable, remaining: rials(0) },
    },
  },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(textOf(globals).order.total())).toBeVisible()
    await expect(canvas.queryByText(textOf(globals).checkout.payable())).toBeNull()
  },
}

const read = proxy<{ order: Order }>({ order })

/** Another device pays, cancels and returns meanwhile: what had the focus goes away. */
export const ChangedElsewhere: Story = {
  parameters: { visual: { skip: 'Paid shows it' } },
  render: function Read() {
    return <OrderDetails order={useSnapshot(read).order as Order} reorder={null} />
  },
  play: async ({ canvas, globals }) => {
    const texts = textOf(globals).order
    const changed = async (name: string, next: Order) => {
      const button = await canvas.findByRole('button', { name })
      button.focus()
      read.order = next
      await waitFor(() => expect(button).not.toBeInTheDocument())
    }
    read.order = order
    await changed(texts.pay(), paidOrder)
    await expect(canvas.getByRole('status')).toHaveFocus()
    await changed(texts.afterOrder.cancel.open(), deliveredOrder)
    await expect(canvas.getByRole('button', { name: texts.print() })).toHaveFocus()
    await changed(texts.returns.open(), {
      ...deliveredOrder,
      returnable: { ...deliveredOrder.returnable!, closed: 'allReturned', lines: [] },
    })
    await expect(canvas.getByRole('heading', { name: texts.returns.title() })).toHaveFocus()
  },
}

/** The button that opened the dialog has gone with what it was for. */
export const EndedElsewhereWhileADialogIsOpen: Story = {
  parameters: { visual: { skip: 'AwaitingPayment shows it' } },
  beforeEach: () => draftCleared('return'),
  render: ChangedElsewhere.render,
  play: async ({ canvas, userEvent, globals }) => {
    const { returns } = textOf(globals).order
    read.order = deliveredOrder
    await userEvent.click(await canvas.findByRole('button', { name: returns.open() }))
    const keep = await screen.findByRole('button', { name: returns.keep() })
    read.order = {
      ...deliveredOrder,
      returnable: { ...deliveredOrder.returnable!, closed: 'tooLate', lines: [] },
    }
    await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus())
    await userEvent.click(keep)
    await waitFor(() => expect(canvas.getByRole('status')).toHaveFocus())
  },
}

/** The server has a status that this build does not know: nothing is guessed, and nothing is paid twice. */
export const UnknownStatus: Story = {
  parameters: singleMode,
  args: {
    order: {
      ...paidAs('unknown'),
      status: 'unknown',
      history: [...order.history, { status: 'unknown', at: '2026-11-18T10:30:00Z' }],
    },
  },
  play: async ({ canvas, globals }) => {
    const { statuses, outcome, payAgain } = textOf(globals).order
    await expect(canvas.getByRole('status')).toHaveTextContent(outcome.unknown())
    await expect(canvas.getAllByText(statuses.unknown())).toHaveLength(2)
    await expect(canvas.queryByRole('button', { name: payAgain() })).toBeNull()
  },
}

export const SentAlong: Story = {
  parameters: singleMode,
  args: { order: { ...paidAs('paid'), status: 'paid', isReserved: true, parentOrderId: 'ZR-100000' } },
}

export const Cheque: Story = {
  parameters: singleMode,
  args: {
    order: {
      ...order,
      kind: 'cheque',
      status: 'registered',
      payment: null,
      cheque: { sayadNumber: '1234567890123456', dueDate: '2026-12-21' },
    },
  },
}

export const PartlyCancelled: Story = {
  args: { order: partlyCancelledOrder },
  play: async ({ canvas, globals }) => {
    const heading = canvas.getByRole('heading', { name: textOf(globals).order.afterOrder.cancelled.title() })
    await expect(heading).toBeVisible()
  },
}

export const CancelledWithRefund: Story = {
  parameters: singleMode,
  args: { order: cancelledOrder },
  play: async ({ canvas, globals }) => {
    const texts = textOf(globals).order
    await expect(canvas.getByRole('status')).toHaveTextContent(texts.outcome.void())
    await expect(canvas.queryByRole('button', { name: texts.afterOrder.cancel.open() })).toBeNull()
  },
}
