import type { Meta, StoryObj } from '@storybook/react-vite'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { ComponentProps } from 'react'
import { expect, screen, waitFor } from 'storybook/test'
import { like } from '#contracts/catalogue.ts'
import type { Locales } from '#i18n/i18n-types.ts'
import { messageText } from '#mocks/domain/messages.ts'
import { holdUntilLeft, leavable, leaveAndRelease } from '#stories/leaving.tsx'
import { holdCalls, releaseCalls } from '#stories/held-calls.ts'
import { textOf } from '#stories/text.ts'
import { LikeButton } from './LikeButton.tsx'

const meta = { component: LikeButton, args: { id: 1001, title: 'فرش کاشان' } } satisfies Meta<
  typeof LikeButton
>
export default meta

type Story = StoryObj<typeof meta>

const member = { scenario: ['member'] }

export const Likes: Story = {
  parameters: member,
  play: async ({ canvas, userEvent, args, globals }) => {
    const heart = canvas.getByRole('button', { name: textOf(globals).product.like({ title: args.title }) })
    await waitFor(() => expect(heart).toBeEnabled())
    await userEvent.click(heart)
    await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'true'))
    await userEvent.click(heart)
    await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'false'))
  },
}

export const TakenBackWhenRefused: Story = {
  parameters: { ...member, faults: [{ on: 'like', fault: { status: 500 } }] },
  beforeEach: () => holdCalls(like),
  play: async ({ canvas, userEvent }) => {
    const heart = canvas.getByRole('button')
    await waitFor(() => expect(heart).toBeEnabled())
    await userEvent.click(heart)
    await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'true'))
    releaseCalls()
    await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'false'))
  },
}

export const RefusedOnceItWasLeft: Story = {
  parameters: {
    ...member,
    faults: [{ on: 'like', fault: { status: 503 } }],
    visual: { skip: 'a toast tells it' },
  },
  decorators: [leavable],
  beforeEach: () => holdUntilLeft(like),
  play: async ({ canvas, userEvent, globals }) => {
    const heart = canvas.getByRole('button')
    await waitFor(() => expect(heart).toBeEnabled())
    await userEvent.click(heart)
    leaveAndRelease()
    const told = messageText(globals.locale as Locales, 'unavailable')
    await waitFor(() => expect(screen.getByText(told)).toBeVisible())
  },
}

export const LikesWithoutTheOthers: Story = {
  parameters: { ...member, faults: [{ on: 'likes', fault: { status: 500 } }] },
  play: async ({ canvas, userEvent }) => {
    const heart = canvas.getByRole('button')
    await waitFor(() => expect(heart).toBeEnabled())
    await userEvent.click(heart)
    await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'true'))
    await userEvent.click(heart)
    await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'false'))
  },
}

/** The next product has no like of its own. */
export const OfAnotherProductWithoutTheOthers: Story = {
  parameters: { ...LikesWithoutTheOthers.parameters, visual: { skip: 'Likes shows it' } },
  render: function Switched(heart) {
    const [id, setId] = useState(heart.id)
    return (
      <>
        <LikeButton {...heart} id={id} />
        <button type="button" onClick={() => setId(id + 1)}>
          +
        </button>
      </>
    )
  },
  play: async ({ canvas, userEvent, args, globals }) => {
    const heart = canvas.getByRole('button', { name: textOf(globals).product.like({ title: args.title }) })
    await waitFor(() => expect(heart).toBeEnabled())
    await userEvent.click(heart)
    await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'true'))
    await userEvent.click(canvas.getByRole('button', { name: '+' }))
    await expect(heart).toHaveAttribute('aria-pressed', 'false')
  },
}

function MoreHearts(heart: ComponentProps<typeof LikeButton>) {
  const client = useQueryClient()
  const [hearts, setHearts] = useState(1)
  const [asked, setAsked] = useState(0)
  useEffect(
    () =>
      client.getQueryCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'fetch') setAsked((count) => count + 1)
      }),
    [client],
  )
  return (
    <>
      {Array.from({ length: hearts }, (_, nth) => (
        <LikeButton key={nth} {...heart} />
      ))}
      <button type="button" onClick={() => setHearts(hearts + 1)}>
        +
      </button>
      <output>{asked}</output>
    </>
  )
}

export const LaterAsksNothingWhereLikesCannotBeRead: Story = {
  parameters: { ...LikesWithoutTheOthers.parameters, visual: { skip: 'it is LikesWithoutTheOthers twice' } },
  render: (args) => <MoreHearts {...args} />,
  play: async ({ canvas, userEvent, args, globals }) => {
    const name = textOf(globals).product.like({ title: args.title })
    const asked = canvas.getByRole('status')
    await waitFor(() => expect(canvas.getByRole('button', { name })).toBeEnabled())
    const before = asked.textContent
    await userEvent.click(canvas.getByRole('button', { name: '+' }))
    for (const heart of canvas.getAllByRole('button', { name })) await expect(heart).toBeEnabled()
    await expect(asked).toHaveTextContent(before!)
  },
}
