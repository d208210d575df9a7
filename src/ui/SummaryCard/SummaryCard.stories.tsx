import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { singleMode } from '#stories/single-mode.ts'
import { textOf } from '#stories/text.ts'
import { SummaryCard } from './SummaryCard.tsx'

const meta = {
  component: SummaryCard,
  args: { title: 'نشانی‌ها', to: '/profile/addresses', onRetry: fn(), children: <p>خانه</p> },
} satisfies Meta<typeof SummaryCard>
export default meta

type Story = StoryObj<typeof meta>

export const Shown: Story = {
  play: async ({ canvas }) =>
    expect(canvas.getByRole('region', { name: 'نشانی‌ها' })).toHaveTextContent('خانه'),
}

export const Loading: Story = {
  args: { isLoading: true, lines: 3 },
  parameters: { ...singleMode },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region')).toHaveAttribute('aria-busy', 'true')
    await expect(canvas.getByRole('link')).toBeVisible()
  },
}

export const Failed: Story = {
  args: { failure: 'ارتباط برقرار نشد.' },
  parameters: { ...singleMode },
  play: async ({ canvas, userEvent, args, globals }) => {
    await userEvent.click(canvas.getByRole('button', { name: textOf(globals).errors.retry() }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
    /** The cards of a page fail together, and would interrupt one another. */
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}

export const PassesTheFocusOfARetry: Story = {
  parameters: { visual: { skip: 'Shown shows it' } },
  render: function Retried(args) {
    const [failure, setFailure] = useState<string | null>('ارتباط برقرار نشد.')
    return <SummaryCard {...args} failure={failure} onRetry={() => setFailure(null)} />
  },
  play: async ({ canvas, userEvent, globals }) => {
    await userEvent.click(canvas.getByRole('button', { name: textOf(globals).errors.retry() }))
    await waitFor(() => expect(canvas.getByRole('region')).toHaveFocus())
  },
}
