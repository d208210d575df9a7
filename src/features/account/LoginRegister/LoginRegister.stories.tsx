import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { otp } from '#contracts/auth.ts'
import { auth, sessionExpired, signedIn } from '#src/stores/auth.ts'
import { codeRefused, codeSent, methodChosen, mobileEntered } from '#src/stores/login-steps.ts'
import { holdCalls, releaseCalls } from '#stories/held-calls.ts'
import { singleMode } from '#stories/single-mode.ts'
import { digitsOf, textOf } from '#stories/text.ts'
import { LoginRegister } from './LoginRegister.tsx'

const meta = { component: LoginRegister } satisfies Meta<typeof LoginRegister>
export default meta

type Story = StoryObj<typeof meta>
type Place = Parameters<NonNullable<Story['play']>>[0]

const mobile = '09121234567'
const newMobile = '09389998877'

function atCode(to = mobile) {
  mobileEntered(to, ['code', 'password'])
  codeSent(Date.now() + 120_000)
}

function atPassword() {
  atCode()
  methodChosen('password')
}

const codeOf = ({ canvas, globals }: Place) => canvas.getByLabelText(textOf(globals).auth.code())
const passwordOf = ({ canvas, globals }: Place) =>
  canvas.getByLabelText(textOf(globals).auth.password(), { selector: 'input' })
const isRefused = (field: HTMLElement) => waitFor(() => expect(field).toHaveAttribute('aria-invalid', 'true'))

export const Mobile: Story = {}

export const WrongMobile: Story = {
  parameters: singleMode,
  play: async ({ canvas, userEvent, globals }) => {
    const text = textOf(globals)
    const field = canvas.getByLabelText(text.auth.mobile())
    await userEvent.type(field, '۰۹۱۲')
    await userEvent.click(canvas.getByRole('button', { name: text.auth.sendCode() }))
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(field).toHaveFocus()
    await expect(field).toHaveValue('۰۹۱۲')
  },
}

export const WrongMobileIsCorrected: Story = {
  parameters: { visual: { skip: 'it looks like Mobile' } },
  play: async ({ canvas, userEvent, globals }) => {
    const text = textOf(globals)
    const field = canvas.getByLabelText(text.auth.mobile())
    await userEvent.type(field, '۰۹۱۲')
    await userEvent.click(canvas.getByRole('button', { name: text.auth.sendCode() }))
    await isRefused(field)
    await userEvent.type(field, '۱۲۳۴۵۶۷')
    await expect(field).not.toHaveAttribute('aria-invalid', 'true')
  },
}

/** Otherwise the code would go to the first number, and the corrected one be forgotten. */
export const TypedWhileMobileIsSent: Story = {
  parameters: { visual: { skip: 'it looks like Mobile' } },
  beforeEach: () => holdCalls(otp),
  play: async (place) => {
    const { canvas, userEvent, globals } = place
    const { auth: texts } = textOf(globals)
    const field = canvas.getByLabelText(texts.mobile())
    await userEvent.type(field, mobile)
    await userEvent.click(canvas.getByRole('button', { name: texts.sendCode() }))
    await userEvent.type(field, '{Backspace}8')
    await expect(field).toHaveValue(mobile)
    releaseCalls()
    await expect(await canvas.findByLabelText(texts.code())).toBeVisible()
    await expect(canvas.getByText(digitsOf(globals, mobile))).toBeVisible()
  },
}

export const AfterASessionEnded: Story = {
  parameters: singleMode,
  beforeEach: () => {
    signedIn()
    sessionExpired()
  },
  play: async ({ canvas, globals }) =>
    expect(canvas.getByText(textOf(globals).auth.sessionEnded())).toBeVisible(),
}

export const SignsIn: Story = {
  parameters: { visual: { skip: 'it ends where the shop leads back' } },
  play: async (place) => {
    const { canvas, userEvent, globals } = place
    const text = textOf(globals)
    await userEvent.type(canvas.getByLabelText(text.auth.mobile()), '+98 912 123 4567')
    await userEvent.click(canvas.getByRole('button', { name: text.auth.sendCode() }))
    await userEvent.type(await canvas.findByLabelText(text.auth.code()), '١٢٣٤٥')
    await waitFor(() => expect(auth.hasSession).toBe(true))
  },
}

export const Code: Story = {
  beforeEach: () => atCode(),
  play: async (place) => {
    await place.userEvent.type(codeOf(place), '۱۲۳')
    await expect(codeOf(place)).toHaveValue('123')
  },
}

