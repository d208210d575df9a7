import type { Meta, StoryObj } from '@storybook/react-vite'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { Suspense, use, useEffect } from 'react'
import type { ReactNode } from 'react'
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test'
import { useSnapshot } from 'valtio'
import { addresses, deleteAddress } from '#contracts/addresses.ts'
import { cartOperations } from '#contracts/cart-operations.ts'
import { getCart } from '#contracts/cart.ts'
import { product } from '#contracts/product.ts'
import { sessionOf } from '#mocks/server/session.ts'
import { request } from '#src/api/request.ts'
import { auth, sessionExpired, signedIn } from '#src/stores/auth.ts'
import { cart as cartStore } from '#src/stores/cart.ts'
import { orderKindChosen, walletChosen } from '#src/stores/checkout.ts'
import { holdCalls, releaseCalls } from '#stories/held-calls.ts'
import { closeModal, openModal } from '#src/stores/modal.ts'
import { singleMode } from '#stories/single-mode.ts'
import { textOf } from '#stories/text.ts'
import { Toasts } from '#src/ui/Toasts/Toasts.tsx'
import { AddressChoice } from '../AddressChoice/AddressChoice.tsx'
import { Checkout } from '../Checkout/Checkout.tsx'
import { CartDrawer } from '../CartDrawer/CartDrawer.tsx'
import { useCartDefaults } from '../apply-defaults.ts'
import { cartQueries } from '../cart-queries.ts'
import { CartPage } from './CartPage.tsx'

function OfTheShopper({ choices, checkout }: { choices?: ReactNode; checkout?: ReactNode }) {
  const { basketId } = useSnapshot(cartStore)
  const { hasSession } = useSnapshot(auth)
  const { data: cart } = useSuspenseQuery(cartQueries.current(basketId))
  useCartDefaults(cart)
  const parts = { likeOf: () => null, choices, checkout, share: null }
  return <CartPage cart={cart} isMember={hasSession} isWaiting={false} {...parts} />
}

const meta = {
  component: CartPage,
  render: () => (
    <Suspense>
      <OfTheShopper />
    </Suspense>
  ),
  parameters: { ...singleMode },
} satisfies Meta<typeof CartPage>
export default meta

type Story = StoryObj
type Place = Parameters<NonNullable<Story['play']>>[0]

const codeOf = ({ canvas, globals }: Place) =>
  canvas.findByLabelText(textOf(globals).checkout.rebateCode.label())
const applyOf = ({ canvas, globals }: Place) =>
  canvas.getByRole('button', { name: textOf(globals).checkout.rebateCode.apply() })

export const OfAMember: Story = {
  parameters: { scenario: ['ready-to-order'] },
  play: async ({ canvas, globals }) =>
    expect(await canvas.findByLabelText(textOf(globals).checkout.bonusUse())).not.toBeChecked(),
}

let come = () => {}
let choices = Promise.resolve('')
const LateChoices = () => use(choices)

export const ChoicesComeTogether: Story = {
  parameters: { scenario: ['ready-to-order'], visual: { skip: 'OfAMember shows them' } },
  beforeEach: () => {
    choices = new Promise((resolve) => (come = () => resolve('an address')))
  },
  render: () => (
    <Suspense>
      <OfTheShopper choices={<LateChoices />} checkout={<button type="button">pay</button>} />
    </Suspense>
  ),
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByText(textOf(globals).site.waiting())).toBeVisible()
    await expect(canvas.queryByRole('radio')).not.toBeInTheDocument()
    await expect(canvas.queryByText('pay')).not.toBeInTheDocument()
    come()
    await expect(await canvas.findByText('pay')).toBeVisible()
    await expect((await canvas.findAllByRole('radio'))[0]).toBeVisible()
    await expect(canvas.getByText('an address', { exact: false })).toBeVisible()
  },
}

/** Changes the cart, then comes back to the window of this one. */
async function onAnotherDevice(change: (uniqueId: string) => Promise<unknown>) {
  await change(cartStore.basketId!)
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
}

