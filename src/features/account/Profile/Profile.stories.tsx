import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { drafts } from '#src/stores/drafts.ts'
import { singleMode } from '#stories/single-mode.ts'
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
