import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { FormError } from './FormError.tsx'

const meta = {
  component: FormError,
  args: { children: 'فروشگاه پاسخ نداد.' },
  parameters: { visual: { skip: 'FormFrame and LoginRegister show it' } },
} satisfies Meta<typeof FormError>
export default meta

type Story = StoryObj<typeof meta>

export const BesideTheButton: Story = {
  play: async ({ canvas }) => {
    const alert = canvas.getByRole('alert')
    await expect(alert).toHaveTextContent('فروشگاه پاسخ نداد.')
    await expect(alert).not.toHaveFocus()
  },
}

export const TakesFocus: Story = {
  args: { takesFocus: true },
  play: async ({ canvas }) => expect(canvas.getByRole('alert')).toHaveFocus(),
}

export const WithAnotherWay: Story = {
  args: { action: <button type="button">کد تازه</button> },
  play: async ({ canvas }) => expect(canvas.getByRole('alert')).toContainElement(canvas.getByRole('button')),
}
