import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { oneLook } from '#stories/one-look.ts'
import { textOf } from '#stories/text.ts'
import { ErrorView } from './ErrorView.tsx'

const meta = {
  component: ErrorView,
  args: { kind: 'unreachable', text: 'به فروشگاه وصل نشدیم.', id: 'K3M9QD', onRetry: fn() },
  beforeEach: () => () => Reflect.deleteProperty(navigator, 'clipboard'),
} satisfies Meta<typeof ErrorView>
export default meta

type Story = StoryObj<typeof meta>

const clipboard = (writeText: () => Promise<void>) =>
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })

export const Unreachable: Story = {
  play: async ({ canvas, userEvent, args, globals }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(args.text)
    await userEvent.click(canvas.getByRole('button', { name: textOf(globals).errors.retry() }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const Unexpected: Story = { args: { kind: 'unexpected', text: 'کار انجام نشد.' }, parameters: oneLook }

export const BrokenContract: Story = {
  args: { kind: 'contract', text: 'پاسخ فروشگاه درست نرسید.' },
  parameters: oneLook,
}

export const Offline: Story = {
  args: { kind: 'offline' },
  parameters: oneLook,
  play: async ({ canvas, args, globals }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(textOf(globals).trouble.offline.text())
    await waitFor(() => {
      dispatchEvent(new Event('online'))
      return expect(args.onRetry).toHaveBeenCalled()
    })
  },
}

/** Nobody knows until when. */
export const Maintenance: Story = {
  args: { kind: 'maintenance' },
  parameters: oneLook,
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('heading')).toHaveTextContent(textOf(globals).trouble.maintenance.title())
    await expect(canvas.queryByRole('timer')).toBeNull()
  },
}

export const MaintenanceForAWhile: Story = {
  args: { kind: 'maintenance' },
  parameters: oneLook,
  render: (args) => <ErrorView {...args} retryAt={Date.now() + 7 * 60_000} />,
  play: async ({ canvas, globals }) =>
    expect(canvas.getByRole('timer')).toHaveTextContent(
      textOf(globals).trouble.maintenance.minutes({ minutes: 7 }),
    ),
}

/** A server that says "now" each time is not asked all the time. */
export const MaintenanceOver: Story = {
  args: { kind: 'maintenance', retryAt: 0 },
  parameters: { visual: { skip: 'its seconds run' } },
  play: async ({ canvas, args, globals }) => {
    const { maintenance } = textOf(globals).trouble
    const first = [5, 4].map((seconds) => maintenance.seconds({ seconds }) as string)
    await expect(first).toContain(canvas.getByRole('timer').textContent)
    await expect(args.onRetry).not.toHaveBeenCalled()
  },
}

export const IdIsCopied: Story = {
  parameters: oneLook,
  play: async ({ canvas, userEvent, args, globals }) => {
    const { trouble } = textOf(globals)
    const writeText = fn(async () => {})
    clipboard(writeText)
    await userEvent.click(canvas.getByRole('button', { name: trouble.copy() }))
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(trouble.copied()))
    await expect(writeText).toHaveBeenCalledWith(args.id)
  },
}

/** As over plain HTTP: it stands ready to be copied by hand. */
export const IdCannotBeCopied: Story = {
  parameters: { visual: { skip: 'what is selected differs alone' } },
  play: async ({ canvas, userEvent, args, globals }) => {
    const { trouble } = textOf(globals)
    clipboard(() => Promise.reject(new DOMException('', 'NotAllowedError')))
    await userEvent.click(canvas.getByRole('button', { name: trouble.copy() }))
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(trouble.notCopied()))
    await expect(getSelection()?.toString().trim()).toBe(args.id)
  },
}