export const RebateOfAnotherDevice: Story = {
  parameters: { scenario: ['cart-with-lines'], visual: { skip: 'WithRebate shows it' } },
  play: async (place) => {
    const { rebateCode } = textOf(place.globals).checkout
    await place.userEvent.type(await codeOf(place), 'NOW')
    await onAnotherDevice((uniqueId) =>
      request(cartOperations.setRebate, { uniqueId, rebateCode: 'ZARRIN10' }),
    )
    await expect(await place.canvas.findByRole('button', { name: rebateCode.remove() })).toHaveFocus()
    await onAnotherDevice((uniqueId) => request(cartOperations.removeRebate, { uniqueId }))
    await expect(await codeOf(place)).toHaveFocus()
    await expect(await codeOf(place)).toHaveValue('NOW')
  },
}

export const LineRemovedOnAnotherDevice: Story = {
  parameters: { scenario: ['cart-with-lines'], visual: { skip: 'it looks as a cart of two lines' } },
  play: async ({ canvas, globals, userEvent }) => {
    const counts = await canvas.findAllByRole('spinbutton')
    await userEvent.type(counts[0]!, '3')
    const { checkout, cart } = textOf(globals)
    const lines = canvas.getByRole('list', { name: cart.title() })
    const title = within(lines).getAllByRole('link')[0]!.textContent
    const { productItemId } = Object.values(sessionOf('story').world.carts)[0]!.lines[0]!
    await onAnotherDevice((uniqueId) => request(cartOperations.delete, { uniqueId, productItemId }))
    await waitFor(() => expect(counts[0]).not.toBeInTheDocument())
    await expect(lines).toHaveFocus()
    await expect(canvas.getByText(checkout.removed({ title }))).toHaveRole('status')
    await userEvent.click(canvas.getByRole('button', { name: checkout.undoNamed({ title }) }))
    await waitFor(() => expect(within(lines).getByRole('link', { name: title })).toHaveFocus())
    await waitFor(() => expect(canvas.queryByText(checkout.removed({ title }))).not.toBeInTheDocument())
  },
}

export const EmptiedOnAnotherDevice: Story = {
  parameters: { scenario: ['ready-to-order'], visual: { skip: 'EmptyCart and LineIsRemoved show it' } },
  play: async ({ canvas, globals }) => {
    const { cart, checkout } = textOf(globals)
    const [delivery] = await canvas.findAllByRole('radio')
    const { lines } = Object.values(sessionOf('story').world.carts)[0]!
    const empty = (uniqueId: string) =>
      Promise.all(
        lines.map(({ productItemId }) => request(cartOperations.delete, { uniqueId, productItemId })),
      )
    delivery!.focus()
    await onAnotherDevice(empty)
    await expect(await canvas.findByText(cart.empty())).toBeVisible()
    await expect(document.activeElement).toContainElement(canvas.getByText(cart.empty()))
    await expect(document.body).not.toHaveFocus()
    await expect(canvas.getAllByText(checkout.undo())).toHaveLength(lines.length)
  },
}

export const OrderedInAnotherTab: Story = {
  parameters: { scenario: ['ready-to-order'] },
  play: async ({ canvas, globals }) => {
    const { checkout, cart } = textOf(globals)
    const [delivery] = await canvas.findAllByRole('radio')
    delivery!.focus()
    await onAnotherDevice((uniqueId) =>
      request(cartOperations.setOrder, { uniqueId, orderKind: 'offline', attemptId: uniqueId }),
    )
    const notice = await canvas.findByText(checkout.gone())
    await expect(notice).toHaveRole('status')
    await expect(canvas.getByRole('link', { name: checkout.goneOrders() })).toBeVisible()
    await expect(await canvas.findByText(cart.empty())).toBeVisible()
    await expect(document.body).not.toHaveFocus()
    await expect(document.activeElement).toContainElement(notice)
    await expect(canvas.queryByText(checkout.undo())).not.toBeInTheDocument()
  },
}

