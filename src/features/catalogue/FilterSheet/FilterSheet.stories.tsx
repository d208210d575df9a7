import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { expectFocusUncovered } from '#stories/expect-focus-uncovered.ts'
import { facets } from '#stories/listing-fixtures.ts'
import { textOf } from '#stories/text.ts'
import { Facets } from '../Facets/Facets.tsx'
import { FilterSheet } from './FilterSheet.tsx'

const meta = {
  component: FilterSheet,
  args: {
    opened: true,
    total: 24,
    onClose: fn(),
    children: <Facets list={{ facets, category: null }} search={{ color: ['navy'] }} onChange={() => {}} />,
  },
} satisfies Meta<typeof FilterSheet>
export default meta

type Story = StoryObj<typeof meta>

export const Open: Story = {
  play: async ({ userEvent, args, globals }) => {
    const { listing } = textOf(globals)
    const show = await screen.findByRole('button', { name: listing.show({ count: 24 }) })
    await expect(screen.getByRole('dialog')).toHaveAccessibleName(listing.filters())
    await expect(screen.getByRole('group', { name: listing.brand() })).toBeInTheDocument()
    await userEvent.click(show)
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const FocusIsBetweenHeadAndFoot: Story = {
  parameters: { visual: { skip: 'Open shows it' } },
  play: async ({ globals }) => {
    const dialog = await screen.findByRole('dialog')
    const close = await screen.findByRole('button', { name: textOf(globals).nav.close() })
    await waitFor(() => expect(close).toHaveFocus())
    await expectFocusUncovered(dialog)
  },
}

export const NothingLeft: Story = { args: { total: 0 } }

export const LeftToRight: Story = { globals: { locale: 'en' } }
