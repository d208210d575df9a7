import type { Meta, StoryObj } from '@storybook/react-vite'
import { useQueryClient } from '@tanstack/react-query'
import { expect, fn, waitFor } from 'storybook/test'
import { proxy, useSnapshot } from 'valtio'
import type { Money } from '#contracts/values.ts'
import { priceText } from '#i18n/price-text.ts'
import { sessionOf } from '#mocks/server/session.ts'
import { singleMode } from '#stories/single-mode.ts'
import { textOf } from '#stories/text.ts'
import { topUpPaymentQuery } from '../wallet-queries.ts'
import type { TopUpPayment } from '../wallet-queries.ts'
import { TopUpOutcome } from './TopUpOutcome.tsx'

const amount: Money = { amount: 5_000_000, unit: 'IRR' }
const slow = [{ on: 'topUpPayment', fault: { latency: 60_000 } }] as const

const meta = {
  component: TopUpOutcome,
  args: { paymentId: 'pay-1', onClose: fn() },
  parameters: { scenario: ['member'] },
} satisfies Meta<typeof TopUpOutcome>
export default meta

type Story = StoryObj<typeof meta>

function useKnownPayment(status: TopUpPayment['status']) {
  const payment: TopUpPayment = { paymentId: 'pay-1', paymentUrl: '/pay', amount, status }
  useQueryClient().setQueryData(topUpPaymentQuery('pay-1').queryKey, payment)
}

function storyOf(status: TopUpPayment['status'], isPayable: boolean): Story {
  return {
    parameters: { ...singleMode, faults: slow },
    decorators: [
      (Story) => {
        useKnownPayment(status)
        return <Story />
      },
    ],
    play: async ({ canvas, globals }) => {
      const LL = textOf(globals)
      const text = LL.wallet.payment[status]({ amount: priceText(LL, amount) })
      await expect(canvas.getByRole('status')).toHaveTextContent(text)
      await expect(canvas.getAllByRole('button')).toHaveLength(isPayable ? 2 : 1)
    },
  }
}

export const Paid = storyOf('paid', false)
export const Pending = storyOf('pending', true)
export const Failed = storyOf('failed', true)
export const Cancelled = storyOf('cancelled', true)
export const UnknownStatus = storyOf('unknown', false)

const read = proxy<{ status: TopUpPayment['status'] }>({ status: 'pending' })

export const PaidElsewhere: Story = {
  parameters: { faults: slow, visual: { skip: 'Paid shows it' } },
  render: function Read(args) {
    useKnownPayment(useSnapshot(read).status)
    return <TopUpOutcome {...args} />
  },
  play: async ({ canvas, globals }) => {
    const { resume, close } = textOf(globals).wallet.payment
    read.status = 'pending'
    const pay = await canvas.findByRole('button', { name: resume() })
    pay.focus()
    read.status = 'paid'
    await waitFor(() => expect(pay).not.toBeInTheDocument())
    await expect(canvas.getByRole('button', { name: close() })).toHaveFocus()
  },
}

export const UnknownPayment: Story = {
  parameters: { ...singleMode },
  play: async ({ canvas, userEvent, globals, args }) => {
    const { payment } = textOf(globals).wallet
    await expect(await canvas.findByText(payment.missing())).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: payment.close() }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const CannotBeRead: Story = {
  parameters: { ...singleMode, faults: [{ on: 'topUpPayment', fault: { status: 503 }, times: 9 }] },
  play: async ({ canvas, globals }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toBeVisible(), { timeout: 10_000 })
    await expect(canvas.getByRole('button', { name: textOf(globals).errors.retry() })).toBeVisible()
  },
}

export const IsReadAgain: Story = {
  parameters: {
    faults: [{ on: 'topUpPayment', fault: { status: 503 } }],
    visual: { skip: 'one line' },
  },
  play: async ({ canvas, userEvent, globals }) => {
    const { errors, site } = textOf(globals)
    const retry = await canvas.findByRole('button', { name: errors.retry() })
    Object.assign(sessionOf('story'), { faults: slow })
    await userEvent.click(retry)
    await expect(await canvas.findByRole('status')).toHaveTextContent(site.waiting())
  },
}
