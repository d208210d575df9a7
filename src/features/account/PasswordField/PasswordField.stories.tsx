import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, waitFor } from 'storybook/test'
import { singleMode } from '#stories/single-mode.ts'
import { textOf } from '#stories/text.ts'
import { PasswordField } from './PasswordField.tsx'

const meta = {
  component: PasswordField,
  args: { label: 'رمز عبور', error: null, value: '', autoComplete: 'current-password', onChange: fn() },
  parameters: { ...singleMode },
} satisfies Meta<typeof PasswordField>
export default meta

type Story = StoryObj<typeof meta>

export const Shown: Story = {
  args: { value: 'zarrin-1405' },
  play: async ({ canvas, userEvent, globals, args }) => {
    const { secret } = textOf(globals).auth
    const field = canvas.getByLabelText(args.label, { selector: 'input' })
    await expect(field).toHaveAttribute('type', 'password')
    await userEvent.click(canvas.getByRole('button', { name: secret.show() }))
    await expect(field).toHaveAttribute('type', 'text')
    await expect(canvas.getByRole('button', { name: secret.hide() })).toBeVisible()
  },
}

export const CapsLock: Story = {
  args: { value: 'ZARRIN' },
  play: async ({ canvas, globals, args }) => {
    const { secret } = textOf(globals).auth
    const field = canvas.getByLabelText(args.label, { selector: 'input' })
    await fireEvent.keyDown(field, { key: 'Z', modifierCapsLock: true })
    await expect(canvas.getByRole('status')).toHaveTextContent(secret.capsLock())
  },
}

export const LeftByAPress: Story = {
  args: { value: 'ZARRIN' },
  parameters: { visual: { skip: 'CapsLock shows the line' } },
  render: (args) => (
    <>
      <PasswordField {...args} />
      <button type="button">{args.label}</button>
    </>
  ),
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByLabelText(args.label, { selector: 'input' })
    const below = canvas.getByRole('button', { name: args.label })
    await userEvent.click(field)
    await fireEvent.keyDown(field, { key: 'Z', modifierCapsLock: true })
    const { top } = below.getBoundingClientRect()
    await userEvent.pointer({ keys: '[MouseLeft>]', target: below })
    await expect(field).not.toHaveFocus()
    await expect(below.getBoundingClientRect().top).toBe(top)
    await userEvent.pointer('[/MouseLeft]')
    await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement())
  },
}

export const OnAPersianKeyboard: Story = {
  args: { value: 'ظشققهد۱۴۰۵' },
  play: async ({ canvas, globals }) =>
    expect(canvas.getByRole('status')).toHaveTextContent(textOf(globals).auth.secret.otherLetters()),
}

export const PersianDigitsAreDigits: Story = {
  args: { value: 'zarrin-۱۴۰۵' },
  parameters: { visual: { skip: 'it looks as any other' } },
  play: async ({ canvas }) => expect(canvas.getByRole('status')).toBeEmptyDOMElement(),
}
