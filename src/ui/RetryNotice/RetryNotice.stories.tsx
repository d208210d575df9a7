import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { textOf } from '#stories/text.ts'
import { RetryNotice } from './RetryNotice.tsx'

const meta = {
  component: RetryNotice,
  args: { text: 'به فروشگاه وصل نشدیم.', onRetry: fn() },
  parameters: { visual: { skip: 'CartDrawer and VirtualProductGrid show it' } },
} satisfies Meta<typeof RetryNotice>
export default meta

type Story = StoryObj<typeof meta>

export const Failed: Story = {
  play: async ({ canvas, userEvent, args, globals }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(args.text)
    await userEvent.click(canvas.getByRole('button', { name: textOf(globals).errors.retry() }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const IsRetrying: Story = {
  args: { isRetrying: true, action: 'تلاش دوباره' },
  play: async ({ canvas, userEvent, args }) => {
    const retry = canvas.getByRole('button', { name: args.action! })
    await expect(retry).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(retry)
    await expect(args.onRetry).not.toHaveBeenCalled()
  },
}

/** It goes with its button while the answer is awaited. */
export const PassesTheFocus: Story = {
  render: function Asked(args) {
    const [wasAsked, setAsked] = useState(false)
    return (
      <section aria-label="part" tabIndex={-1}>
        {!wasAsked && <RetryNotice {...args} onRetry={() => setAsked(true)} />}
      </section>
    )
  },
  play: async ({ canvas, userEvent, globals }) => {
    await userEvent.click(canvas.getByRole('button', { name: textOf(globals).errors.retry() }))
    await waitFor(() => expect(canvas.getByRole('region', { name: 'part' })).toHaveFocus())
  },
}