export const WalletForOnlineOrdersOnly: Story = {
  parameters: { scenario: ['wallet-rich', 'ready-to-order'], visual: { skip: 'the pages show both' } },
  play: async ({ canvas, globals }) => {
    const { fromWallet, payable } = textOf(globals).checkout
    await canvas.findByText(payable())
    walletChosen(true)
    await expect(await canvas.findByText(fromWallet.part())).toBeVisible()
    orderKindChosen('cheque')
    await waitFor(() => expect(canvas.queryByText(fromWallet.part())).not.toBeInTheDocument())
  },
}

export const WalletOfAnEndedSession: Story = {
  parameters: {
    scenario: ['wallet-rich', 'ready-to-order'],
    visual: { skip: 'it looks as a cart of a guest does' },
  },
  play: async ({ canvas, globals }) => {
    const { fromWallet, payable } = textOf(globals).checkout
    await canvas.findByText(payable())
    walletChosen(true)
    await expect(await canvas.findByText(fromWallet.part())).toBeVisible()
    sessionExpired()
    await waitFor(() => expect(canvas.queryByText(fromWallet.part())).not.toBeInTheDocument())
    await expect(canvas.queryByText(fromWallet.remaining())).not.toBeInTheDocument()
    signedIn()
    await expect(await canvas.findByText(fromWallet.part())).toBeVisible()
  },
}

export const RebateIsApplied: Story = {
  parameters: { scenario: ['cart-with-lines'], visual: { skip: 'WithRebate shows it' } },
  play: async (place) => {
    const { rebateCode } = textOf(place.globals).checkout
    /** Direction marks come along when a code is copied from a Persian message. */
    await place.userEvent.type(await codeOf(place), '\u200fzarrin۱۰ \u200f')
    await place.userEvent.click(applyOf(place))
    const remove = await place.canvas.findByRole('button', { name: rebateCode.remove() })
    await expect(remove).toHaveFocus()
    await place.userEvent.click(remove)
    await expect(await codeOf(place)).toHaveFocus()
  },
}

export const WithRebate: Story = {
  parameters: { scenario: ['rebate-applied'] },
  play: async ({ canvas, globals }) =>
    expect(
      await canvas.findByRole('button', { name: textOf(globals).checkout.rebateCode.remove() }),
    ).toBeVisible(),
}

export const RebateIsRefused: Story = {
  parameters: { scenario: ['cart-with-one-line'] },
  play: async (place) => {
    const code = await codeOf(place)
    await place.userEvent.type(code, 'EXPIRED')
    await place.userEvent.click(applyOf(place))
    await expect(await place.canvas.findByRole('alert')).toBeVisible()
    await expect(code).toHaveAttribute('aria-invalid', 'true')
    await expect(code).toHaveAccessibleDescription(/\S/)
    await expect(code).toHaveValue('EXPIRED')
  },
}

export const RebateIsEditedWhileItIsSent: Story = {
  parameters: { scenario: ['cart-with-one-line'], visual: { skip: 'it looks as RebateIsRefused does' } },
  play: async (place) => {
    const code = await codeOf(place)
    await place.userEvent.type(code, 'EXPIRED')
    /** A press and a key before a render. */
    applyOf(place).click()
    void fireEvent.input(code, { target: { value: 'EXPIRED1' } })
    await expect(await place.canvas.findByRole('alert')).toBeVisible()
    await expect(code).toHaveValue('EXPIRED1')
  },
}

export const BonusOfNobody: Story = {
  parameters: { scenario: ['second-member', 'cart-with-one-line'] },
  play: async ({ canvas, userEvent, globals }) => {
    const bonus = await canvas.findByLabelText(textOf(globals).checkout.bonusUse())
    await userEvent.click(bonus)
    await expect(await canvas.findByRole('alert')).toBeVisible()
    await expect(bonus).not.toBeChecked()
  },
}

