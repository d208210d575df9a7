import { createRef } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { textOf } from '#stories/text.ts'
import { FormFrame } from './FormFrame.tsx'

const form = {
  element: createRef<HTMLFormElement>(),
  submit: fn((event) => event.preventDefault()),
  startAgain: fn(),
  isPending: false,
  problem: null,
  sentFrom: null,
}
const meta = {
  component: FormFrame,
  args: {
    form,
    action: 'فرستادن پیام',
    next: ({ mobile }) => `به ${mobile} زنگ می‌زنیم.`,
    children: <input aria-label="نام" />,
  },
} satisfies Meta<typeof FormFrame>
export default meta

type Story = StoryObj<typeof meta>

export const ToFill: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(form.submit).toHaveBeenCalledOnce()
  },
}
export const OnItsWay: Story = { args: { form: { ...form, isPending: true } } }
export const Refused: Story = {
  args: { form: { ...form, problem: 'فروشگاه پاسخ نداد.' } },
  play: async ({ canvas }) => expect(canvas.getByRole('alert')).toHaveFocus(),
}
export const Sent: Story = {
  args: { form: { ...form, sentFrom: '09121234567' } },
  play: async ({ canvas, userEvent, globals }) => {
    await expect(canvas.getByRole('status')).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: textOf(globals).forms.another() }))
    await expect(form.startAgain).toHaveBeenCalledOnce()
  },
}
export const LeftToRight: Story = { args: { action: 'Send the message' }, globals: { locale: 'en' } }
