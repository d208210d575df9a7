import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import type { UserEventObject } from 'storybook/test'
import { proxy, useSnapshot } from 'valtio'
import { requestReturn } from '#contracts/after-order.ts'
import type { Order } from '#contracts/orders.ts'
import type { Return } from '#contracts/returns.ts'
import { rials } from '#contracts/values.ts'
import { formattersOf } from '#i18n/formatters.ts'
import type { Locales, TranslationFunctions } from '#i18n/i18n-types.ts'
import { priceText } from '#i18n/price-text.ts'
import { messageText } from '#mocks/domain/messages.ts'
import { sessionOf } from '#mocks/server/session.ts'
import { draftPicturesChanged } from '#src/stores/draft-pictures.ts'
import { draftCleared, draftStarted, drafts, returnDraft } from '#src/stores/drafts.ts'
import { deliveredOrder, paidOrder, returnAs } from '#stories/order-fixtures.ts'
import { holdCalls, releaseCalls } from '#stories/held-calls.ts'
import { singleMode } from '#stories/single-mode.ts'
import { preserveWhitespace, textOf } from '#stories/text.ts'
import { OrderReturns } from './OrderReturns.tsx'

const meta = {
  component: OrderReturns,
  args: { order: deliveredOrder },
  beforeEach: () => draftCleared('return'),
} satisfies Meta<typeof OrderReturns>
export default meta

type Story = StoryObj<typeof meta>
type Place = Parameters<NonNullable<Story['play']>>[0]

const { returnable, lines } = deliveredOrder
const [carpet, pot] = lines
const closedAs = (closed: 'tooLate' | 'allReturned') => ({
  ...deliveredOrder,
  returnable: { ...returnable!, closed, lines: [] },
})

async function open(LL: TranslationFunctions, user: UserEventObject) {
  await user.click(screen.getByRole('button', { name: LL.order.returns.open() }))
  await screen.findByRole('dialog')
}

const send = (LL: TranslationFunctions, user: UserEventObject) =>
  user.click(screen.getByRole('button', { name: LL.order.returns.send() }))

export const MayBeReturned: Story = {}

