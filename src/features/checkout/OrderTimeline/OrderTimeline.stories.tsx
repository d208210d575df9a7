import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { singleMode } from '#stories/single-mode.ts'
import { textOf } from '#stories/text.ts'
import { OrderTimeline } from './OrderTimeline.tsx'

const at = (day: number) => `2026-11-${day}T08:30:00Z`

const meta = {
  component: OrderTimeline,
  args: {
    history: [
      { status: 'awaitingPayment', at: at(14) },
      { status: 'paid', at: at(15) },
      { status: 'sent', at: at(17) },
    ],
  },
  parameters: { ...singleMode },
} satisfies Meta<typeof OrderTimeline>
export default meta

type Story = StoryObj<typeof meta>

export const OnItsWay: Story = {
  play: async ({ canvas, globals }) => {
    const { statuses } = textOf(globals).order
    const steps = canvas.getAllByRole('listitem')
    await expect(steps).toHaveLength(4)
    await expect(steps[2]).toHaveAttribute('aria-current', 'step')
    await expect(steps[3]).toHaveTextContent(statuses.delivered())
  },
}

export const Cancelled: Story = {
  args: {
    history: [
      { status: 'registered', at: at(14) },
      { status: 'cancelled', at: at(15) },
    ],
  },
}
