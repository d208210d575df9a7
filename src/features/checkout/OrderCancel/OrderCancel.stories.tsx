import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import type { UserEventObject } from 'storybook/test'
import { proxy, useSnapshot } from 'valtio'
import { cancelOrder } from '#contracts/after-order.ts'
import type { Order } from '#contracts/orders.ts'
import type { Locales, TranslationFunctions } from '#i18n/i18n-types.ts'
import { priceText } from '#i18n/price-text.ts'
import { messageText } from '#mocks/domain/messages.ts'
import { sessionOf } from '#mocks/server/session.ts'
import { sessionExpired, signedIn } from '#src/stores/auth.ts'
import { Toasts } from '#src/ui/Toasts/Toasts.tsx'
import { holdCalls, releaseCalls } from '#stories/held-calls.ts'
import { paidOrder } from '#stories/order-fixtures.ts'
import { singleMode } from '#stories/single-mode.ts'
import { preserveWhitespace, textOf } from '#stories/text.ts'
import { whileSignedIn } from '#stories/while-signed-in.tsx'
import { OrderCancel } from './OrderCancel.tsx'

const meta = {
  component: OrderCancel,
  args: { order: paidOrder, onCancelled: fn() },
} satisfies Meta<typeof OrderCancel>
export default meta

type Story = StoryObj<typeof meta>

const [carpet, pot] = paidOrder.lines

async function open(LL: TranslationFunctions, user: UserEventObject) {
  await user.click(screen.getByRole('button', { name: LL.order.afterOrder.cancel.open() }))
  await screen.findByRole('dialog')
}

const refundOf = (LL: TranslationFunctions, amount: number) =>
  LL.order.afterOrder.refund.wallet({ price: priceText(LL, { amount, unit: 'IRR' }) })

export const WholeOrder: Story = {
  play: async ({ globals, userEvent }) => {
    const LL = textOf(globals)
    await open(LL, userEvent)
    await waitFor(() =>
      expect(
        screen.getByText(refundOf(LL, paidOrder.totals.payable.amount), preserveWhitespace),
      ).toBeVisible(),
    )
  },
}

export const OneLine: Story = {
  parameters: singleMode,
  play: async ({ globals, userEvent }) => {
    const LL = textOf(globals)
    await open(LL, userEvent)
    await userEvent.click(screen.getByRole('checkbox', { name: carpet!.title }))
    await waitFor(() =>
      expect(screen.getByText(refundOf(LL, pot!.linePrice.amount), preserveWhitespace)).toBeVisible(),
    )
  },
}

export const ReasonIsMissing: Story = {
  parameters: singleMode,
  play: async ({ globals, userEvent }) => {
    const LL = textOf(globals)
    const { cancel } = LL.order.afterOrder
    await open(LL, userEvent)
    await userEvent.click(screen.getByRole('button', { name: cancel.send() }))
    const reason = screen.getByRole('combobox', { name: cancel.reason() })
    await expect(reason).toHaveFocus()
    await expect(reason).toHaveAccessibleDescription(cancel.reasonNeeded())
  },
}

export const NoLineIsChosen: Story = {
  parameters: singleMode,
  play: async ({ globals, userEvent }) => {
    const LL = textOf(globals)
    const { cancel } = LL.order.afterOrder
    await open(LL, userEvent)
    for (const box of screen.getAllByRole('checkbox')) await userEvent.click(box)
    await userEvent.click(screen.getByRole('button', { name: cancel.send() }))
    await expect(screen.getAllByRole('checkbox')[0]).toHaveFocus()
    await waitFor(() => expect(screen.getByText(cancel.linesNeeded())).toBeVisible())
  },
}

