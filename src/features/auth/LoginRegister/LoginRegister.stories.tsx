import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { auth } from '#src/stores/auth.ts'
import { textOf } from '#stories/text.ts'
import { LoginRegister } from './LoginRegister.tsx'

const meta = { component: LoginRegister, args: { onSignedIn: fn() } } satisfies Meta<typeof LoginRegister>
export default meta

type Story = StoryObj<typeof meta>

export const WrongMobile: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    const text = textOf(globals)
    await userEvent.type(canvas.getByLabelText(text.auth.mobile()), '۰۹۱۲')
    await userEvent.click(canvas.getByRole('button', { name: text.auth.sendCode() }))
    await expect(canvas.getByLabelText(text.auth.mobile())).toHaveAttribute('aria-invalid', 'true')
  },
}

export const SignsIn: Story = {
  play: async ({ canvas, userEvent, args, globals }) => {
    const text = textOf(globals)
    await userEvent.type(canvas.getByLabelText(text.auth.mobile()), '+98 912 123 4567')
    await userEvent.click(canvas.getByRole('button', { name: text.auth.sendCode() }))
    await userEvent.type(await canvas.findByLabelText(text.auth.code()), '١٢٣٤٥')
    await waitFor(() => expect(args.onSignedIn).toHaveBeenCalledOnce())
    await expect(auth.hasSession).toBe(true)
  },
}

export const WrongCode: Story = {
  play: async (context) => {
    const { canvas, userEvent, globals } = context
    const text = textOf(globals)
    await userEvent.type(canvas.getByLabelText(text.auth.mobile()), '09121234567')
    await userEvent.click(canvas.getByRole('button', { name: text.auth.sendCode() }))
    const code = await canvas.findByLabelText(text.auth.code())
    await userEvent.type(code, '54321')
    await waitFor(() => expect(code).toHaveAttribute('aria-invalid', 'true'))
    await expect(canvas.getByText('09121234567')).toBeVisible()
  },
}
