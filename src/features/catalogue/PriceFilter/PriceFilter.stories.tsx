import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { formattersOf } from '#i18n/formatters.ts'
import type { Locales } from '#i18n/i18n-types.ts'
import { facets } from '#stories/listing-fixtures.ts'
import { textOf } from '#stories/text.ts'
import { PriceFilter } from './PriceFilter.tsx'

const meta = {
  component: PriceFilter,
  args: { search: { page: 2 }, bounds: facets.price, onChange: fn() },
  decorators: [(Story) => <div style={{ inlineSize: 240, padding: 16 }}>{Story()}</div>],
} satisfies Meta<typeof PriceFilter>
export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ canvas, userEvent, args, globals }) => {
    const { listing } = textOf(globals)
    await userEvent.type(canvas.getByLabelText(listing.priceFrom()), '۱۵۰٬۰۰۰')
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenCalledWith({
      page: undefined,
      priceFrom: 1_500_000,
      priceTo: undefined,
    })
  },
}

export const Nonsense: Story = {
  play: async ({ canvas, userEvent, args, globals }) => {
    const { listing } = textOf(globals)
    const from = canvas.getByLabelText(listing.priceFrom())
    await userEvent.type(from, '۲٫۵ میلیون')
    await userEvent.keyboard('{Enter}')
    await expect(from).toHaveFocus()
    await expect(from).toHaveAccessibleDescription(listing.priceInvalid())
    await expect(from).toHaveValue('۲٫۵ میلیون')
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

export const LeftByAPress: Story = {
  parameters: { visual: { skip: 'Nonsense shows the error' } },
  render: (args) => (
    <>
      <PriceFilter {...args} />
      <button type="button">لاکی</button>
    </>
  ),
  play: async ({ canvas, userEvent, globals }) => {
    const from = canvas.getByLabelText(textOf(globals).listing.priceFrom())
    const below = canvas.getByRole('button', { name: 'لاکی' })
    await userEvent.type(from, 'x')
    const { top } = below.getBoundingClientRect()
    await userEvent.pointer({ keys: '[MouseLeft>]', target: below })
    await expect(from).not.toHaveFocus()
    await expect(below.getBoundingClientRect().top).toBe(top)
    await userEvent.pointer('[/MouseLeft]')
    await waitFor(() => expect(from).toHaveAttribute('aria-invalid', 'true'))
  },
}

export const LeftByAPressWithAPrice: Story = {
  parameters: { visual: { skip: 'Filled shows it' } },
  render: LeftByAPress.render!,
  play: async ({ canvas, userEvent, args, globals }) => {
    await userEvent.type(canvas.getByLabelText(textOf(globals).listing.priceFrom()), '150000')
    await userEvent.pointer({ keys: '[MouseLeft>]', target: canvas.getByRole('button', { name: 'لاکی' }) })
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.pointer('[/MouseLeft]')
    await waitFor(() =>
      expect(args.onChange).toHaveBeenCalledWith(expect.objectContaining({ priceFrom: 1_500_000 })),
    )
  },
}

export const Reversed: Story = {
  args: { search: { priceTo: 5_000_000 } },
  parameters: { visual: { skip: 'Filled shows it' } },
  render: function Listed({ onChange, ...args }) {
    const [search, setSearch] = useState(args.search)
    const change = (next: typeof search) => {
      onChange(next)
      setSearch(next)
    }
    return <PriceFilter {...args} search={search} onChange={change} />
  },
  play: async ({ canvas, userEvent, args, globals }) => {
    const { listing } = textOf(globals)
    const from = canvas.getByLabelText(listing.priceFrom())
    await userEvent.type(from, '900000')
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenCalledWith(
      expect.objectContaining({ priceFrom: 5_000_000, priceTo: 9_000_000 }),
    )
    await expect(from).toHaveFocus()
  },
}

export const ReversedAgain: Story = {
  args: { search: { priceFrom: 5_000_000, priceTo: 9_000_000 } },
  parameters: { visual: { skip: 'Filled shows it' } },
  play: async ({ canvas, userEvent, args, globals }) => {
    const { listing } = textOf(globals)
    const fields = [canvas.getByLabelText(listing.priceFrom()), canvas.getByLabelText(listing.priceTo())]
    for (const [nth, typed] of ['900000', '500000'].entries()) {
      await userEvent.clear(fields[nth]!)
      await userEvent.type(fields[nth]!, typed)
    }
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).not.toHaveBeenCalled()
    for (const [nth, toman] of [500_000, 900_000].entries())
      await expect(fields[nth]).toHaveValue(formattersOf(globals.locale as Locales).digits(toman))
  },
}

export const Filled: Story = { args: { search: { priceFrom: 1_500_000, priceTo: 90_000_000 } } }

export const LeftToRight: Story = { args: Filled.args, globals: { locale: 'en' } }
