import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import type { Locales } from '#i18n/i18n-types.ts'
import { messageText } from '#mocks/domain/messages.ts'
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

/** The server has used up the code, so that it refuses it the second time. Another one is wrong in any case. */
export const AnswerLost: Story = {
  parameters: {
    faults: [{ on: 'changePassword', fault: 'drop-answer', times: 1 }],
    visual: { skip: 'AccountDeletion shows a refused code' },
  },
  play: async ({ canvas, userEvent, globals }) => {
    const { account, auth, errors } = textOf(globals)
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
    const sent = sessionOf('story').world.otps[mobile]!.code
    await userEvent.type(code, sent)
    await isRefusedAs(errors.unreachable())
    await userEvent.type(code, '99999')
    await isRefusedAs(messageText(globals.locale as Locales, 'codeWrong'))
    await userEvent.type(code, sent)
    await isRefusedAs(auth.codeMayBeUsed())
  },
}
