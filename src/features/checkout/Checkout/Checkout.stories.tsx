import { useIsMutating, useQuery } from '@tanstack/react-query'
import { Link, useLocation } from '@tanstack/react-router'
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect, screen, waitFor, within } from 'storybook/test'
import { useSnapshot } from 'valtio'
import { cartOperations } from '#contracts/cart-operations.ts'
import type { Locales } from '#i18n/i18n-types.ts'
import { messageText } from '#mocks/domain/messages.ts'
import { sessionOf } from '#mocks/server/session.ts'
import { holdCalls, releaseCalls } from '#stories/held-calls.ts'
import { textOf } from '#stories/text.ts'
import { cart as cartStore } from '#src/stores/cart.ts'
import { cartQueries } from '../cart-queries.ts'
import { Toasts } from '#src/ui/Toasts/Toasts.tsx'
import { MerchantChoice } from '../MerchantChoice/MerchantChoice.tsx'
import { Checkout } from './Checkout.tsx'

function OfTheShopper() {
  const { basketId } = useSnapshot(cartStore)
  const { data: cart } = useQuery(cartQueries.current(basketId))
  if (!cart?.uniqueId || cart.cartItems.length === 0) return null
  return (
    <Checkout
      renderMerchant={(isMissing) => <MerchantChoice merchantId={cart.merchantId} isMissing={isMissing} />}
      renderDueDate={() => null}
      uniqueId={cart.uniqueId}
      payable={cart.totals.payable}
      wallet={cart.wallet}
      hasAddress={cart.addressId !== null}
      isReady
    />
  )
}

const meta = {
  component: OfTheShopper,
  parameters: { scenario: ['ready-to-order'], visual: { skip: 'its parts and the basket show it' } },
} satisfies Meta<typeof OfTheShopper>
export default meta

type Story = StoryObj<typeof meta>
type Place = Parameters<NonNullable<Story['play']>>[0]

const merchantsOf = ({ canvas, globals }: Place) =>
  canvas.findByRole('group', { name: textOf(globals).checkout.merchantTitle() })
/** The button waits until the choices are sent. */
async function press({ canvas, userEvent }: Place, name: string) {
  const button = canvas.getByRole('button', { name })
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'))
  await userEvent.click(button)
}
const pay = (place: Place) => press(place, textOf(place.globals).checkout.pay())
async function fillIn(place: Place) {
  const { kinds, terms } = textOf(place.globals).checkout
  await merchantsOf(place)
  await place.userEvent.click(place.canvas.getByRole('radio', { name: new RegExp(kinds.offline()) }))
  await place.userEvent.click(place.canvas.getByLabelText(terms.accept()))
}
const storedCart = () => Object.values(sessionOf('story').world.carts)[0]!
const orders = () => sessionOf('story').log.filter(({ call }) => call === 'setOrder')

export const WithoutAcceptedTerms: Story = {
  play: async (place) => {
    const { terms } = textOf(place.globals).checkout
    const [first] = within(await merchantsOf(place)).getAllByRole('radio')
    await place.userEvent.click(first!)
    await waitFor(() => expect(first).toBeChecked())
    await pay(place)
    await expect(place.canvas.getByText(terms.needed())).toBeVisible()
    await expect(place.canvas.getByLabelText(terms.accept())).toHaveFocus()
    await expect(orders()).toEqual([])
  },
}

export const WithoutAMerchant: Story = {
  play: async (place) => {
    const { checkout } = textOf(place.globals)
    const merchants = within(await merchantsOf(place))
    await place.userEvent.click(place.canvas.getByLabelText(checkout.terms.accept()))
    await pay(place)
    await expect(merchants.getByRole('alert')).toHaveTextContent(checkout.merchantNeeded())
    const [first] = merchants.getAllByRole('radio')
    await expect(first).toHaveFocus()
    await expect(orders()).toEqual([])
    await place.userEvent.keyboard(' ')
    await waitFor(() => expect(merchants.queryByRole('alert')).toBeNull())
  },
}

