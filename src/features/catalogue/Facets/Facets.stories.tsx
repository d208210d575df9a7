import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { facets } from '#stories/listing-fixtures.ts'
import { textOf } from '#stories/text.ts'
import { Facets } from './Facets.tsx'

const meta = {
  component: Facets,
  args: { list: { facets, category: null }, search: {}, onChange: fn() },
  decorators: [(Story) => <div style={{ inlineSize: 240, padding: 16 }}>{Story()}</div>],
} satisfies Meta<typeof Facets>
export default meta

type Story = StoryObj<typeof meta>

export const NothingChosen: Story = {
  play: async ({ canvas, userEvent, globals, args }) => {
    const { listing } = textOf(globals)
    const inStock = canvas.getByRole('checkbox', { name: new RegExp(listing.inStock()) })
    await userEvent.click(inStock)
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith({ inStock: true }))
    await waitFor(() => expect(inStock).not.toBeChecked())
    await userEvent.click(canvas.getByRole('checkbox', { name: /پشم/ }))
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith({ attribute: ['material:wool'] }))
  },
}

export const TwoAtOnce: Story = {
  parameters: { visual: { skip: 'NothingChosen shows it' } },
  play: async ({ canvas, args }) => {
    const [first, second] = canvas.getAllByRole('checkbox')
    first!.click()
    second!.click()
    await expect(args.onChange).not.toHaveBeenCalled()
    await expect(canvas.getAllByRole('checkbox', { checked: true })).toEqual([first, second])
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith({ discounted: true }))
  },
}

export const SomeChosen: Story = {
  args: {
    search: { text: 'فرش', color: ['crimson'], attribute: ['material:wool'], inStock: true, page: 3 },
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(3)
    await expect(canvas.getByRole('link', { name: /فرش و گلیم/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/color=.*crimson/),
    )
    await userEvent.click(canvas.getByRole('checkbox', { name: /لاکی/ }))
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith({ color: undefined, page: undefined }))
  },
}

export const InACategory: Story = {
  args: { list: { facets, category: { label: 'rugs', title: 'فرش و گلیم', blurb: '' } } },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('فرش و گلیم'),
}

export const NothingToChooseFrom: Story = {
  args: {
    list: {
      facets: { ...facets, category: [], color: [], city: [], brand: [], attributes: [] },
      category: null,
    },
  },
  play: async ({ canvas }) => expect(canvas.getAllByRole('checkbox')).toHaveLength(2),
}

export const LeftToRight: Story = { globals: { locale: 'en' } }
