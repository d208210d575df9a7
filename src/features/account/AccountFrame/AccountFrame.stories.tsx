import type { Meta, StoryObj } from '@storybook/react-vite'
import { useQueryClient } from '@tanstack/react-query'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { logout } from '#contracts/auth.ts'
import type { Locales } from '#i18n/i18n-types.ts'
import { messageText } from '#mocks/domain/messages.ts'
import { auth } from '#src/stores/auth.ts'
import { PageSkeleton } from '#src/ui/PageSkeleton/PageSkeleton.tsx'
import { holdUntilLeft, leavable, leaveAndRelease } from '#stories/leaving.tsx'
import { textOf } from '#stories/text.ts'
import { userQuery } from '../user-query.ts'
import { AccountFrame } from './AccountFrame.tsx'

const meta = {
  component: AccountFrame,
  args: { onSignedOut: fn(), children: '…' },
  parameters: { scenario: ['member'], path: '/profile/addresses' },
} satisfies Meta<typeof AccountFrame>
export default meta

type Story = StoryObj<typeof meta>

export const OfAMember: Story = {
  play: async ({ canvas }) => expect(await canvas.findByText(/Sara|سارا|Сара/)).toBeVisible(),
}

export const LoadingPage: Story = {
  args: { children: <PageSkeleton /> },
  play: async ({ canvas, globals }) => {
    const waiting = canvas.getByRole('status', { name: textOf(globals).site.waiting() })
    const width = waiting.parentElement!.clientWidth
    const rows = [...waiting.querySelectorAll<HTMLElement>(':scope > div > :last-child > *')]
    await expect(rows.map((row) => row.offsetWidth)).toEqual(rows.map(() => width))
  },
}

export const WithoutAName: Story = {
  parameters: {
    faults: [{ on: 'user', fault: { latency: 60_000 } }],
    visual: { skip: 'a call is under way' },
  },
  decorators: [
    (Story) => {
      const nameless = { id: 1, mobile: '09121234567', firstName: '', lastName: '', fullName: '🌹' }
      useQueryClient().setQueryData(
        userQuery().queryKey,
        (user) => user ?? { ...nameless, hasPassword: false },
      )
      return <Story />
    },
  ],
  play: async ({ canvas }) => {
    const avatar = (await canvas.findByText('🌹')).previousElementSibling
    await expect(avatar?.querySelector('svg')).toBeVisible()
  },
}

export const SignsOut: Story = {
  parameters: { visual: { skip: 'it ends elsewhere' } },
  play: async ({ canvas, userEvent, args, globals }) => {
    await userEvent.click(canvas.getByRole('button', { name: textOf(globals).account.signOut() }))
    await waitFor(() => expect(args.onSignedOut).toHaveBeenCalledOnce())
    await expect(auth.hasSession).toBe(false)
  },
}

export const CannotSignOut: Story = {
  parameters: {
    faults: [{ on: 'logout', fault: { status: 503 } }],
    visual: { skip: 'a toast says so' },
  },
  play: async ({ canvas, userEvent, args, globals }) => {
    const out = canvas.getByRole('button', { name: textOf(globals).account.signOut() })
    await userEvent.click(out)
    await waitFor(() => expect(out).not.toHaveAttribute('aria-disabled'))
    await expect(args.onSignedOut).not.toHaveBeenCalled()
    await expect(auth.hasSession).toBe(true)
  },
}

export const CannotSignOutOnceItWasLeft: Story = {
  parameters: CannotSignOut.parameters!,
  decorators: [leavable],
  beforeEach: () => holdUntilLeft(logout),
  play: async ({ canvas, userEvent, globals }) => {
    await userEvent.click(canvas.getByRole('button', { name: textOf(globals).account.signOut() }))
    leaveAndRelease()
    const told = messageText(globals.locale as Locales, 'unavailable')
    await waitFor(() => expect(screen.getByText(told)).toBeVisible())
  },
}