export const LineIsPutBack: Story = {
  parameters: { scenario: ['cart-with-lines'], visual: { skip: 'LineIsRemoved shows it' } },
  play: async ({ canvas, userEvent, globals }) => {
    const text = textOf(globals)
    const list = await canvas.findByRole('list', { name: text.cart.title() })
    const lines = () => within(list).getAllByRole('listitem')
    const hasCountOfTwo = (line: HTMLElement) => within(line).getByRole('spinbutton').ariaValueNow === '2'
    const removed = lines().find(hasCountOfTwo)!
    const title = within(removed).getByRole('link').textContent ?? ''
    await userEvent.click(within(removed).getByRole('button', { name: text.cart.remove({ title }) }))
    const undo = await canvas.findByRole('button', { name: text.checkout.undoNamed({ title }) })
    await expect(undo).toHaveFocus()
    await expect(lines()).toHaveLength(2)
    await userEvent.click(undo)
    const link = await within(list).findByRole('link', { name: title })
    await expect(link).toHaveFocus()
    const restored = lines().find((line) => line.contains(link))!
    await expect(within(restored).getByRole('spinbutton')).toHaveAttribute('aria-valuenow', '2')
    await expect(canvas.queryByRole('button', { name: text.checkout.undoNamed({ title }) })).toBeNull()
  },
}

/** An earlier removal of the same line says nothing of its count now. */
export const LineIsPutBackWithItsLatestCount: Story = {
  parameters: { scenario: ['cart-with-lines'], visual: { skip: 'LineIsRemoved shows it' } },
  play: async (place) => {
    const { canvas, userEvent, globals } = place
    await LineIsPutBack.play!(place)
    const { checkout, cart } = textOf(globals)
    const title = document.activeElement!.textContent
    const { id, productItemId } = Object.values(sessionOf('story').world.carts)[0]!.lines.at(-1)!
    const count = await canvas.findByRole('spinbutton', { name: cart.count({ title }) })
    await onAnotherDevice((uniqueId) =>
      request(cartOperations.add, { uniqueId, productItemId, cartItemId: id, count: 3 }),
    )
    await waitFor(() => expect(count).toHaveAttribute('aria-valuenow', '3'))
    await onAnotherDevice((uniqueId) => request(cartOperations.delete, { uniqueId, productItemId }))
    await userEvent.click(await canvas.findByRole('button', { name: checkout.undoNamed({ title }) }))
    const restored = await canvas.findByRole('spinbutton', { name: cart.count({ title }) })
    await expect(restored).toHaveAttribute('aria-valuenow', '3')
  },
}

export const TwoVariantsOfAProduct: Story = {
  parameters: { scenario: ['cart-with-lines'], visual: { skip: 'its names differ, not its looks' } },
  play: async ({ canvas, userEvent, globals }) => {
    const { cart, checkout } = textOf(globals)
    const { cartItems } = await request(getCart, { uniqueId: cartStore.basketId! })
    const { title, variant, catLabel, label, productItemId } = cartItems[0]!
    const { items } = await request(product, { catLabel, label })
    const another = items.find(({ id, stockLeft }) => id !== productItemId && stockLeft > 0)!
    await onAnotherDevice((uniqueId) =>
      request(cartOperations.add, { uniqueId, productItemId: another.id, count: 1 }),
    )
    const named = (text: string) => ({ title: `${title} (${text})` })
    const remove = await canvas.findByRole('button', { name: cart.remove(named(another.title)) })
    await expect(canvas.getByRole('spinbutton', { name: cart.count(named(variant)) })).toBeVisible()
    await userEvent.click(remove)
    await expect(await canvas.findByText(checkout.removed(named(another.title)))).toHaveRole('status')
    await expect(canvas.getByRole('spinbutton', { name: cart.count({ title }) })).toBeVisible()
  },
}

