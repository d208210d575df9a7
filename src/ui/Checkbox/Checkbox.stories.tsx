import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { CheckboxField } from './CheckboxField.tsx'

const meta = {
  component: CheckboxField,
  args: { label: 'نشانی پیش‌فرض من است', checked: false, onChange: fn() },
  parameters: { visual: { skip: 'AddressForm, Terms and FacetGroup show it' } },
} satisfies Meta<typeof CheckboxField>
export default meta

type Story = StoryObj<typeof meta>

export const Unchecked: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('checkbox', { name: args.label, checked: false })
    await expect(box).not.toHaveAttribute('aria-describedby')
    await userEvent.click(canvas.getByText(args.label))
    await expect(args.onChange).toHaveBeenLastCalledWith(true)
  },
}

export const Checked: Story = {
  args: { checked: true },
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('checkbox', { name: args.label, checked: true }).focus()
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenLastCalledWith(false)
  },
}

export const Refused: Story = {
  args: { description: 'سفارش‌های بعدی به آن فرستاده می‌شوند.', error: 'شرایط خرید را بپذیرید.' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(args.error as string)
    await expect(canvas.getByRole('checkbox', { name: args.label })).toHaveAccessibleDescription(
      `${args.description} ${args.error}`,
    )
  },
}
