import type { Meta, StoryObj } from '@storybook/react-vite'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { expect, waitFor } from 'storybook/test'
import { useSnapshot } from 'valtio'
import { cartOperations } from '#contracts/cart-operations.ts'
import type { Locales } from '#i18n/i18n-types.ts'
import { messageText } from '#mocks/domain/messages.ts'
import { sessionOf } from '#mocks/server/session.ts'
import { request } from '#src/api/request.ts'
import { cart as cartStore } from '#src/stores/cart.ts'
import { pendingRebate, rebateKept } from '#src/stores/pending-rebate.ts'
import { singleMode } from '#stories/single-mode.ts'
import { textOf } from '#stories/text.ts'
import { cartQueries } from '../cart-queries.ts'
import { DiscountLink } from './DiscountLink.tsx'

function OfTheShopper({ code }: { code: string }) {
  const { basketId } = useSnapshot(cartStore)
  const { data: cart } = useSuspenseQuery(cartQueries.current(basketId))
  return <DiscountLink code={code} cart={cart} />
}

const meta = {
  component: OfTheShopper,
  args: { code: 'ZARRIN10' },
  render: (args) => (
    <Suspense>
      <OfTheShopper {...args} />
    </Suspense>
  ),
  beforeEach: ({ args }) => {
    rebateKept(args.code)
    return () => rebateKept('')
  },
  parameters: { ...singleMode },
} satisfies Meta<typeof OfTheShopper>
export default meta

type Story = StoryObj<typeof meta>
type Place = Parameters<NonNullable<Story['play']>>[0]
type Title = 'applied' | 'saved' | 'waits' | 'refused' | 'absent'

const expectTitle = async ({ canvas, globals, args: { code } }: Place, title: Title) =>
  waitFor(async () =>
    expect((await canvas.findByRole('heading')).textContent).toBe(
      textOf(globals).lists.discount[title]({ code }),
    ),
  )

const rebatesSent = () => sessionOf('story').log.filter(({ call }) => call === 'setRebate')

export const WaitsForABasket: Story = {
  play: async (place) => {
    await expectTitle(place, 'waits')
    await expect(rebatesSent()).toHaveLength(0)
    await expect(pendingRebate.code).toBe('ZARRIN10')
  },
}

export const Applied: Story = {
  parameters: { scenario: ['cart-with-lines'] },
  play: async (place) => {
    await expectTitle(place, 'applied')
    await expect(rebatesSent()).toHaveLength(1)
    await expect(pendingRebate.code).toBe('')
  },
}

export const OpenedTwice: Story = {
  parameters: { scenario: ['rebate-applied'], visual: { skip: 'it looks as Applied does' } },
  play: async (place) => {
    await expectTitle(place, 'applied')
    await waitFor(() => expect(pendingRebate.code).toBe(''))
    await expect(rebatesSent()).toHaveLength(0)
  },
}

/** In another tab, which this one comes back from. */
async function inAnotherTab(change: (uniqueId: string) => Promise<unknown>) {
  await change(cartStore.basketId!)
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
}

const applyAgain = ({ canvas, userEvent, globals }: Place) =>
  userEvent.click(canvas.getByRole('button', { name: textOf(globals).lists.discount.again() }))

export const RemovedInAnotherTab: Story = {
  parameters: { scenario: ['cart-with-lines'], visual: { skip: 'it ends as Applied does' } },
  play: async (place) => {
    await expectTitle(place, 'applied')
    await inAnotherTab((uniqueId) => request(cartOperations.removeRebate, { uniqueId }))
    await expectTitle(place, 'absent')
    await expect(rebatesSent()).toHaveLength(1)
    await applyAgain(place)
    await expectTitle(place, 'applied')
    await expect(
      place.canvas.getByRole('link', { name: textOf(place.globals).cart.viewCart() }),
    ).toHaveFocus()
  },
}

export const OrderedInAnotherTab: Story = {
  parameters: { scenario: ['ready-to-order'], visual: { skip: 'it ends as WaitsForABasket does' } },
  play: async (place) => {
    await expectTitle(place, 'applied')
    await inAnotherTab((uniqueId) => request(cartOperations.setOrder, { uniqueId, orderKind: 'offline' }))
    await expectTitle(place, 'absent')
    await expect(pendingRebate.code).toBe('')
    await applyAgain(place)
    await expectTitle(place, 'waits')
    await expect(pendingRebate.code).toBe('ZARRIN10')
  },
}

export const TakesNothingOffYet: Story = {
  parameters: { scenario: ['rebate-applied', 'rebate-expired'] },
  play: async (place) => expectTitle(place, 'saved'),
}

export const Expired: Story = {
  args: { code: 'EXPIRED' },
  parameters: { scenario: ['rebate-applied'] },
  play: async (place) => {
    await expectTitle(place, 'refused')
    await expect(place.canvas.getByRole('status')).toHaveTextContent(
      messageText(place.globals.locale as Locales, 'rebateExpired'),
    )
    await expect(pendingRebate.code).toBe('')
    const [cart] = Object.values(sessionOf('story').world.carts)
    await expect(cart?.rebateCode).toBe('ZARRIN10')
  },
}

export const Unknown: Story = {
  args: { code: 'NO-SUCH-CODE' },
  parameters: { scenario: ['cart-with-one-line'] },
  play: async (place) => expectTitle(place, 'refused'),
}

export const UnderItsMinimum: Story = {
  args: { code: 'NOWRUZ20' },
  parameters: { scenario: ['cart-with-one-line'] },
  play: async (place) => {
    await expectTitle(place, 'waits')
    await waitFor(() => expect(rebatesSent()).toHaveLength(1))
    await expect(pendingRebate.code).toBe('NOWRUZ20')
  },
}

export const ServerFails: Story = {
  parameters: {
    scenario: ['cart-with-one-line'],
    faults: [{ on: 'setRebate', fault: { status: 503 }, times: 1 }],
  },
  play: async (place) => {
    const { canvas, userEvent, globals } = place
    await canvas.findByRole('alert')
    await userEvent.click(canvas.getByRole('button', { name: textOf(globals).errors.retry() }))
    await expectTitle(place, 'applied')
  },
}
