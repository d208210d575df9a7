import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { singleMode } from '#stories/single-mode.ts'
import { textOf } from '#stories/text.ts'
import { OrdersUnderWay } from './OrdersUnderWay.tsx'

const meta = {
  component: OrdersUnderWay,
  parameters: { scenario: ['many-orders'] },
} satisfies Meta<typeof OrdersUnderWay>
export default meta

type Story = StoryObj<typeof meta>

/** Delivered and cancelled ones are left out. */
export const Latest: Story = {
  play: async ({ canvas, globals }) => {
    const { statuses } = textOf(globals).order
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(3)
    for (const status of [statuses.delivered(), statuses.cancelled()])
      await expect(canvas.queryByText(status)).toBeNull()
  },
}

export const One: Story = {
  parameters: { ...singleMode, scenario: ['order-awaiting-payment'] },
  play: async ({ canvas, globals }) => {
    const { statuses } = textOf(globals).order
    await expect(await canvas.findByRole('link', { name: /ZR-100001/ })).toBeVisible()
    await expect(canvas.getByText(statuses.awaitingPayment())).toBeVisible()
  },
}

export const None: Story = {
  parameters: { ...singleMode, scenario: ['member'] },
  play: async ({ canvas, globals }) =>
    expect(await canvas.findByText(textOf(globals).account.overview.noOrders())).toBeVisible(),
}

export const RetriesAfterAFailure: Story = {
  parameters: {
    scenario: ['order-awaiting-payment'],
    faults: [{ on: 'orders', fault: { status: 503 }, times: 1 }],
    visual: { skip: 'SummaryCard shows it' },
  },
  play: async ({ canvas, userEvent, globals }) => {
    await userEvent.click(await canvas.findByRole('button', { name: textOf(globals).errors.retry() }))
    await expect(await canvas.findByRole('listitem')).toBeVisible()
  },
}
