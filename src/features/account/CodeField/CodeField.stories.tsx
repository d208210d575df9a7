import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { singleMode } from '#stories/single-mode.ts'
import { textOf } from '#stories/text.ts'
import { CodeField } from './CodeField.tsx'

const meta = {
  component: CodeField,
  args: { value: '', error: null, onChange: fn(), onFull: fn() },
} satisfies Meta<typeof CodeField>
export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = { parameters: singleMode }

export const Full: Story = { args: { value: '13579' }, parameters: singleMode }

type WithOtp = { OTPCredential?: unknown }

/** Stubs WebOTP, which test browsers lack. */
export const ReadFromAMessage: Story = {
  parameters: { visual: { skip: 'it looks as Full does' } },
  beforeEach: () => {
    const { credentials } = navigator
    const get = async () => ({ code: '۱۲۳۴۵' })
    ;(globalThis as WithOtp).OTPCredential = true
    Object.defineProperty(navigator, 'credentials', { configurable: true, value: { get } })
    return () => {
      delete (globalThis as WithOtp).OTPCredential
      Object.defineProperty(navigator, 'credentials', { configurable: true, value: credentials })
    }
  },
  play: async ({ args, canvas, globals }) => {
    await waitFor(() => expect(args.onFull).toHaveBeenCalledWith('12345'))
    await expect(canvas.getByLabelText(textOf(globals).auth.code())).toHaveAttribute(
      'autocomplete',
      'one-time-code',
    )
  },
}
