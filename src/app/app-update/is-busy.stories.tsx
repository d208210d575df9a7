import { QueryClient } from '@tanstack/react-query'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PasswordChange } from '#src/features/account/PasswordChange/PasswordChange.tsx'
import { RegisterStep } from '#src/features/account/RegisterStep/RegisterStep.tsx'
import { textOf } from '#stories/text.ts'
import { isBusy } from './is-busy.ts'

const meta = {
  parameters: { scenario: ['member'], visual: { skip: 'the stories of the forms show them' } },
} satisfies Meta
export default meta

type Story = StoryObj

/** A reload would lose the new password, and the next code could not be requested yet. */
export const AwaitedCode: Story = {
  render: () => <PasswordChange mobile="09121234567" />,
  play: async ({ canvas, userEvent, globals }) => {
    const { account, auth } = textOf(globals)
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }))
    await expect(isBusy(new QueryClient())).toBe(false)
    await press(account.password.begin())
    const password = canvas.getByLabelText(auth.secret.new(), { selector: 'input' })
    await userEvent.type(password, 'saffron-and-copper')
    await press(account.password.send())
    await expect(await canvas.findByLabelText(auth.code())).toHaveValue('')
    await expect(isBusy(new QueryClient())).toBe(true)
  },
}

/** The code that was accepted is kept by the page alone. */
export const EmptyRegistration: Story = {
  render: () => <RegisterStep code="12345" />,
  play: () => expect(isBusy(new QueryClient())).toBe(true),
}