export const TooLate: Story = {
  args: { order: closedAs('tooLate') },
  play: async ({ canvas, globals }) => {
    const { returns } = textOf(globals).order
    const date = formattersOf(globals.locale as Locales).moment(returnable!.until)
    await expect(canvas.getByText(returns.closed.tooLate({ date }))).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const AllReturned: Story = {
  parameters: singleMode,
  args: {
    order: {
      ...closedAs('allReturned'),
      returns: [returnAs({}), returnAs({ id: 700_002, state: 'approved' })],
    },
  },
  play: async ({ canvas }) => expect(canvas.queryByRole('button')).toBeNull(),
}

export const NotDelivered: Story = {
  args: { order: paidOrder },
  parameters: { visual: { skip: 'it shows nothing' } },
  play: async ({ canvas }) => expect(canvas.queryByRole('heading')).toBeNull(),
}

export const Form: Story = {
  play: async ({ globals, userEvent }) => {
    const LL = textOf(globals)
    await open(LL, userEvent)
    await userEvent.click(screen.getByRole('checkbox', { name: pot!.title }))
    const price = (amount: number) => ({ price: priceText(LL, rials(amount)) })
    const toWallet = LL.order.afterOrder.refund.wallet(price(36_000_000))
    await waitFor(() => expect(screen.getByText(toWallet, preserveWhitespace)).toBeVisible())
    await userEvent.click(screen.getByRole('button', { name: LL.cart.decrease({ title: pot!.title }) }))
    await userEvent.click(screen.getByRole('radio', { name: new RegExp(LL.order.returns.ways.card.title()) }))
    const toCard = LL.order.returns.refundToCard(price(18_000_000))
    await waitFor(() => expect(screen.getByText(toCard, preserveWhitespace)).toBeVisible())
  },
}

export const NothingIsSaid: Story = {
  parameters: singleMode,
  play: async ({ globals, userEvent }) => {
    const LL = textOf(globals)
    await open(LL, userEvent)
    await send(LL, userEvent)
    await expect(screen.getAllByRole('checkbox')[0]).toHaveFocus()
    await waitFor(() => expect(screen.getByText(LL.order.returns.linesNeeded())).toBeVisible())
    await waitFor(() => expect(screen.getByText(LL.order.returns.reasonNeeded())).toBeVisible())
  },
}

export const AnotherReasonNeedsText: Story = {
  parameters: singleMode,
  play: async ({ globals, userEvent }) => {
    const LL = textOf(globals)
    await open(LL, userEvent)
    await userEvent.click(screen.getByRole('checkbox', { name: carpet!.title }))
    await userEvent.selectOptions(screen.getByRole('combobox', { name: LL.order.returns.reason() }), 'other')
    await send(LL, userEvent)
    const text = screen.getByRole('textbox', { name: LL.order.returns.text() })
    await expect(text).toHaveFocus()
    await expect(text).toHaveAccessibleDescription(expect.stringContaining(LL.order.returns.textNeeded()))
  },
}

export const MoreThanBought: Story = {
  parameters: singleMode,
  play: async ({ globals, userEvent }) => {
    const LL = textOf(globals)
    await open(LL, userEvent)
    await userEvent.click(screen.getByRole('checkbox', { name: pot!.title }))
    const count = screen.getByRole('spinbutton', { name: LL.cart.count({ title: pot!.title }) })
    await userEvent.clear(count)
    await userEvent.type(count, '5{Enter}')
    await waitFor(() => expect(screen.getByText(LL.order.returns.tooMany({ count: 2 }))).toBeVisible())
  },
}

const read = proxy<{ order: Order }>({ order: deliveredOrder })

/** The seven days ended while the form was open, and the order is read again: the window had lost the focus. */
export const ClosedInAnOpenForm: Story = {
  parameters: singleMode,
  beforeEach: () => {
    read.order = deliveredOrder
  },
  render: function Read() {
    return <OrderReturns order={useSnapshot(read).order as Order} />
  },
  play: async ({ globals, userEvent }) => {
    const LL = textOf(globals)
    const texts = LL.order.returns
    await open(LL, userEvent)
    await userEvent.type(screen.getByRole('textbox', { name: texts.text() }), 'کوچک است')
    read.order = closedAs('tooLate')
    const date = formattersOf(globals.locale as Locales).moment(returnable!.until)
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(texts.closed.tooLate({ date })))
    await expect(screen.getByRole('alert')).toHaveFocus()
    await expect(screen.queryByRole('button', { name: texts.send() })).toBeNull()
    await expect(screen.getByRole('textbox', { name: texts.text() })).toHaveValue('کوچک است')
  },
}

/** Sends the return of the carpet; returns the field of the text. */
async function sendTyped(LL: TranslationFunctions, user: UserEventObject) {
  const texts = LL.order.returns
  await open(LL, user)
  await user.click(screen.getByRole('checkbox', { name: carpet!.title }))
  await user.selectOptions(screen.getByRole('combobox', { name: texts.reason() }), 'changedMind')
  const text = screen.getByRole('textbox', { name: texts.text() })
  await user.type(text, 'کوچک است')
  await send(LL, user)
  return text
}

/** What is added meanwhile would be cleared with what was sent. */
export const TypedWhileItIsSent: Story = {
  parameters: { scenario: ['order-to-return'], visual: { skip: 'Form shows it' } },
  beforeEach: () => holdCalls(requestReturn),
  play: async ({ globals, userEvent }) => {
    const LL = textOf(globals)
    const text = await sendTyped(LL, userEvent)
    await userEvent.type(text, ' و کج')
    await expect(text).toHaveValue('کوچک است')
    releaseCalls()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

const alertFocused = () => waitFor(() => expect(screen.getByRole('alert')).toHaveFocus())

/** Both have the same name and length. */
export const AnotherPictureAfterALostAnswer: Story = {
  parameters: {
    faults: [{ on: 'requestReturn', fault: { status: 500 } }],
    visual: { skip: 'RefusedByTheServer shows it' },
  },
  play: async ({ globals, userEvent }) => {
    const LL = textOf(globals)
    async function keyOfPicture(content: string) {
      draftPicturesChanged('return', () => [{ name: 'scratch.webp', type: 'image/webp', content }])
      await send(LL, userEvent)
      await alertFocused()
      return drafts.return!.sentKey!.key
    }
    await sendTyped(LL, userEvent)
    await alertFocused()
    const key = await keyOfPicture('UklGRg==')
    await expect(await keyOfPicture('UklGRg==')).toBe(key)
    await expect(await keyOfPicture('UklGRh==')).not.toBe(key)
  },
}

/** Closes the refused form of the carpet, and opens it after the order was read with a return; returns the field of the text. */
async function reopenWith(entry: Return, { globals, userEvent }: Place) {
  const LL = textOf(globals)
  const texts = LL.order.returns
  read.order = { ...deliveredOrder, returns: [entry] }
  await userEvent.click(screen.getByRole('button', { name: texts.keep() }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await open(LL, userEvent)
  return screen.getByRole('textbox', { name: texts.text() })
}

/** Another device has returned a piece: what was typed is kept for another request. */
export const RefusedSinceItWasReturned: Story = {
  parameters: {
    faults: [{ on: 'requestReturn', fault: { status: 409 } }],
    visual: { skip: 'RefusedByTheServer shows it' },
  },
  beforeEach: ClosedInAnOpenForm.beforeEach!,
  render: ClosedInAnOpenForm.render,
  play: async (place) => {
    await sendTyped(textOf(place.globals), place.userEvent)
    await alertFocused()
    await expect(await reopenWith(returnAs({}), place)).toHaveValue('کوچک است')
  },
}

/** Another tab has returned the pots: the request for the carpet has not arrived for all that. */
export const LostWhileAnotherArrived: Story = {
  ...RefusedSinceItWasReturned,
  parameters: {
    scenario: ['return-requested'],
    faults: [{ on: 'requestReturn', fault: { status: 500 } }],
    visual: { skip: 'RefusedByTheServer shows it' },
  },
}

/** What has arrived is what was sent, whatever was chosen since. */
export const ChangedAfterALostAnswer: Story = {
  ...LostWhileAnotherArrived,
  play: async (place) => {
    const LL = textOf(place.globals)
    await sendTyped(LL, place.userEvent)
    await alertFocused()
    const reason = screen.getByRole('combobox', { name: LL.order.returns.reason() })
    await place.userEvent.selectOptions(reason, 'other')
    const line = { ...returnAs({}).lines[0]!, id: carpet!.id, count: 1 }
    const sent = returnAs({ lines: [line], reason: 'changedMind' })
    await expect(await reopenWith(sent, place)).toHaveValue('')
  },
}

/** Its answer comes when the return of another order has been sent, whose answer was lost. */
export const RefusedAfterAnotherWasSent: Story = {
  parameters: { scenario: ['return-too-late'], visual: { skip: 'RefusedByTheServer shows it' } },
  beforeEach: () => holdCalls(requestReturn),
  play: async ({ globals, userEvent }) => {
    await sendTyped(textOf(globals), userEvent)
    const sentKey = { content: '{}', key: 'a'.repeat(32) }
    draftStarted('return', returnDraft.parse({ order: 'ZR-100002', sentKey }))
    releaseCalls()
    await screen.findByText(messageText(globals.locale as Locales, 'returnTooLate'))
    await expect(drafts.return).toMatchObject({ sentKey })
  },
}

/** Asks to return one of the two pots, whose answer and order are lost; the order is then read with that return. */
async function sendAndReadLater({ globals, userEvent }: Place) {
  const LL = textOf(globals)
  const { reason } = LL.order.returns
  await open(LL, userEvent)
  await userEvent.click(screen.getByRole('checkbox', { name: pot!.title }))
  await userEvent.click(screen.getByRole('button', { name: LL.cart.decrease({ title: pot!.title }) }))
  await userEvent.selectOptions(screen.getByRole('combobox', { name: reason() }), 'changedMind')
  await send(LL, userEvent)
  await alertFocused()
  const [stored] = Object.values(sessionOf('story').world.orders).flatMap(({ returns = [] }) => returns)
  const line = { ...returnAs({}).lines[0]!, count: 1 }
  const entry = returnAs({ id: stored!.id, lines: [line], reason: 'changedMind' })
  read.order = { ...deliveredOrder, returns: [entry] }
  await waitFor(() => expect(screen.getByText(LL.order.returns.states.requested())).toBeInTheDocument())
}

const unread = { on: 'order', fault: { status: 500 }, times: 1 }

export const SentAgainAfterItWasRead: Story = {
  ...RefusedSinceItWasReturned,
  parameters: {
    scenario: ['order-to-return'],
    faults: [{ on: 'requestReturn', fault: 'drop-answer' }, unread],
    visual: { skip: 'RefusedByTheServer shows it' },
  },
  play: async (place) => {
    await sendAndReadLater(place)
    await send(textOf(place.globals), place.userEvent)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(drafts.return).toBeNull()
  },
}

/** Of the other pot: the return that was read is not its own. */
export const AnotherIsLostAfterOneWasRead: Story = {
  ...SentAgainAfterItWasRead,
  parameters: {
    ...SentAgainAfterItWasRead.parameters,
    faults: [
      { on: 'requestReturn', fault: 'drop-answer', times: 2 },
      { on: 'requestReturn', fault: 'drop' },
      unread,
    ],
  },
  play: async (place) => {
    const LL = textOf(place.globals)
    await sendAndReadLater(place)
    await place.userEvent.type(screen.getByRole('textbox', { name: LL.order.returns.text() }), 'کوچک است')
    await expect(screen.queryByRole('alert')).toBeInTheDocument()
    await send(LL, place.userEvent)
    await alertFocused()
    await expect(drafts.return).toMatchObject({ text: 'کوچک است' })
  },
}

/** Another device returns one of the two chosen pots. */
export const FewerLeftMeanwhile: Story = {
  parameters: singleMode,
  beforeEach: ClosedInAnOpenForm.beforeEach!,
  render: ClosedInAnOpenForm.render,
  play: async ({ globals, userEvent }) => {
    const LL = textOf(globals)
    await open(LL, userEvent)
    await userEvent.click(screen.getByRole('checkbox', { name: pot!.title }))
    const fewer = returnable!.lines.map((line) => ({ ...line, count: 1 }))
    read.order = { ...deliveredOrder, returnable: { ...returnable!, lines: fewer } }
    await waitFor(() => expect(screen.getByText(LL.order.returns.tooMany({ count: 1 }))).toBeVisible())
  },
}

/** The seven days ended while the page was open. */
export const RefusedByTheServer: Story = {
  parameters: { ...singleMode, scenario: ['return-too-late'] },
  args: {
    order: {
      ...deliveredOrder,
      returnable: { ...returnable!, lines: [{ id: 1, count: 1, refund: carpet!.linePrice }] },
    },
  },
  play: async ({ globals, userEvent }) => {
    const LL = textOf(globals)
    await open(LL, userEvent)
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: LL.order.returns.reason() }),
      'changedMind',
    )
    await userEvent.type(screen.getByRole('textbox', { name: LL.order.returns.text() }), 'کوچک است')
    await send(LL, userEvent)
    const told = messageText(globals.locale as Locales, 'returnTooLate')
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(told))
    await expect(screen.getByRole('alert')).toHaveFocus()
    await expect(screen.getByRole('textbox', { name: LL.order.returns.text() })).toHaveValue('کوچک است')
    await expect(drafts.return).toMatchObject({ reason: 'changedMind', text: 'کوچک است' })
  },
}
