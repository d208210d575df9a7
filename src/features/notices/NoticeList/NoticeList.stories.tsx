import type { Meta, StoryObj } from '@storybook/react-vite'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { expect, screen, waitFor } from 'storybook/test'
import { readNotice } from '#contracts/notices.ts'
import { messageText } from '#mocks/domain/messages.ts'
import { releaseCalls } from '#stories/held-calls.ts'
import { holdUntilLeft, leavable, leaveAndRelease } from '#stories/leaving.tsx'
import { singleMode } from '#stories/single-mode.ts'
import { textOf } from '#stories/text.ts'
import type { Locales } from '#i18n/i18n-types.ts'
import type { Notice } from '#contracts/notices.ts'
import { noticeQueries } from '../notice-queries.ts'
import { NoticeList } from './NoticeList.tsx'
import { NoticeRow } from './NoticeRow.tsx'

function FirstPage() {
  const { data } = useSuspenseQuery(noticeQueries.page(1))
  return <NoticeList list={data}>…</NoticeList>
}

const meta = {
  component: FirstPage,
  decorators: [(Story) => <Suspense>{Story()}</Suspense>],
  parameters: { scenario: ['unread-notices'], path: '/profile/notices' },
} satisfies Meta<typeof FirstPage>
export default meta

type Story = StoryObj<typeof meta>

export const ThreeUnread: Story = {
  play: async ({ canvas, globals }) => {
    const { unread, read } = textOf(globals).notices
    const marks = await canvas.findAllByText(`(${unread()})`)
    await expect(marks).toHaveLength(3)
    const names = marks.map(({ previousSibling }) => read({ title: previousSibling!.textContent! }))
    const [, ...buttons] = canvas.getAllByRole('button')
    await expect(buttons.map(({ ariaLabel }) => ariaLabel)).toEqual(names)
  },
}

/** Each has a link to what it is about. */
export const OfOrdersAndReviews: Story = {
  parameters: { scenario: ['order-partly-cancelled', 'review-rejected'] },
  play: async ({ canvas }) => {
    const links = await canvas.findAllByRole('link')
    const pathOf = (link: HTMLElement) => new URL((link as HTMLAnchorElement).href).pathname
    const own = links.map(pathOf).filter((path) => path.includes('/profile/'))
    await expect(own.filter((path) => path.endsWith('/profile/reviews'))).toHaveLength(1)
    await expect(own.filter((path) => /\/profile\/accountorder\/ZR-\d+$/.test(path))).toHaveLength(5)
  },
}

const toPartOfFilteredPage: Notice = {
  id: 1,
  kind: 'reviewPublished',
  title: '…',
  text: '…',
  path: '/search/copper?color=crimson&color=navy#content',
  at: '2026-11-01T08:00:00Z',
  isRead: true,
}

export const LeadsToAPartOfAFilteredPage: Story = {
  parameters: { ...singleMode, visual: { skip: 'an address cannot be seen' } },
  render: () => (
    <ul>
      <NoticeRow notice={toPartOfFilteredPage} onRead={() => {}} />
    </ul>
  ),
  play: async ({ canvas }) => {
    const { search, hash } = new URL(((await canvas.findByRole('link')) as HTMLAnchorElement).href)
    await expect(search + hash).toBe('?color=crimson&color=navy#content')
  },
}

export const Empty: Story = {
  parameters: { scenario: ['member'], ...singleMode },
  play: async ({ canvas, globals }) =>
    expect(await canvas.findByText(textOf(globals).notices.empty())).toBeVisible(),
}

export const ReadsAll: Story = {
  parameters: { visual: { skip: 'its toast goes by itself' } },
  decorators: [leavable],
  beforeEach: () => holdUntilLeft(readNotice),
  play: async ({ canvas, userEvent, globals }) => {
    const { allRead, readAll, unread, title } = textOf(globals).notices
    const button = await canvas.findByRole('button', { name: readAll() })
    await userEvent.click(button)
    await waitFor(() => expect(button).not.toBeInTheDocument())
    await waitFor(() => expect(canvas.getByRole('heading', { name: title() })).toHaveFocus())
    const [link] = canvas.getAllByRole('link')
    link!.focus()
    releaseCalls()
    await waitFor(() => expect(screen.getByText(allRead())).toBeVisible())
    await expect(canvas.queryByText(`(${unread()})`)).toBeNull()
    await expect(link).toHaveFocus()
  },
}

export const ReadsOne: Story = {
  parameters: singleMode,
  play: async ({ canvas, userEvent, globals }) => {
    const { unread } = textOf(globals).notices
    await canvas.findAllByText(`(${unread()})`)
    const [, first, second] = canvas.getAllByRole('button')
    await userEvent.click(first!)
    await waitFor(() => expect(canvas.getAllByText(`(${unread()})`)).toHaveLength(2))
    await waitFor(() => expect(second).toHaveFocus())
  },
}

export const CannotRead: Story = {
  parameters: {
    ...singleMode,
    faults: [{ on: 'readNotice', fault: { status: 500 } }],
    visual: { skip: 'a toast says so' },
  },
  play: async ({ canvas, userEvent, globals }) => {
    const { unread, readAll } = textOf(globals).notices
    await userEvent.click(await canvas.findByRole('button', { name: readAll() }))
    await waitFor(() => expect(canvas.getAllByText(`(${unread()})`)).toHaveLength(3))
  },
}

export const RefusedAfterItWasLeft: Story = {
  parameters: CannotRead.parameters!,
  decorators: [leavable],
  beforeEach: () => holdUntilLeft(readNotice),
  play: async ({ canvas, userEvent, globals }) => {
    await canvas.findAllByText(`(${textOf(globals).notices.unread()})`)
    const [, first] = canvas.getAllByRole('button')
    await userEvent.click(first!)
    leaveAndRelease()
    const told = messageText(globals.locale as Locales, 'unavailable')
    await waitFor(() => expect(screen.getByText(told)).toBeVisible())
  },
}
