import type { Meta, StoryObj } from '@storybook/react-vite'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { expect, waitFor } from 'storybook/test'
import { useSnapshot } from 'valtio'
import { cartOperations } from '#contracts/cart-operations.ts'
import { cart as cartStore } from '#src/stores/cart.ts'
import { pendingRebate, rebateKept } from '#src/stores/pending-rebate.ts'
import { holdCalls } from '#stories/held-calls.ts'
import { singleMode } from '#stories/single-mode.ts'
import { textOf } from '#stories/text.ts'
import { cartQueries } from '../cart-queries.ts'
import { PendingRebate } from './PendingRebate.tsx'

function OfTheShopper() {
  const { basketId } = useSnapshot(cartStore)
  const { data: cart } = useSuspenseQuery(cartQueries.current(basketId))
  return (
    <>
      <PendingRebate cart={cart} />
      <output>{cart.rebateCode}</output>
    </>
  )
}

const withCode = (code: string) => () => {
  rebateKept(code)
  return () => rebateKept('')
}

const meta = {
  component: PendingRebate,
  render: () => (
    <Suspense>
      <OfTheShopper />
    </Suspense>
  ),
  parameters: { ...singleMode },
} satisfies Meta
export default meta

type Story = StoryObj

export const EmptyBasket: Story = {
  beforeEach: withCode('ZARRIN10'),
  play: async ({ canvas, globals }) => {
    const { waitsText } = textOf(globals).lists.discount
    await expect(await canvas.findByText(waitsText())).toBeVisible()
  },
}

export const IsForgotten: Story = {
  beforeEach: withCode('ZARRIN10'),
  parameters: { visual: { skip: 'nothing is left' } },
  play: async ({ canvas, userEvent, globals }) => {
    const { forget } = textOf(globals).lists.discount
    await userEvent.click(await canvas.findByRole('button', { name: forget() }))
    await expect(pendingRebate.code).toBe('')
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const IsApplied: Story = {
  beforeEach: withCode('ZARRIN10'),
  parameters: { scenario: ['cart-with-one-line'], visual: { skip: 'RebateCode shows it' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('ZARRIN10')).toBeVisible()
    await waitFor(() => expect(pendingRebate.code).toBe(''))
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}

export const IsRefused: Story = {
  beforeEach: withCode('EXPIRED'),
  parameters: { scenario: ['rebate-applied'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('EXPIRED')
    await expect(canvas.getByText('ZARRIN10')).toBeVisible()
  },
}

export const UnderItsMinimum: Story = {
  beforeEach: withCode('NOWRUZ20'),
  parameters: { scenario: ['cart-with-one-line'] },
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('NOWRUZ20')
    const { forget } = textOf(globals).lists.discount
    await expect(canvas.getByRole('button', { name: forget() })).toBeVisible()
  },
}

export const ForgottenUnderItsMinimum: Story = {
  ...UnderItsMinimum,
  parameters: { scenario: ['cart-with-one-line'], visual: { skip: 'nothing is left' } },
  play: async (place) => {
    await UnderItsMinimum.play!(place)
    const { canvas, userEvent, globals } = place
    await userEvent.click(canvas.getByRole('button', { name: textOf(globals).lists.discount.forget() }))
    await waitFor(() => expect(canvas.queryByRole('button')).toBeNull())
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}

export const IsTriedAgain: Story = {
  beforeEach: withCode('ZARRIN10'),
  parameters: {
    scenario: ['cart-with-one-line'],
    faults: [{ on: 'setRebate', fault: { status: 503 } }],
    visual: { skip: 'one line' },
  },
  play: async ({ canvas, userEvent, globals }) => {
    const { errors, site } = textOf(globals)
    const retry = await canvas.findByRole('button', { name: errors.retry() })
    const letPass = holdCalls(cartOperations.setRebate)
    await userEvent.click(retry)
    await expect(await canvas.findByText(site.waiting())).toHaveRole('status')
    letPass()
  },
}
