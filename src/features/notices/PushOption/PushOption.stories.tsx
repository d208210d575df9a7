import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { sessionOf } from '#mocks/server/session.ts'
import { pushBrowser, withoutPush } from '#stories/push-browser.ts'
import { singleMode } from '#stories/single-mode.ts'
import { textOf } from '#stories/text.ts'
import { PushOption } from './PushOption.tsx'

const meta = {
  component: PushOption,
  args: { publicKey: 'a-public-key' },
  parameters: { scenario: ['member'], path: '/profile/notices' },
  beforeEach: pushBrowser(),
} satisfies Meta<typeof PushOption>
export default meta

type Story = StoryObj<typeof meta>

/** Nobody is asked before the button is pressed. */
export const Off: Story = {
  play: async ({ canvas, globals }) => {
    const { push } = textOf(globals).notices
    await expect(await canvas.findByRole('button', { name: push.turnOn() })).toBeVisible()
    await expect(Notification.requestPermission).not.toHaveBeenCalled()
  },
}

export const On: Story = {
  parameters: singleMode,
  play: async ({ canvas, userEvent, globals }) => {
    const { push } = textOf(globals).notices
    await userEvent.click(await canvas.findByRole('button', { name: push.turnOn() }))
    await expect(await canvas.findByRole('button', { name: push.turnOff() })).toHaveFocus()
    await expect(canvas.getByRole('status')).toHaveTextContent(push.on())
  },
}

export const OffAgain: Story = {
  parameters: { visual: { skip: 'Off shows it' } },
  play: async ({ canvas, userEvent, globals }) => {
    const { push } = textOf(globals).notices
    await userEvent.click(await canvas.findByRole('button', { name: push.turnOn() }))
    await userEvent.click(await canvas.findByRole('button', { name: push.turnOff() }))
    await expect(await canvas.findByRole('button', { name: push.turnOn() })).toHaveFocus()
  },
}

export const Blocked: Story = {
  beforeEach: pushBrowser({ answer: 'denied' }),
  parameters: singleMode,
  play: async ({ canvas, userEvent, globals }) => {
    const { push } = textOf(globals).notices
    await userEvent.click(await canvas.findByRole('button', { name: push.turnOn() }))
    await expect(await canvas.findByText(push.blocked())).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
    await expect(canvas.getByRole('heading', { name: push.title() })).toHaveFocus()
  },
}

/** The prompt was closed without an answer. */
export const Unanswered: Story = {
  beforeEach: pushBrowser({ answer: 'default' }),
  parameters: { visual: { skip: 'Off shows it' } },
  play: async ({ canvas, userEvent, globals }) => {
    const { push } = textOf(globals).notices
    const button = await canvas.findByRole('button', { name: push.turnOn() })
    await userEvent.click(button)
    await expect(Notification.requestPermission).toHaveBeenCalledOnce()
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'))
    await expect(canvas.getByRole('status')).toHaveTextContent(push.off())
    await expect(sessionOf('story').log.filter(({ call }) => call === 'pushSubscribe')).toEqual([])
  },
}

export const Unsupported: Story = {
  beforeEach: withoutPush,
  parameters: singleMode,
  play: async ({ canvas, globals }) =>
    expect(await canvas.findByText(textOf(globals).notices.push.unsupported())).toBeVisible(),
}

export const RegistrationFails: Story = {
  parameters: { ...singleMode, faults: [{ on: 'pushSubscribe', fault: { status: 500 }, times: 1 }] },
  play: async ({ canvas, userEvent, globals }) => {
    const { push } = textOf(globals).notices
    const button = await canvas.findByRole('button', { name: push.turnOn() })
    await userEvent.click(button)
    await expect(await canvas.findByRole('alert')).toBeVisible()
    await userEvent.click(button)
    await expect(await canvas.findByRole('button', { name: push.turnOff() })).toBeVisible()
  },
}

export const CannotBeRead: Story = {
  parameters: {
    visual: { skip: 'RetryNotice shows it' },
    faults: [{ on: 'pushSubscriptions', fault: { status: 500 }, times: 1 }],
  },
  beforeEach: pushBrowser({ permission: 'granted', isSubscribed: true }),
  play: async ({ canvas, userEvent, globals }) => {
    const { notices, errors } = textOf(globals)
    await userEvent.click(await canvas.findByRole('button', { name: errors.retry() }))
    await expect(await canvas.findByRole('button', { name: notices.push.turnOn() })).toBeVisible()
  },
}
