import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { PlainSelect } from './PlainSelect.tsx'

const sizes = ['12', '24', '48'] as const

const meta = {
  component: PlainSelect,
  args: {
    label: 'در هر صفحه',
    value: '24',
    options: sizes.map((value) => ({ value, title: `${value} کالا` })),
    onChange: fn(),
  },
} satisfies Meta<typeof PlainSelect>
export default meta

type Story = StoryObj<typeof meta>

export const Usual: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const select = canvas.getByRole('combobox', { name: args.label })
    await expect(select).toHaveValue('24')
    await userEvent.selectOptions(select, '48')
    await expect(args.onChange).toHaveBeenCalledWith('48')
  },
}

export const LongNames: Story = {
  args: { options: sizes.map((value) => ({ value, title: `${value} کالای دست‌ساز در هر صفحه `.repeat(4) })) },
  decorators: [(Story) => <div style={{ display: 'grid', inlineSize: 220 }}>{Story()}</div>],
}

export const LeftToRight: Story = {
  globals: { locale: 'en' },
  args: { label: 'Per page', options: sizes.map((value) => ({ value, title: `${value} per page` })) },
}

export const Dark: Story = { globals: { scheme: 'dark' } }