/** Another device has added to the cart: nobody orders for another amount than they were shown. */
export const RefusedSinceTheTotalHasChanged: Story = {
  play: async (place) => {
    const { place: button } = textOf(place.globals).checkout
    await fillIn(place)
    const cart = storedCart()
    Object.assign(cart, { lines: cart.lines.map((line) => ({ ...line, count: line.count + 1 })) })
    const ordered = Object.keys(sessionOf('story').world.orders)
    await press(place, button())
    const refusal = messageText(place.globals.locale as Locales, 'totalChanged')
    await expect(await place.canvas.findByText(refusal)).toHaveRole('alert')
    await expect(Object.keys(sessionOf('story').world.orders)).toEqual(ordered)
    await press(place, button())
    await waitFor(() => expect(Object.keys(sessionOf('story').world.orders)).toHaveLength(ordered.length + 1))
  },
}

/** The form is shown on its page only; the output tells where the shopper is. */
function Shop({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  return (
    <>
      {pathname === '/basket' && children}
      <Link to="/about">leave</Link>
      <output aria-busy={useIsMutating() > 0}>{pathname}</output>
      <Toasts />
    </>
  )
}
const inAShop: Decorator = (Form) => (
  <Shop>
    <Form />
  </Shop>
)
const shop = { path: '/basket' }

const expectAddress = (place: Place, path: RegExp) =>
  waitFor(() => expect(place.canvas.getByText(path)).toHaveAttribute('aria-busy', 'false'), {
    timeout: 5_000,
  })

export const PressedTwice: Story = {
  parameters: shop,
  decorators: [inAShop],
  play: async (place) => {
    await fillIn(place)
    const button = place.canvas.getByRole('button', { name: textOf(place.globals).checkout.place() })
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'))
    /** Two presses before a render. */
    button.click()
    button.click()
    await expectAddress(place, /^\/profile\/accountorder\/ZR-/)
    await expect(orders()).toHaveLength(1)
  },
}

async function leaveWhileOrdering(place: Place) {
  await fillIn(place)
  /** All calls of the cart have one path. */
  const letPass = holdCalls(cartOperations.setOrder)
  await press(place, textOf(place.globals).checkout.place())
  await place.userEvent.click(place.canvas.getByRole('link', { name: 'leave' }))
  await waitFor(() => expect(place.canvas.queryByRole('radio')).toBeNull())
  releaseCalls()
  letPass()
}

/** Whether an order was placed is told wherever the shopper went meanwhile. */
export const LostAfterThePageWasLeft: Story = {
  parameters: { ...shop, faults: [{ on: 'setOrder', fault: 'drop-answer' }] },
  decorators: [inAShop],
  play: async (place) => {
    await leaveWhileOrdering(place)
    const { lost } = textOf(place.globals).checkout
    await waitFor(() => expect(screen.getByText(lost())).toBeVisible(), { timeout: 5_000 })
  },
}

export const PlacedAfterThePageWasLeft: Story = {
  parameters: shop,
  decorators: [inAShop],
  play: async (place) => {
    await leaveWhileOrdering(place)
    const { placed, openOrder } = textOf(place.globals).checkout
    await waitFor(() => expect(screen.getByText(placed())).toBeVisible())
    await expectAddress(place, /^\/about$/)
    await expect(cartStore.basketId).toBeNull()
    await place.userEvent.click(screen.getByRole('button', { name: openOrder() }))
    await expectAddress(place, /^\/profile\/accountorder\/ZR-/)
  },
}

export const SessionEndedAfterThePageWasLeft: Story = {
  parameters: { ...shop, faults: [{ on: 'setOrder', fault: { status: 401 } }] },
  decorators: [inAShop],
  play: async (place) => {
    await leaveWhileOrdering(place)
    await expectAddress(place, /^\/about$/)
  },
}

/** Another tab or device empties the cart: the page shows its form no more, so the refusal is a toast. */
export const RefusedSinceTheCartIsEmpty: Story = {
  decorators: [
    (Form) => (
      <>
        <Form />
        <Toasts />
      </>
    ),
  ],
  play: async (place) => {
    const [merchant] = within(await merchantsOf(place)).getAllByRole('radio')
    await place.userEvent.click(merchant!)
    await waitFor(() => expect(storedCart().merchantId).not.toBeNull())
    await place.userEvent.click(place.canvas.getByLabelText(textOf(place.globals).checkout.terms.accept()))
    Object.assign(storedCart(), { lines: [] })
    await pay(place)
    await waitFor(() => expect(place.canvas.queryByRole('group')).not.toBeInTheDocument())
    const refusal = messageText(place.globals.locale as Locales, 'cartEmpty')
    await waitFor(() => expect(screen.getByText(refusal)).toBeVisible())
    await expect(orders()).toHaveLength(1)
  },
}
