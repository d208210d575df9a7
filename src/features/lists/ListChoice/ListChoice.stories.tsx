import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { setListItem } from '#contracts/lists.ts'
import type { Locales } from '#i18n/i18n-types.ts'
import { messageText } from '#mocks/domain/messages.ts'
import { sessionOf } from '#mocks/server/session.ts'
import { Toasts } from '#src/ui/Toasts/Toasts.tsx'
import { holdCalls, releaseCalls } from '#stories/held-calls.ts'
import { singleMode } from '#stories/single-mode.ts'
import { textOf } from '#stories/text.ts'
import { ListChoice } from './ListChoice.tsx'

const meta = {
  component: ListChoice,
  args: { productItemId: 10471, opened: true, onClose: fn() },
  parameters: { scenario: ['wish-lists'] },
} satisfies Meta<typeof ListChoice>
export default meta

type Story = StoryObj<typeof meta>

const stored = () => Object.values(sessionOf('story').world.lists).flat()

export const SavesAndTakesOff: Story = {
  play: async ({ userEvent }) => {
    const [wedding, home] = await screen.findAllByRole('checkbox')
    await expect(wedding).toBeChecked()
    await userEvent.click(home!)
    await waitFor(() => expect(stored()[1]!.productItemIds).toEqual([10471]))
    await userEvent.click(wedding!)
    await waitFor(() => expect(stored()[0]!.productItemIds).toEqual([10012, 10455]))
    await expect(wedding).not.toBeChecked()
  },
}

export const AsLargeAsItsContent: Story = {
  parameters: { ...singleMode, visual: { skip: 'SavesAndTakesOff shows it' } },
  play: async ({ globals }) => {
    const { save, create } = textOf(globals).lists
    const legend = await screen.findByText(save.choose())
    const title = screen.getByRole('heading', { name: save.title() })
    const edge = (part: Element) => {
      const { left, right } = part.getBoundingClientRect()
      return getComputedStyle(part).direction === 'rtl' ? right : left
    }
    await expect(edge(title)).toBeCloseTo(edge(legend), 0)
    const dialog = screen.getByRole('dialog').getBoundingClientRect()
    const last = screen.getByRole('button', { name: create() }).getBoundingClientRect()
    await expect(dialog.bottom - last.bottom).toBeLessThanOrEqual(48)
  },
}

export const FirstList: Story = {
  parameters: { ...singleMode, scenario: ['member'] },
  play: async ({ userEvent, globals }) => {
    const texts = textOf(globals).lists
    await userEvent.type(await screen.findByLabelText(texts.name()), 'هدیه‌ها')
    await userEvent.click(screen.getByRole('button', { name: texts.create() }))
    await waitFor(() => expect(screen.getByRole('checkbox')).toBeChecked())
    await waitFor(() => expect(stored()).toMatchObject([{ productItemIds: [10471] }]))
  },
}

export const Refused: Story = {
  parameters: { ...singleMode, faults: [{ on: 'setListItem', fault: { status: 500 } }] },
  beforeEach: () => holdCalls(setListItem),
  play: async ({ userEvent }) => {
    const [, home] = await screen.findAllByRole('checkbox')
    await userEvent.click(home!)
    await waitFor(() => expect(home).toBeChecked())
    releaseCalls()
    await waitFor(() => expect(screen.getByRole('alert')).toBeVisible())
    await expect(home).not.toBeChecked()
  },
}

export const OfTwoTheFirstIsRefused: Story = {
  parameters: {
    ...singleMode,
    faults: [{ on: 'setListItem', fault: { status: 500 }, times: 1 }],
    visual: { skip: 'Refused shows it' },
  },
  beforeEach: () => holdCalls(setListItem),
  play: async ({ userEvent }) => {
    const [wedding, home] = await screen.findAllByRole('checkbox')
    await userEvent.click(home!)
    await userEvent.click(wedding!)
    releaseCalls()
    await waitFor(() => expect(stored()[0]!.productItemIds).toEqual([10012, 10455]))
    await waitFor(() => expect(home).not.toBeChecked())
    await waitFor(() => expect(screen.getByRole('alert')).toBeVisible())
  },
}

export const RefusedAfterItWasClosed: Story = {
  parameters: { ...Refused.parameters, visual: { skip: 'a toast says so' } },
  beforeEach: () => holdCalls(setListItem),
  render: function Closable(args) {
    const [isOpen, setOpen] = useState(true)
    return (
      <>
        <ListChoice {...args} opened={isOpen} onClose={() => setOpen(false)} />
        <Toasts />
      </>
    )
  },
  play: async ({ userEvent, globals }) => {
    const [, home] = await screen.findAllByRole('checkbox')
    await userEvent.click(home!)
    await userEvent.keyboard('{Escape}')
    releaseCalls()
    const told = messageText(globals.locale as Locales, 'unavailable')
    const toast = { selector: '.mantine-Notification-title' }
    await waitFor(() => expect(screen.getByText(told, toast)).toBeVisible())
  },
}

export const Unreachable: Story = {
  parameters: { ...singleMode, faults: [{ on: 'lists', fault: 'drop' }] },
  play: async ({ globals }) =>
    expect(await screen.findByRole('alert')).toHaveTextContent(textOf(globals).errors.unreachable()),
}
