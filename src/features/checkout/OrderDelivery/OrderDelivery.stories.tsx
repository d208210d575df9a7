import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import type { UserEventObject } from 'storybook/test'
import { changeDelivery } from '#contracts/after-order.ts'
import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import { sessionOf } from '#mocks/server/session.ts'
import { messageText } from '#mocks/domain/messages.ts'
import type { Locales } from '#i18n/i18n-types.ts'
import { holdCalls, releaseCalls } from '#stories/held-calls.ts'
import { paidOrder } from '#stories/order-fixtures.ts'
import { singleMode } from '#stories/single-mode.ts'
import { textOf } from '#stories/text.ts'
import { OrderDelivery } from './OrderDelivery.tsx'

const meta = {
  component: OrderDelivery,
  args: { productOrderId: 'ZR-100001', delivery: paidOrder.delivery!, isChangeable: true },
  parameters: { scenario: ['order-paid'] },
} satisfies Meta<typeof OrderDelivery>
export default meta

type Story = StoryObj<typeof meta>

async function open(LL: TranslationFunctions, user: UserEventObject) {
  await user.click(screen.getByRole('button', { name: LL.order.afterOrder.delivery.open() }))
  await screen.findByRole('dialog')
  return screen.findAllByRole('radio')
}

const send = (LL: TranslationFunctions) =>
  screen.getByRole('button', { name: LL.order.afterOrder.delivery.send() })

export const Windows: Story = {
  play: async ({ globals, userEvent }) => {
    const windows = await open(textOf(globals), userEvent)
    await expect(windows.length).toBeGreaterThan(3)
  },
}

export const NothingIsChosen: Story = {
  parameters: singleMode,
  play: async ({ globals, userEvent }) => {
    const LL = textOf(globals)
    const [first] = await open(LL, userEvent)
    await userEvent.click(send(LL))
    await expect(screen.getByRole('alert')).toHaveTextContent(LL.order.afterOrder.delivery.needed())
    await expect(first).toHaveAccessibleDescription(new RegExp(LL.order.afterOrder.delivery.needed()))
  },
}

export const WindowIsFull: Story = {
  parameters: { ...singleMode, scenario: ['order-paid', 'delivery-windows-full'] },
  play: async ({ globals, userEvent }) => {
    const LL = textOf(globals)
    const [, second] = await open(LL, userEvent)
    await userEvent.click(second!)
    await userEvent.click(send(LL))
    const told = messageText(globals.locale as Locales, 'deliveryWindowFull')
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(told))
    await expect(screen.getByRole('alert')).toHaveFocus()
    await expect(second).toBeChecked()
    const reads = () => sessionOf('story').log.filter(({ call }) => call === 'deliveryWindows')
    await waitFor(() => expect(reads(), 'another read of the free windows').toHaveLength(2))
    /** The browser keeps either the choices or the top of the dialog in place when the alert comes. */
    screen.getByRole('alert').scrollIntoView({ block: 'center' })
  },
}

export const OpenedAgainWhileItIsSent: Story = {
  parameters: { visual: { skip: 'it looks as Windows does' } },
  beforeEach: () => holdCalls(changeDelivery),
  play: async ({ globals, userEvent }) => {
    const LL = textOf(globals)
    const [, second] = await open(LL, userEvent)
    await userEvent.click(second!)
    await userEvent.click(send(LL))
    await userEvent.click(screen.getByRole('button', { name: LL.order.afterOrder.delivery.keep() }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await open(LL, userEvent)
    await expect(send(LL)).toHaveAttribute('aria-disabled', 'true')
    releaseCalls()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

/** The order was sent after the page was read. */
export const NoWindowIsLeft: Story = {
  parameters: { ...singleMode, scenario: ['order-delivered'] },
  play: async ({ globals, userEvent }) => {
    const LL = textOf(globals)
    const { delivery } = LL.order.afterOrder
    await userEvent.click(screen.getByRole('button', { name: delivery.open() }))
    await waitFor(() => expect(screen.getByText(delivery.none())).toBeVisible())
  },
}

export const CannotBeMoved: Story = {
  args: { isChangeable: false },
  parameters: { visual: { skip: 'it shows nothing' } },
  play: async ({ canvas }) => expect(canvas.queryByRole('button')).toBeNull(),
}
