import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { textOf } from '#stories/text.ts'
import { PageSizeSelect } from './PageSizeSelect.tsx'

const meta = {
  component: PageSizeSelect,
  args: { size: 24, onChange: fn() },
} satisfies Meta<typeof PageSizeSelect>
export default meta

type Story = StoryObj<typeof meta>

export const Usual: Story = {
  play: async ({ canvas, userEvent, args, globals }) => {
    const select = canvas.getByRole('combobox', { name: textOf(globals).listing.pageSize() })
    await expect(select).toHaveValue('24')
    await userEvent.selectOptions(select, '96')
    await expect(args.onChange).toHaveBeenCalledWith(96)
  },
}

export const LeftToRight: Story = { globals: { locale: 'en' } }