export const TooLate: Story = {
  parameters: { scenario: ['order-delivered'], visual: { skip: 'a toast tells it' } },
  play: async ({ globals, userEvent, args }) => {
    const LL = textOf(globals)
    const { cancel } = LL.order.afterOrder
    await open(LL, userEvent)
    await userEvent.selectOptions(screen.getByRole('combobox', { name: cancel.reason() }), 'mistake')
    await userEvent.click(screen.getByRole('button', { name: cancel.send() }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(args.onCancelled).not.toHaveBeenCalled()
  },
}

async function sendAndClose(LL: TranslationFunctions, user: UserEventObject) {
  const { cancel } = LL.order.afterOrder
  await open(LL, user)
  await user.selectOptions(screen.getByRole('combobox', { name: cancel.reason() }), 'mistake')
  await user.click(screen.getByRole('button', { name: cancel.send() }))
  await user.click(screen.getByRole('button', { name: cancel.keep() }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}

export const TooLateAfterItWasClosed: Story = {
  parameters: TooLate.parameters!,
  beforeEach: () => holdCalls(cancelOrder),
  decorators: [
    (Cancel) => (
      <>
        <Cancel />
        <Toasts />
      </>
    ),
  ],
  play: async ({ globals, userEvent }) => {
    await sendAndClose(textOf(globals), userEvent)
    releaseCalls()
    const told = messageText(globals.locale as Locales, 'orderNotCancellable')
    await waitFor(() => expect(screen.getByText(told)).toBeVisible())
  },
}

export const OpenedAgainWhileItIsSent: Story = {
  parameters: {
    ...singleMode,
    scenario: ['order-of-three-lines'],
    visual: { skip: 'it looks as WholeOrder does' },
  },
  beforeEach: () => holdCalls(cancelOrder),
  play: async ({ globals, userEvent, args }) => {
    const LL = textOf(globals)
    const { cancel } = LL.order.afterOrder
    await sendAndClose(LL, userEvent)
    await open(LL, userEvent)
    await expect(screen.getByRole('button', { name: cancel.send() })).toHaveAttribute('aria-disabled', 'true')
    releaseCalls()
    await waitFor(() => expect(args.onCancelled).toHaveBeenCalledOnce())
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

/** What is sent is cancelled: the refund has to name it. */
export const ChangedWhileItIsSent: Story = {
  parameters: { scenario: ['order-of-three-lines'], visual: { skip: 'it looks as WholeOrder does' } },
  beforeEach: () => holdCalls(cancelOrder),
  play: async ({ globals, userEvent, args }) => {
    const LL = textOf(globals)
    const { cancel } = LL.order.afterOrder
    await open(LL, userEvent)
    const reason = screen.getByRole('combobox', { name: cancel.reason() })
    const box = screen.getByRole('checkbox', { name: carpet!.title })
    await userEvent.selectOptions(reason, 'mistake')
    await userEvent.click(screen.getByRole('button', { name: cancel.send() }))
    await userEvent.click(box)
    await expect(box).toBeChecked()
    await userEvent.selectOptions(reason, 'tooLate')
    await expect(reason).toHaveValue('mistake')
    releaseCalls()
    await waitFor(() => expect(args.onCancelled).toHaveBeenCalledOnce())
  },
}

const read = proxy<{ order: Order }>({ order: paidOrder })

/** The order is read again while the dialog is open: the window had lost the focus. */
export const PackedMeanwhile: Story = {
  parameters: { scenario: ['order-delivered'], visual: { skip: 'it looks as WholeOrder does' } },
  beforeEach: () => {
    read.order = paidOrder
  },
  render: function Read({ onCancelled }) {
    return <OrderCancel order={useSnapshot(read).order as Order} onCancelled={onCancelled} />
  },
  play: async ({ globals, userEvent }) => {
    const LL = textOf(globals)
    const { cancel } = LL.order.afterOrder
    await open(LL, userEvent)
    const reason = screen.getByRole('combobox', { name: cancel.reason() })
    await userEvent.selectOptions(reason, 'mistake')
    read.order = { ...paidOrder, cancellable: undefined }
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: cancel.open(), hidden: true })).toBeNull(),
    )
    await expect(reason).toHaveValue('mistake')
    await userEvent.click(screen.getByRole('button', { name: cancel.send() }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

const bowl = { ...pot!, id: 3, title: 'کاسه سفالی' }

const orderOf = (lines: Order['lines']): Order => ({
  ...paidOrder,
  lines,
  cancellable: {
    ...paidOrder.cancellable!,
    lines: lines.map(({ id, linePrice }) => ({ id, refund: linePrice })),
  },
})

const linesLeft = () => Object.values(sessionOf('story').world.orders).flatMap(({ lines }) => lines)

/** Another device cancels a chosen line: the count of chosen lines is that of all which are left. */
export const LineCancelledMeanwhile: Story = {
  parameters: {
    ...singleMode,
    scenario: ['order-partly-cancelled'],
    visual: { skip: 'it looks as OneLine does' },
  },
  beforeEach: () => {
    read.order = orderOf([carpet!, pot!, bowl])
  },
  render: PackedMeanwhile.render,
  play: async ({ globals, userEvent, args }) => {
    const LL = textOf(globals)
    const { cancel } = LL.order.afterOrder
    await open(LL, userEvent)
    await userEvent.click(screen.getByRole('checkbox', { name: bowl.title }))
    await userEvent.selectOptions(screen.getByRole('combobox', { name: cancel.reason() }), 'mistake')
    read.order = orderOf([pot!, bowl])
    await waitFor(() => expect(screen.queryByRole('checkbox', { name: carpet!.title })).toBeNull())
    await userEvent.click(screen.getByRole('button', { name: cancel.send() }))
    await waitFor(() => expect(args.onCancelled).toHaveBeenCalledOnce())
    await expect(linesLeft().map(({ id }) => id)).toEqual([bowl.id])
  },
}

export const SessionEndsMeanwhile: Story = {
  parameters: { visual: { skip: 'it looks as OneLine does' } },
  beforeEach: signedIn,
  decorators: [whileSignedIn],
  play: async ({ globals, userEvent }) => {
    const LL = textOf(globals)
    const reason = () => screen.getByRole('combobox', { name: LL.order.afterOrder.cancel.reason() })
    await open(LL, userEvent)
    await userEvent.click(screen.getByRole('checkbox', { name: carpet!.title }))
    await userEvent.selectOptions(reason(), 'mistake')
    sessionExpired()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    signedIn()
    await screen.findByRole('button', { name: LL.order.afterOrder.cancel.open() })
    await open(LL, userEvent)
    await expect(reason()).toHaveValue('mistake')
    await expect(screen.getByRole('checkbox', { name: carpet!.title })).not.toBeChecked()
    await expect(screen.getByRole('checkbox', { name: pot!.title })).toBeChecked()
  },
}

export const ServerIsDown: Story = {
  parameters: {
    ...singleMode,
    scenario: ['order-of-three-lines'],
    faults: [{ on: 'cancelOrder', fault: { status: 503 } }],
  },
  play: async ({ globals, userEvent }) => {
    const LL = textOf(globals)
    const { cancel } = LL.order.afterOrder
    await open(LL, userEvent)
    const reason = screen.getByRole('combobox', { name: cancel.reason() })
    await userEvent.selectOptions(reason, 'mistake')
    await userEvent.click(screen.getByRole('button', { name: cancel.send() }))
    await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus())
    await expect(reason).toHaveValue('mistake')
  },
}

/** It says nothing of a cancellation, although no line may be cancelled any more. */
export const SentWhileTheServerIsDown: Story = {
  parameters: {
    scenario: ['order-delivered'],
    faults: [{ on: 'cancelOrder', fault: { status: 503 } }],
    visual: { skip: 'it looks as ServerIsDown does' },
  },
  play: async (place) => {
    await ServerIsDown.play!(place)
    await expect(place.args.onCancelled).not.toHaveBeenCalled()
  },
}

export const NoLonger: Story = {
  args: { order: { ...paidOrder, cancellable: undefined } },
  parameters: { visual: { skip: 'it shows nothing' } },
  play: async ({ canvas }) => expect(canvas.queryByRole('button')).toBeNull(),
}
