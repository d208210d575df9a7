import type { Meta, StoryObj } from '@storybook/react-vite'
import { useQuery } from '@tanstack/react-query'
import { expect, waitFor, within } from 'storybook/test'
import { useSnapshot } from 'valtio'
import { addresses, saveAddress } from '#contracts/addresses.ts'
import { cartOperations } from '#contracts/cart-operations.ts'
import { changeSession, sessionOf, withFaults } from '#mocks/server/session.ts'
import { request } from '#src/api/request.ts'
import { cartQueries } from '#src/features/checkout/cart-queries.ts'
import { cart as cartStore } from '#src/stores/cart.ts'
import { orderKindChosen, termsAccepted } from '#src/stores/checkout.ts'
import { textOf } from '#stories/text.ts'
import { MembersCheckout } from './-MembersCheckout.tsx'
import { MembersChoices } from './-MembersChoices.tsx'

function OfTheShopper() {
  const { basketId } = useSnapshot(cartStore)
  const { data: cart } = useQuery(cartQueries.current(basketId))
  return (
    cart && (
      <>
        <MembersChoices cart={cart} />
        <MembersCheckout cart={cart} isRead />
      </>
    )
  )
}

const meta = {
  component: OfTheShopper,
  parameters: { scenario: ['ready-to-order'], visual: { skip: 'the basket shows them' } },
  beforeEach: () => {
    orderKindChosen('offline')
    termsAccepted(true)
  },
} satisfies Meta<typeof OfTheShopper>
export default meta

type Story = StoryObj<typeof meta>
type Place = Parameters<NonNullable<Story['play']>>[0]

const addressesOf = ({ canvas, globals }: Place) =>
  canvas.findByRole('group', { name: textOf(globals).checkout.addressTitle() })
const comeBack = () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
const calls = (name: string) => sessionOf('story').log.filter(({ call }) => call === name)

async function chosenAddress() {
  const { addressId } = Object.values(sessionOf('story').world.carts)[0]!
  return (await request(addresses, {})).find(({ id }) => id === addressId)!
}

/** Another device adds the address and chooses it for the cart. */
async function moveElsewhere(title: string) {
  const { id: _home, ...home } = await chosenAddress()
  const { id } = await request(saveAddress, { ...home, title, isDefault: false })
  await request(cartOperations.setAddress, { uniqueId: cartStore.basketId!, addressId: id })
}

export const AddressChosenOnAnotherDevice: Story = {
  play: async (place) => {
    const { merchantTitle } = textOf(place.globals).checkout
    orderKindChosen('online')
    const group = await addressesOf(place)
    const merchants = await place.canvas.findByRole('group', { name: merchantTitle() })
    await moveElsewhere('خانه مادر')
    /** The answer is the cart, with that address. */
    await place.userEvent.click(within(merchants).getAllByRole('radio')[0]!)
    await waitFor(() => expect(within(group).getByRole('radio', { name: 'خانه مادر' })).toBeChecked())
  },
}

/** The goods would go where the page does not say. */
export const AddressThatIsNotShown: Story = {
  play: async (place) => {
    const { checkout } = textOf(place.globals)
    const group = await addressesOf(place)
    await moveElsewhere('خانه مادر')
    changeSession('story', (session) => withFaults(session, [{ on: 'addresses', fault: { status: 503 } }]))
    comeBack()
    await waitFor(() => expect(within(group).queryByRole('radio', { checked: true })).not.toBeInTheDocument())
    const button = place.canvas.getByRole('button', { name: checkout.place() })
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'), { timeout: 5_000 })
    await place.userEvent.click(button)
    await expect(await place.canvas.findByText(checkout.addressNeeded())).toHaveRole('alert')
    await expect(within(group).getAllByRole('radio')[0]).toHaveFocus()
    await expect(calls('setOrder')).toEqual([])
  },
}
