import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { expectNoOverflow } from '#stories/expect-no-overflow.ts'
import { capturedIn } from '#stories/modes.ts'
import { textOf } from '#stories/text.ts'
import { withWindow } from '#stories/with-window.ts'
import { AccountNav } from './AccountNav.tsx'
import { accountGroups } from './account-pages.ts'

const narrowWindow = withWindow(320, 640)
const wideWindow = withWindow(1280, 800)

const phone = {
  ...narrowWindow,
  parameters: {
    ...narrowWindow.parameters,
    ...capturedIn({ locale: ['fa'], scheme: ['light'], viewport: ['390'] }),
    path: '/profile/accountorder',
  },
}

const meta = {
  component: AccountNav,
  parameters: { path: '/profile/addresses' },
} satisfies Meta<typeof AccountNav>
export default meta

type Story = StoryObj<typeof meta>
type Place = Parameters<NonNullable<Story['play']>>[0]

const toggleOf = ({ canvas, globals }: Place) =>
  canvas.getByRole('button', { name: new RegExp(textOf(globals).account.orders()) })

export const Column: Story = {
  ...wideWindow,
  parameters: {
    ...wideWindow.parameters,
    ...capturedIn({ viewport: ['1280'] }),
  },
  play: async ({ canvas, globals }) => {
    const pages = accountGroups.flatMap((group) => group.pages)
    await expect(canvas.getAllByRole('link')).toHaveLength(pages.length)
    const current = canvas.getByRole('link', { current: 'page' })
    await expect(current).toHaveTextContent(textOf(globals).account.addresses())
  },
}

export const ClosedOnAPhone: Story = {
  ...phone,
  play: async (place) => {
    await expect(toggleOf(place)).toHaveAttribute('aria-expanded', 'false')
    await expect(place.canvas.queryByRole('link')).toBeNull()
  },
}

export const OpenOnAPhone: Story = {
  ...phone,
  play: async (place) => {
    await place.userEvent.click(toggleOf(place))
    await expect(place.canvas.getByRole('link', { current: 'page' })).toBeVisible()
    await expectNoOverflow()
  },
}

export const ClosesByEscape: Story = {
  ...phone,
  parameters: { ...phone.parameters, visual: { skip: 'ClosedOnAPhone shows it' } },
  play: async (place) => {
    await place.userEvent.click(toggleOf(place))
    await place.userEvent.tab()
    await expect(place.canvas.getAllByRole('link')[0]).toHaveFocus()
    await place.userEvent.keyboard('{Escape}')
    await expect(toggleOf(place)).toHaveFocus()
    await expect(place.canvas.queryByRole('link')).toBeNull()
  },
}

export const ClosesWhenAPageIsChosen: Story = {
  ...phone,
  parameters: { ...phone.parameters, visual: { skip: 'ClosedOnAPhone shows it' } },
  play: async (place) => {
    await place.userEvent.click(toggleOf(place))
    await place.userEvent.click(place.canvas.getByRole('link', { current: 'page' }))
    await expect(place.canvas.queryByRole('link')).toBeNull()
  },
}
