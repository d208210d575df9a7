import type { Meta, StoryObj } from '@storybook/react-vite'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { expect, waitFor } from 'storybook/test'
import { singleMode } from '#stories/single-mode.ts'
import { textOf } from '#stories/text.ts'
import { subscriptionsQuery } from '../subscriptions-query.ts'
import { WaitingList } from './WaitingList.tsx'

function Own() {
  const { data } = useSuspenseQuery(subscriptionsQuery())
  return <WaitingList subscriptions={data} />
}

const meta = {
  component: Own,
  decorators: [(Story) => <Suspense>{Story()}</Suspense>],
  parameters: { scenario: ['waiting-for-goods'] },
} satisfies Meta<typeof Own>
export default meta

type Story = StoryObj<typeof meta>

export const Two: Story = {
  play: async ({ canvas }) => expect(await canvas.findAllByRole('listitem')).toHaveLength(2),
}

export const None: Story = {
  parameters: { scenario: ['member'], ...singleMode },
  play: async ({ canvas, globals }) =>
    expect(await canvas.findByText(textOf(globals).notices.waiting.empty())).toBeVisible(),
}

export const TakesBack: Story = {
  parameters: singleMode,
  play: async ({ canvas, userEvent, globals }) => {
    const heading = await canvas.findByRole('heading', { name: textOf(globals).notices.waiting.title() })
    const [first, second] = canvas.getAllByRole('button')
    await userEvent.click(first!)
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(1))
    await waitFor(() => expect(second).toHaveFocus())
    await userEvent.click(second!)
    await waitFor(() => expect(heading).toHaveFocus())
  },
}

export const CannotTakeBack: Story = {
  parameters: {
    ...singleMode,
    faults: [{ on: 'unsubscribe', fault: { status: 500 } }],
    visual: { skip: 'a toast says so' },
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('listitem')
    const [first] = canvas.getAllByRole('button')
    await userEvent.click(first!)
    await waitFor(() => expect(first).not.toHaveAttribute('aria-disabled'))
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
  },
}

/** A fault does not end it, so the list has it again once it is read. */
export const EndedMeanwhile: Story = {
  parameters: {
    ...singleMode,
    faults: [{ on: 'unsubscribe', fault: { status: 404 } }],
    visual: { skip: 'a toast says so' },
  },
  play: async ({ canvas, userEvent }) => {
    const [first, second] = await canvas.findAllByRole('button')
    await userEvent.click(first!)
    await waitFor(() => expect(second).toHaveFocus())
  },
}