export const TwoLinesArePutBack: Story = {
  parameters: {
    scenario: ['cart-with-lines'],
    faults: [{ on: 'add', fault: { latency: 500 } }],
    visual: { skip: 'LineIsRemoved shows it' },
  },
  play: async ({ canvas, userEvent, globals }) => {
    const text = textOf(globals)
    const list = await canvas.findByRole('list', { name: text.cart.title() })
    const counts = () =>
      within(list)
        .getAllByRole('spinbutton')
        .map((field) => field.ariaValueNow)
    const before = counts().toSorted()
    const titles = within(list)
      .getAllByRole('listitem')
      .slice(0, 2)
      .map((line) => within(line).getByRole('link').textContent)
    for (const title of titles) {
      await userEvent.click(within(list).getByRole('button', { name: text.cart.remove({ title }) }))
      await canvas.findByRole('button', { name: text.checkout.undoNamed({ title }) })
    }
    const undo = titles.map((title) =>
      canvas.getByRole('button', { name: text.checkout.undoNamed({ title }) }),
    )
    for (const button of undo) {
      /** Two presses before a render. */
      button.click()
      button.click()
    }
    for (const button of undo)
      await waitFor(() => expect(button.matches(':disabled, [aria-disabled=true]')).toBe(true))
    await userEvent.click(undo[0]!)
    for (const title of titles)
      await expect(await within(list).findByRole('link', { name: title })).toBeVisible()
    await waitFor(() => expect(counts().toSorted()).toEqual(before))
    await expect(sessionOf('story').log.filter(({ call }) => call === 'add')).toHaveLength(2)
  },
}

export const LineIsRemoved: Story = {
  parameters: { scenario: ['cart-with-one-line'] },
  play: async ({ canvas, userEvent, globals }) => {
    const text = textOf(globals)
    const list = await canvas.findByRole('list', { name: text.cart.title() })
    const title = within(list).getByRole('link').textContent ?? ''
    await userEvent.click(canvas.getByRole('button', { name: text.cart.remove({ title }) }))
    await expect(await canvas.findByRole('heading', { name: text.cart.empty() })).toBeVisible()
    await expect(canvas.getByRole('button', { name: text.checkout.undoNamed({ title }) })).toBeVisible()
  },
}

export const LineIsRemovedInTheDrawerAbove: Story = {
  parameters: { scenario: ['cart-with-lines'], visual: { skip: 'stories of the drawer show it' } },
  beforeEach: () => closeModal,
  render: () => (
    <Suspense>
      <OfTheShopper />
      <CartDrawer />
    </Suspense>
  ),
  play: async ({ canvas, userEvent, globals }) => {
    const { cart, checkout } = textOf(globals)
    const lines = await canvas.findByRole('list', { name: cart.title() })
    const title = within(lines).getAllByRole('link')[0]!.textContent
    openModal({ name: 'cart' })
    const drawer = within(await screen.findByRole('dialog', { name: cart.title() }))
    await userEvent.click(await drawer.findByRole('button', { name: cart.remove({ title }) }))
    await expect(await drawer.findByRole('button', { name: checkout.undoNamed({ title }) })).toHaveFocus()
    await waitFor(() => expect(screen.getAllByText(checkout.removed({ title }))).toHaveLength(2))
    const announced = screen
      .getAllByText(checkout.removed({ title }))
      .filter((status) => !status.closest('[inert]'))
    await expect(announced).toHaveLength(1)
    closeModal()
    await waitFor(() => expect(lines.closest('[inert]')).toBeNull())
  },
}

function CheckoutOfTheShopper() {
  const { basketId } = useSnapshot(cartStore)
  const { data: cart } = useSuspenseQuery(cartQueries.current(basketId))
  if (!cart.uniqueId) return null
  return (
    <Checkout
      renderMerchant={() => null}
      renderDueDate={() => <input type="hidden" name="dueDate" value="2026-12-10" />}
      uniqueId={cart.uniqueId}
      payable={cart.totals.payable}
      wallet={cart.wallet}
      hasAddress
      isReady
    />
  )
}