export const WrongCode: Story = {
  parameters: singleMode,
  beforeEach: () => atCode(),
  play: async (place) => {
    await place.userEvent.type(codeOf(place), '54321')
    await isRefused(codeOf(place))
    await expect(codeOf(place)).toHaveAccessibleDescription(/\S/)
    await expect(place.canvas.getByText(digitsOf(place.globals, mobile))).toBeVisible()
  },
}

export const TypedAnewAfterARefusal: Story = {
  parameters: { visual: { skip: 'it looks as Code does' } },
  beforeEach: () => atCode(),
  play: async (place) => {
    await place.userEvent.type(codeOf(place), '54321')
    await isRefused(codeOf(place))
    await place.userEvent.type(codeOf(place), '12')
    await expect(codeOf(place)).toHaveValue('12')
    await expect(codeOf(place)).toHaveAttribute('aria-invalid', 'false')
  },
}

export const PastedMessage: Story = {
  parameters: { visual: { skip: 'it ends where the shop leads back' } },
  beforeEach: () => atCode(),
  play: async (place) => {
    await place.userEvent.click(codeOf(place))
    await place.userEvent.paste('کد ورود شما به زرین: ۱۲۳۴۵')
    await waitFor(() => expect(auth.hasSession).toBe(true))
  },
}

export const CodeTooShort: Story = {
  parameters: singleMode,
  beforeEach: () => atCode(),
  play: async (place) => {
    const { auth: text } = textOf(place.globals)
    await place.userEvent.click(place.canvas.getByRole('button', { name: text.signIn() }))
    await expect(codeOf(place)).toHaveAccessibleDescription(expect.stringContaining(text.codeInvalid()))
    await expect(codeOf(place)).toHaveFocus()
  },
}

export const Locked: Story = {
  parameters: { ...singleMode, scenario: ['otp-throttled'] },
  beforeEach: () => atCode(),
  play: async (place) => {
    await place.userEvent.type(codeOf(place), '12345')
    await waitFor(() =>
      expect(codeOf(place)).toHaveAccessibleDescription(
        expect.stringContaining(textOf(place.globals).auth.tooMany({ seconds: 120 })),
      ),
    )
  },
}

export const CodeNotSent: Story = {
  parameters: singleMode,
  beforeEach: () => {
    mobileEntered(mobile, ['code', 'password'])
    codeRefused(0)
  },
  play: async (place) => {
    const { auth: text } = textOf(place.globals)
    await place.userEvent.click(place.canvas.getByRole('button', { name: text.resend() }))
    await expect(await place.canvas.findByText(text.resendIn({ seconds: 120 }))).toBeVisible()
  },
}

export const WithoutPassword: Story = {
  parameters: { visual: { skip: 'it is Code without a button' } },
  beforeEach: () => {
    mobileEntered(mobile, ['code'])
    codeSent(Date.now() + 120_000)
  },
  play: async ({ canvas, globals }) =>
    expect(canvas.queryByRole('button', { name: textOf(globals).auth.withPassword() })).toBeNull(),
}

export const Password: Story = { beforeEach: atPassword }

export const WrongPassword: Story = {
  parameters: singleMode,
  beforeEach: atPassword,
  play: async (place) => {
    await place.userEvent.type(passwordOf(place), 'wrong{Enter}')
    await isRefused(passwordOf(place))
  },
}

export const PasswordNotChecked: Story = {
  parameters: {
    faults: [{ on: 'login', fault: { status: 503, retryAfter: 30 } }],
    visual: { skip: 'Locked shows such an error' },
  },
  beforeEach: atPassword,
  play: async (place) => {
    const { auth: text } = textOf(place.globals)
    await place.userEvent.type(passwordOf(place), 'saffron12{Enter}')
    await isRefused(passwordOf(place))
    await expect(passwordOf(place)).toHaveAccessibleDescription(
      expect.stringContaining(text.later({ seconds: 30 })),
    )
  },
}

export const NewMember: Story = {
  beforeEach: () => atCode(newMobile),
  play: async (place) => {
    const { auth: text } = textOf(place.globals)
    await place.userEvent.type(codeOf(place), '12345')
    await place.userEvent.type(await place.canvas.findByLabelText(text.firstName()), 'ن')
    await place.userEvent.type(place.canvas.getByLabelText(text.passwordOptional()), 'saffron12')
    await place.userEvent.click(place.canvas.getByRole('button', { name: text.register() }))
    const firstName = place.canvas.getByLabelText(text.firstName())
    await expect(firstName).toHaveFocus()
    await expect(firstName).toHaveAccessibleDescription(text.nameInvalid())
    await expect(
      place.canvas.getByText(text.secret.strength({ level: text.secret.levels.fair() })),
    ).toBeVisible()
  },
}
