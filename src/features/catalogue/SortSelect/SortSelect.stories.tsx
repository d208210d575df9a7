import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { textOf } from '#stories/text.ts'
import { SortSelect } from './SortSelect.tsx'

const meta = {
  component: SortSelect,
  args: { sort: undefined, onChange: fn() },
} satisfies Meta<typeof SortSelect>
export default meta

type Story = StoryObj<typeof meta>

export const Usual: Story = {
  play: async ({ canvas, userEvent, args, globals }) => {
    const select = canvas.getByRole('combobox', { name: textOf(globals).listing.sort() })
    await expect(select).toHaveValue('popular')
    await userEvent.selectOptions(select, 'cheapest')
    await expect(args.onChange).toHaveBeenCalledWith('cheapest')
  },
}

export const Chosen: Story = { args: { sort: 'discount' } }

export const LeftToRight: Story = { globals: { locale: 'ru' } }