/** What is changed then would not be in the order. */
export const NothingChangesWhileTheOrderIsSent: Story = {
  parameters: {
    scenario: ['ready-to-order'],
    faults: [{ on: 'setOrder', fault: { status: 409 } }],
    visual: { skip: 'OfAMember shows it' },
  },
  render: () => (
    <Suspense>
      <OfTheShopper checkout={<CheckoutOfTheShopper />} />
    </Suspense>
  ),
  play: async (place) => {
    const { canvas, userEvent, globals } = place
    const { cart, checkout } = textOf(globals)
    const kindOf = (kind: 'cheque' | 'online') => canvas.getByRole('radio', { name: checkout.kinds[kind]() })
    const buttonsOf = (name: string) => canvas.getAllByRole('button', { name })
    await canvas.findByRole('radio', { name: checkout.kinds.cheque() })
    await userEvent.click(kindOf('cheque'))
    const sayadNumber = canvas.getByLabelText(checkout.sayadNumber())
    await userEvent.type(sayadNumber, '1234567890123456')
    await userEvent.click(canvas.getByLabelText(checkout.terms.accept()))
    await userEvent.type(await codeOf(place), 'ZARRIN10')
    const order = canvas.getByRole('button', { name: checkout.place() })
    await waitFor(() => expect(order).not.toHaveAttribute('aria-disabled'))
    const [line, removed] = within(canvas.getByRole('list', { name: cart.title() })).getAllByRole('listitem')
    const [title, removedTitle] = [line, removed].map((one) => within(one!).getByRole('link').textContent)
    await userEvent.click(buttonsOf(cart.remove({ title: removedTitle! }))[0]!)
    const undo = await canvas.findByRole('button', { name: checkout.undoNamed({ title: removedTitle! }) })
    const count = within(line!).getByRole('spinbutton')
    const shown = count.ariaValueNow
    const deliveries = within(canvas.getByRole('group', { name: checkout.deliveryTitle() }))
    const [other] = deliveries.getAllByRole('radio', { checked: false })
    const letPass = holdCalls(cartOperations.setOrder)
    await userEvent.click(order)
    await waitFor(() => expect(order).toHaveAttribute('aria-disabled', 'true'))

    await userEvent.click(other!)
    await expect(other).not.toBeChecked()
    await userEvent.click(kindOf('online'))
    await expect(kindOf('cheque')).toBeChecked()
    await userEvent.type(sayadNumber, '7')
    await expect(sayadNumber).toHaveValue('1234567890123456')
    await userEvent.click(buttonsOf(cart.increase({ title: title! }))[0]!)
    await expect(count.ariaValueNow).toBe(shown)
    await userEvent.click(buttonsOf(cart.remove({ title: title! }))[0]!)
    await userEvent.click(undo)
    await userEvent.click(applyOf(place))
    releaseCalls()
    letPass()
    await expect(await canvas.findByRole('alert')).toBeVisible()
    await userEvent.click(other!)
    const written = () =>
      sessionOf('story')
        .log.map(({ call }) => call)
        .filter((call) => ['setOrder', 'setDelivery', 'add', 'delete', 'setRebate'].includes(call))
    await waitFor(() => expect(written().at(-1)).toBe('setDelivery'))
    await expect(written()).toEqual(['delete', 'setOrder', 'setDelivery'])
  },
}

/** A method is possible only after the count has changed. */
export const FirstMethodComesLater: Story = {
  parameters: { scenario: ['cart-with-one-line', 'no-delivery-methods'], visual: { skip: 'others show it' } },
  play: async ({ canvas, globals, userEvent }) => {
    const { cart } = textOf(globals)
    const sent = (name: string) => sessionOf('story').log.filter(({ call }) => call === name)
    await waitFor(() => expect(sent('getDelivery')).not.toEqual([]))
    const { world } = sessionOf('story')
    Object.assign(world, { flags: { ...world.flags, withoutDelivery: false } })
    const [line] = await canvas.findAllByRole('listitem')
    const title = within(line!).getAllByRole('link')[0]!.textContent
    await userEvent.click(canvas.getByRole('button', { name: cart.increase({ title }) }))
    await waitFor(() => expect(sent('setDelivery')).toHaveLength(1), { timeout: 3_000 })
  },
}

let refetchAddresses = () => Promise.resolve()
const loadAddresses = () => request(addresses, {})

