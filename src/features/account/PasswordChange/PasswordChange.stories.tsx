import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { sessionOf } from '#mocks/server/session.ts'
import { textOf } from '#stories/text.ts'
import { PasswordChange } from './PasswordChange.tsx'

const mobile = '09121234567'

const meta = {
  component: PasswordChange,
  args: { mobile },
  parameters: { scenario: ['member'] },
} satisfies Meta<typeof PasswordChange>
export default meta

type Story = StoryObj<typeof meta>

/** The server has used up the code, so that it refuses it the second time. */
export const AnswerLost: Story = {
  parameters: {
    faults: [{ on: 'changePassword', fault: 'drop-answer', times: 1 }],
    visual: { skip: 'AccountDeletion shows a refused code' },
  },
  play: async ({ canvas, userEvent, globals }) => {
    const { account, auth, errors, forms } = textOf(globals)
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }))
    const isRefusedAs = (text: string) =>
      waitFor(() => expect(code).toHaveAccessibleDescription(expect.stringContaining(text)))
    await press(account.password.begin())
    await userEvent.type(
      canvas.getByLabelText(auth.secret.new(), { selector: 'input' }),
      'saffron-and-copper',
    )
    await press(account.password.send())
    const code = await canvas.findByLabelText(auth.code())
    await userEvent.type(code, sessionOf('story').world.otps[mobile]!.code)
    await isRefusedAs(errors.unreachable())
    await press(forms.save())
    await isRefusedAs(auth.codeMayBeUsed())
  },
}
