import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { changePassword } from '#contracts/auth.ts'
import type { Locales } from '#i18n/i18n-types.ts'
import { messageText } from '#mocks/domain/messages.ts'
import { drafts } from '#src/stores/drafts.ts'
import { singleMode } from '#stories/single-mode.ts'
import { holdUntilLeft, leavable, leaveAndRelease } from '#stories/leaving.tsx'
import { digitsOf, textOf } from '#stories/text.ts'
import { Profile } from './Profile.tsx'

const user = {
  id: 501,
  fullName: 'سارا محمدی',
  firstName: 'سارا',
  lastName: 'محمدی',
  mobile: '09121234567',
}

const meta = {
  component: Profile,
  args: { user, nameForm: <p>…</p> },
  parameters: { scenario: ['member'] },
} satisfies Meta<typeof Profile>
export default meta

type Story = StoryObj<typeof meta>
type Place = Parameters<NonNullable<Story['play']>>[0]

export const Facts: Story = {
  play: async ({ canvas, globals }) => expect(canvas.getByText(digitsOf(globals, user.mobile))).toBeVisible(),
}

export const NameIsChanged: Story = {
  parameters: { visual: { skip: 'NameForm shows what stands there' } },
  play: async ({ canvas, userEvent, globals }) => {
    await userEvent.click(canvas.getByRole('button', { name: textOf(globals).account.editName() }))
    await expect(drafts.name).toEqual({ firstName: 'سارا', lastName: 'محمدی' })
  },
}

async function choosePassword({ canvas, userEvent, globals }: Place, password: string) {
  const { account, auth } = textOf(globals)
  await userEvent.click(canvas.getByRole('button', { name: account.password.begin() }))
  await userEvent.type(canvas.getByLabelText(auth.secret.new()), password)
  await userEvent.click(canvas.getByRole('button', { name: account.password.send() }))
}

export const PasswordTooShort: Story = {
  parameters: { ...singleMode },
  play: async (place) => {
    await choosePassword(place, 'short')
    const field = place.canvas.getByLabelText(textOf(place.globals).auth.secret.new())
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(field).toHaveFocus()
  },
}

export const PasswordIsLongEnoughNow: Story = {
  parameters: { visual: { skip: 'it looks as before the first press' } },
  play: async (place) => {
    await PasswordTooShort.play!(place)
    const field = place.canvas.getByLabelText(textOf(place.globals).auth.secret.new())
    await place.userEvent.type(field, ' and sweet tea')
    await expect(field).not.toHaveAttribute('aria-invalid', 'true')
  },
}

export const PasswordWaitsForItsCode: Story = {
  parameters: { ...singleMode },
  play: async (place) => {
    await choosePassword(place, 'saffron and tea')
    await expect(await place.canvas.findByLabelText(textOf(place.globals).auth.code())).toHaveFocus()
  },
}

export const PasswordIsSaved: Story = {
  parameters: { visual: { skip: 'it ends as Facts' } },
  play: async (place) => {
    const { account, auth } = textOf(place.globals)
    await choosePassword(place, 'saffron and tea')
    await place.userEvent.type(await place.canvas.findByLabelText(auth.code()), '12345')
    await expect(await place.canvas.findByRole('button', { name: account.password.begin() })).toBeVisible()
  },
}

export const PasswordTooLong: Story = {
  parameters: { visual: { skip: 'PasswordTooShort looks alike' } },
  play: async ({ canvas, userEvent, globals }) => {
    const { account, auth } = textOf(globals)
    await userEvent.click(canvas.getByRole('button', { name: account.password.begin() }))
    const field = canvas.getByLabelText(auth.secret.new())
    await userEvent.click(field)
    await userEvent.paste('x'.repeat(129))
    await userEvent.click(canvas.getByRole('button', { name: account.password.send() }))
    await expect(field).toHaveAccessibleDescription(new RegExp(auth.secret.long()))
  },
}

export const PasswordCannotBeCancelledOnceItIsSent: Story = {
  parameters: {
    faults: [{ on: 'changePassword', fault: { latency: 60_000 } }],
    visual: { skip: 'it is waiting' },
  },
  play: async (place) => {
    const { auth, forms } = textOf(place.globals)
    await choosePassword(place, 'saffron and tea')
    const code = await place.canvas.findByLabelText(auth.code())
    await place.userEvent.type(code, '12345')
    await place.userEvent.click(place.canvas.getByRole('button', { name: forms.cancel() }))
    await expect(code).toBeVisible()
  },
}

async function sendPasswordAndLeave(place: Place) {
  await choosePassword(place, 'saffron and tea')
  await place.userEvent.type(await place.canvas.findByLabelText(textOf(place.globals).auth.code()), '12345')
  leaveAndRelease()
}

export const PasswordIsSavedOnceItWasLeft: Story = {
  parameters: { visual: { skip: 'a toast tells it' } },
  decorators: [leavable],
  beforeEach: () => holdUntilLeft(changePassword),
  play: async (place) => {
    await sendPasswordAndLeave(place)
    const { saved } = textOf(place.globals).account.password
    await waitFor(() => expect(screen.getByText(saved())).toBeVisible())
  },
}

export const PasswordIsRefusedOnceItWasLeft: Story = {
  ...PasswordIsSavedOnceItWasLeft,
  parameters: {
    faults: [{ on: 'changePassword', fault: { status: 503 } }],
    visual: { skip: 'a toast tells it' },
  },
  play: async (place) => {
    await sendPasswordAndLeave(place)
    const told = messageText(place.globals.locale as Locales, 'unavailable')
    await waitFor(() => expect(screen.getByText(told)).toBeVisible())
  },
}