function OfAMemberWithAddresses() {
  const { basketId } = useSnapshot(cartStore)
  const { data: cart } = useSuspenseQuery(cartQueries.current(basketId))
  const { data: saved } = useSuspenseQuery({ queryKey: ['addresses'], queryFn: loadAddresses })
  useCartDefaults(cart, loadAddresses)
  const client = useQueryClient()
  useEffect(() => {
    refetchAddresses = () => client.invalidateQueries({ queryKey: ['addresses'] })
  }, [client])
  const addressChoice = <AddressChoice addresses={saved} cart={cart} />
  const parts = { likeOf: () => null, choices: addressChoice, checkout: null, share: null }
  return <CartPage cart={cart} isMember isWaiting={false} {...parts} />
}

const methodsOf = async ({ canvas, globals }: Place) => {
  const group = await canvas.findByRole('group', { name: textOf(globals).checkout.deliveryTitle() })
  return within(group).getAllByRole('radio')
}
const addressesOf = ({ canvas, globals }: Place) =>
  within(canvas.getByRole('group', { name: textOf(globals).checkout.addressTitle() })).getAllByRole('radio')

const withAddresses = {
  render: () => (
    <Suspense>
      <OfAMemberWithAddresses />
    </Suspense>
  ),
} satisfies Story

const expectStored = (chosen: object) =>
  expect(Object.values(sessionOf('story').world.carts)[0]).toMatchObject(chosen)

async function expectOnlyPost(place: Place) {
  await waitFor(async () => expect(await methodsOf(place)).toHaveLength(1))
  await waitFor(async () => expect((await methodsOf(place))[0]).toBeChecked())
}

/** The courier does not go to the second address. */
export const DefaultMethodForALaterAddress: Story = {
  ...withAddresses,
  parameters: { scenario: ['member', 'cart-with-one-line'], visual: { skip: 'the pages show it' } },
  play: async (place) => {
    const { canvas, globals, userEvent } = place
    const [, courier] = await methodsOf(place)
    await waitFor(() => expect(addressesOf(place)[0]).toBeChecked())
    await userEvent.click(canvas.getByRole('button', { name: textOf(globals).checkout.addressRemove() }))
    await userEvent.click(courier!)
    await waitFor(() => expectStored({ addressId: null, deliveryId: 2 }))
    await userEvent.click(addressesOf(place)[1]!)
    await expectOnlyPost(place)
  },
}

/** Deleted in another tab: the goods do not go to the default address unasked. */
export const AddressDeletedMeanwhile: Story = {
  render: () => (
    <Suspense>
      <OfAMemberWithAddresses />
      <Toasts />
    </Suspense>
  ),
  parameters: { scenario: ['member', 'cart-with-one-line'], visual: { skip: 'AddressChoice shows it' } },
  play: async (place) => {
    await methodsOf(place)
    await waitFor(() => expect(addressesOf(place)[0]).toBeChecked())
    await place.userEvent.click(addressesOf(place)[1]!)
    await waitFor(() => expectStored({ addressId: 802 }))
    await request(deleteAddress, { id: 802 })
    await refetchAddresses()
    const { addressNeeded } = textOf(place.globals).checkout
    await waitFor(() => expect(screen.getByText(addressNeeded())).toBeVisible())
    for (const address of addressesOf(place)) await expect(address).not.toBeChecked()
    await expectStored({ addressId: null })
  },
}

export const DefaultMethodAfterARefusedOne: Story = {
  ...withAddresses,
  parameters: {
    scenario: ['member', 'ready-to-order'],
    faults: [
      { on: 'setAddress', fault: { latency: 300 } },
      { on: 'setDelivery', fault: { latency: 700 } },
    ],
    visual: { skip: 'the pages show it' },
  },
  play: async (place) => {
    const [, courier, express] = await methodsOf(place)
    await place.userEvent.click(courier!)
    await waitFor(() => expectStored({ deliveryId: 2 }))
    await place.userEvent.click(addressesOf(place)[1]!)
    await place.userEvent.click(express!)
    await expectOnlyPost(place)
  },
}
