import type { Meta, StoryObj } from '@storybook/react-vite'
import { useQuery } from '@tanstack/react-query'
import { expect, within } from 'storybook/test'
import { useSnapshot } from 'valtio'
import { addresses } from '#contracts/addresses.ts'
import { cartQueries } from '#src/features/checkout/cart-queries.ts'
import { cart as cartStore } from '#src/stores/cart.ts'
import { holdCalls, releaseCalls } from '#stories/held-calls.ts'
import { textOf } from '#stories/text.ts'
import { MembersChoices } from './-MembersChoices.tsx'

function OfTheShopper() {
  const { basketId } = useSnapshot(cartStore)
  const { data: cart } = useQuery(cartQueries.current(basketId))
  return cart && <MembersChoices cart={cart} />
}

const meta = {
  component: OfTheShopper,
  parameters: { visual: { skip: 'the basket shows them' } },
} satisfies Meta<typeof OfTheShopper>
export default meta

type Story = StoryObj<typeof meta>

export const AddressesAreReadAgain: Story = {
  parameters: {
    scenario: ['ready-to-order'],
    faults: [{ on: 'addresses', fault: { status: 503 }, times: 1 }],
  },
  play: async ({ canvas, userEvent, globals }) => {
    const { errors, site, checkout } = textOf(globals)
    const retry = await canvas.findByRole('button', { name: errors.retry() })
    const letPass = holdCalls(addresses)
    await userEvent.click(retry)
    await expect(await canvas.findByText(site.waiting())).toHaveRole('status')
    releaseCalls()
    letPass()
    await expect(await canvas.findByRole('group', { name: checkout.addressTitle() })).toBeVisible()
  },
}

/** The order may go with another one, so that whoever pays has to know. */
export const OrdersCannotBeRead: Story = {
  parameters: { scenario: ['child-order'], faults: [{ on: 'orders', fault: { status: 503 }, times: 1 }] },
  play: async ({ canvas, userEvent, globals }) => {
    const { errors, checkout } = textOf(globals)
    const notice = await canvas.findByRole('alert')
    await expect(notice).toHaveTextContent(checkout.parentTitle())
    await userEvent.click(within(notice).getByRole('button', { name: errors.retry() }))
    await expect(await canvas.findByRole('combobox', { name: checkout.parentTitle() })).toBeVisible()
  },
}
