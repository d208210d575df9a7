import type { Meta, StoryObj } from '@storybook/react-vite'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { expect, waitFor, within } from 'storybook/test'
import { sessionOf } from '#mocks/server/session.ts'
import { singleMode } from '#stories/single-mode.ts'
import { textOf } from '#stories/text.ts'
import { sharedCartQuery } from '../shared-cart-queries.ts'
import { SharedCart } from './SharedCart.tsx'

function OfTheLink() {
  const { data: cart } = useSuspenseQuery(sharedCartQuery('basket-shared-by-sara-2026'))
  return <SharedCart cart={cart} />
}

const meta = {
  component: OfTheLink,
  render: () => (
    <Suspense>
      <OfTheLink />
    </Suspense>
  ),
  parameters: { ...singleMode, scenario: ['shared-cart'], visual: { skip: 'the page shows it' } },
} satisfies Meta<typeof OfTheLink>
export default meta

type Story = StoryObj<typeof meta>
type Place = Parameters<NonNullable<Story['play']>>[0]

const lines = () => Object.values(sessionOf('story').world.carts).flatMap((cart) => cart.lines)
const calls = () => sessionOf('story').log.filter(({ call }) => call === 'add').length
const rows = async ({ canvas, globals }: Place) =>
  within(await canvas.findByRole('list', { name: textOf(globals).lists.sharedCart.title() })).getAllByRole(
    'listitem',
  )

export const TellsWhatHasChanged: Story = {
  play: async (place) => {
    const texts = textOf(place.globals).lists.sharedCart
    const [dearer, cheaper, soldOut, fewer] = await rows(place)
    const start = (text: string) => text.split(/[:;؛]/)[0]!
    await expect(dearer).toHaveTextContent(start(texts.dearer({ before: '' })))
    await expect(cheaper).toHaveTextContent(start(texts.cheaper({ before: '' })))
    await expect(soldOut).toHaveTextContent(texts.soldOut())
    await expect(within(soldOut!).queryByRole('button')).toBeNull()
    await expect(fewer).toHaveTextContent(texts.left({ count: 7 }))
    await expect(place.canvas.getByText(texts.gone({ count: 1 }))).toBeVisible()
  },
}

export const OneLineAndThenTheOthers: Story = {
  play: async (place) => {
    const { canvas, userEvent, globals } = place
    const texts = textOf(globals).lists
    const [first] = await rows(place)
    const add = within(first!).getByRole('button')
    /** Two presses before a render. */
    add.click()
    add.click()
    await waitFor(() => expect(first).toHaveTextContent(texts.sharedCart.added()))
    await expect(calls()).toBe(1)
    await userEvent.click(canvas.getByRole('button', { name: texts.addAll.remaining() }))
    await waitFor(() => expect(calls()).toBe(3))
    await waitFor(() =>
      expect(lines().map(({ productItemId, count }) => [productItemId, count])).toEqual([
        [10451, 2],
        [10012, 1],
        [10011, 7],
      ]),
    )
    await waitFor(() => expect(canvas.queryByRole('button')).toBeNull())
    await expect(canvas.getByText(texts.addAll.done({ count: 3 }))).toBeVisible()
  },
}
