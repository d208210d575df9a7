import type { Meta, StoryObj } from '@storybook/react-vite'
import { Activity, useState } from 'react'
import type { ComponentProps } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { singleMode } from '#stories/single-mode.ts'
import { stopClock } from '#stories/stop-clock.ts'
import { textOf } from '#stories/text.ts'
import { ErrorView } from './ErrorView.tsx'
import { PlainError } from './PlainError.tsx'

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

export const Unexpected: Story = {
  args: { kind: 'unexpected', text: 'کار انجام نشد.' },
  parameters: singleMode,
}

export const BrokenContract: Story = {
  args: { kind: 'contract', text: 'پاسخ فروشگاه خوانده نشد.' },
  parameters: singleMode,
}

export const Offline: Story = {
  args: { kind: 'offline' },
  parameters: singleMode,
  play: async ({ canvas, args, globals }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(textOf(globals).trouble.offline.text())
    await waitFor(() => {
      dispatchEvent(new Event('online'))
      return expect(args.onRetry).toHaveBeenCalled()
    })
  },
}

export const Maintenance: Story = {
  args: { kind: 'maintenance' },
  parameters: singleMode,
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('heading')).toHaveTextContent(textOf(globals).trouble.maintenance.title())
    await expect(canvas.queryByRole('timer')).toBeNull()
  },
}

export const MaintenanceForAWhile: Story = {
  args: { kind: 'maintenance' },
  parameters: singleMode,
  render: (args) => <ErrorView {...args} retryAt={Date.now() + 7 * 60_000} />,
  play: async ({ canvas, globals }) =>
    expect(canvas.getByRole('timer')).toHaveTextContent(
      textOf(globals).trouble.maintenance.minutes({ minutes: 7 }),
    ),
}

export const MaintenanceOver: Story = {
  args: { kind: 'maintenance', retryAt: 0 },
  parameters: { visual: { skip: 'MaintenanceForAWhile shows its time' } },
  beforeEach: () => stopClock(Date.now()),
  play: async ({ canvas, args, globals }) => {
    const { maintenance } = textOf(globals).trouble
    await expect(canvas.getByRole('timer')).toHaveTextContent(maintenance.seconds({ seconds: 5 }))
    await expect(args.onRetry).not.toHaveBeenCalled()
  },
}

export const IdIsCopied: Story = {
  parameters: singleMode,
  play: async ({ canvas, userEvent, args, globals }) => {
    const { trouble } = textOf(globals)
    const writeText = fn(async () => {})
    clipboard(writeText)
    await userEvent.click(canvas.getByRole('button', { name: trouble.copy() }))
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(trouble.copied()))
    await expect(writeText).toHaveBeenCalledWith(args.id)
  },
}

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

type Views = { View: typeof ErrorView | typeof PlainError; view: ComponentProps<typeof ErrorView> }

function PageThatFailsTwice({ View, view }: Views) {
  const [state, setState] = useState<'shown' | 'failed' | 'retried'>('shown')
  return (
    <main tabIndex={-1}>
      {state !== 'failed' && (
        <button type="button" onClick={() => setState('failed')}>
          {state}
        </button>
      )}
      {state !== 'shown' && (
        <Activity mode={state === 'failed' ? 'visible' : 'hidden'}>
          <View {...view} onRetry={() => setState('retried')} />
        </Activity>
      )}
    </main>
  )
}

export const TakesTheFocusOfWhatItReplaces: Story = {
  parameters: { visual: { skip: 'it is Unreachable with the focus' } },
  render: (args) => <PageThatFailsTwice View={ErrorView} view={args} />,
  play: async ({ canvas, userEvent, globals }) => {
    const retry = () => canvas.getByRole('button', { name: textOf(globals).errors.retry() })
    await userEvent.click(canvas.getByRole('button', { name: 'shown' }))
    await expect(retry()).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('main')).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'retried' }))
    await expect(retry()).toHaveFocus()
  },
}

export const PlainErrorTakesTheFocus: Story = {
  parameters: { visual: { skip: 'it is plain text' } },
  render: (args) => <PageThatFailsTwice View={PlainError} view={args} />,
  play: async ({ canvas, userEvent, globals }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'shown' }))
    await expect(canvas.getByRole('button', { name: textOf(globals).errors.retry() })).toHaveFocus()
  },
}
