import type { Meta, StoryObj } from '@storybook/react-vite'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { expect, waitFor, within } from 'storybook/test'
import { proxy, useSnapshot } from 'valtio'
import { sessionOf } from '#mocks/server/session.ts'
import { order } from '#stories/product-fixtures.ts'
import { singleMode } from '#stories/single-mode.ts'
import { textOf } from '#stories/text.ts'
import { sharedCartQuery } from '../shared-cart.ts'
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

const [carpet] = order.lines
const read = proxy({ line: { ...carpet!, label: 'kashan', catLabel: 'carpets', stockLeft: 1 } })

export const SellsOutMeanwhile: Story = {
  render: function Read() {
    const { line } = useSnapshot(read) as typeof read
    return <SharedCart cart={{ lines: [line], goneCount: 0, expiresAt: '2026-12-21' }} />
  },
  play: async ({ canvas }) => {
    read.line.stockLeft = 1
    const add = await canvas.findByRole('button', { name: new RegExp(carpet!.title) })
    add.focus()
    read.line.stockLeft = 0
    await waitFor(() => expect(add).not.toBeInTheDocument())
    await expect(canvas.getByRole('link')).toHaveFocus()
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
