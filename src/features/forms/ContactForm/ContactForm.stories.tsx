import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, waitFor } from 'storybook/test'
import { contactForm } from '#contracts/forms.ts'
import { sessionOf } from '#mocks/server/session.ts'
import { drafts, draftChanged } from '#src/stores/drafts.ts'
import { holdCalls, releaseCalls } from '#stories/held-calls.ts'
import { digitsOf, textOf } from '#stories/text.ts'
import { Toasts } from '#src/ui/Toasts/Toasts.tsx'
import { ContactForm } from './ContactForm.tsx'

const meta = { component: ContactForm } satisfies Meta<typeof ContactForm>
export default meta

type Story = StoryObj<typeof meta>

const letter = {
  fullName: 'سارا محمدی',
  mobile: '۰۹۱۲ ۱۲۳ ۴۵۶۷',
  subject: 'شستن گلیم',
  message: 'گلیم پشمی را در خانه می‌شود شست؟',
}
const written = { beforeEach: () => draftChanged('contact', letter) }
const writtenAndHeld = {
  beforeEach: () => {
    draftChanged('contact', letter)
    return holdCalls(contactForm)
  },
}

type PlayContext = Parameters<NonNullable<Story['play']>>[0]
const fieldOf = ({ canvas, globals }: PlayContext) => canvas.getByLabelText(textOf(globals).forms.mobile())
const sendOf = ({ canvas, globals }: PlayContext) =>
  canvas.getByRole('button', { name: textOf(globals).forms.contact.send() })

export const Empty: Story = {}
export const LeftToRight: Story = { globals: { locale: 'en' } }

export const SaysNothingWhileTypedForTheFirstTime: Story = {
  play: async (place) => {
    const { userEvent } = place
    const mobile = fieldOf(place)
    await userEvent.type(mobile, '۰۹۱۲')
    await expect(mobile).not.toHaveAttribute('aria-invalid', 'true')
    await userEvent.tab()
    await expect(mobile).toHaveAccessibleDescription(
      expect.stringContaining(digitsOf(place.globals, '09121234567')),
    )
    await expect(mobile).toHaveAttribute('aria-invalid', 'true')
    await userEvent.type(mobile, '۱۲۳۴۵۶۷')
    await expect(mobile).not.toHaveAttribute('aria-invalid', 'true')
  },
}

export const SentEmpty: Story = {
  play: async (place) => {
    const { canvas, userEvent, globals } = place
    const { forms } = textOf(globals)
    await userEvent.click(sendOf(place))
    const first = canvas.getByLabelText(forms.fullName())
    await expect(first).toHaveFocus()
    await expect(first).toHaveAccessibleDescription(forms.invalid.fullName())
    const wrong = canvas.getAllByRole('textbox').map((field) => field.ariaInvalid)
    await expect(wrong).toEqual(['true', 'true', 'true', 'true'])
  },
}

export const TooLong: Story = {
  beforeEach: () => draftChanged('contact', { ...letter, message: 'گلیم '.repeat(1000) }),
  play: async (place) => {
    const { canvas, userEvent, globals } = place
    const { forms } = textOf(globals)
    await userEvent.click(sendOf(place))
    const message = canvas.getByLabelText(forms.contact.message())
    await expect(message).toHaveFocus()
    await expect(message).toHaveAccessibleDescription(forms.tooLong({ max: 4000 }))
  },
}

export const Sent: Story = {
  ...written,
  play: async (place) => {
    const { canvas, userEvent, globals } = place
    const { forms } = textOf(globals)
    await userEvent.click(sendOf(place))
    const thanks = await canvas.findByRole('status')
    await expect(thanks).toHaveFocus()
    await expect(thanks).toHaveTextContent(digitsOf(globals, '09121234567'))
    await expect(drafts.contact.message).toBe('')
    await userEvent.click(canvas.getByRole('button', { name: forms.another() }))
    await waitFor(() => expect(canvas.getByLabelText(forms.fullName())).toHaveFocus())
    await expect(canvas.getByLabelText(forms.fullName())).not.toHaveAttribute('aria-invalid')
  },
}

export const OnItsWay: Story = {
  ...writtenAndHeld,
  play: async (place) => {
    const { canvas, userEvent, globals } = place
    sendOf(place).focus()
    await userEvent.keyboard('{Enter}')
    const button = await canvas.findByRole('button', { name: textOf(globals).forms.sending() })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await expect(button).toHaveFocus()
  },
}

export const TypedWhileSent: Story = {
  ...writtenAndHeld,
  parameters: { visual: { skip: 'OnItsWay shows it' } },
  play: async (place) => {
    const { canvas, userEvent, globals } = place
    await userEvent.click(sendOf(place))
    const message = canvas.getByLabelText(textOf(globals).forms.contact.message())
    await userEvent.type(message, ' و قالی را؟')
    await expect(message).toHaveValue(letter.message)
    releaseCalls()
    await expect(await canvas.findByRole('status')).toHaveFocus()
  },
}

function PageThatIsLeft() {
  const [isOpen, setOpen] = useState(true)
  return (
    <>
      {isOpen && <ContactForm />}
      <button type="button" onClick={() => setOpen(!isOpen)}>
        leave
      </button>
      <Toasts />
    </>
  )
}

async function sendAndLeave(place: PlayContext) {
  await place.userEvent.click(sendOf(place))
  const leave = place.canvas.getByRole('button', { name: 'leave' })
  await place.userEvent.click(leave)
  return leave
}

const left = { ...writtenAndHeld, render: PageThatIsLeft } satisfies Partial<Story>

export const LeftWhileSent: Story = {
  ...left,
  parameters: { visual: { skip: 'a toast says so' } },
  play: async (place) => {
    const { forms } = textOf(place.globals)
    const mobile = `\u2066${digitsOf(place.globals, '09121234567')}\u2069`
    await place.userEvent.clear(fieldOf(place))
    await place.userEvent.type(fieldOf(place), '0912-123-4567')
    const leave = await sendAndLeave(place)
    await place.userEvent.click(leave)
    await expect(place.canvas.getByRole('button', { name: forms.sending() })).toBeVisible()
    releaseCalls()
    await waitFor(() => expect(screen.getByText(forms.contact.next({ mobile }))).toBeVisible())
    await expect(fieldOf(place)).toHaveValue('')
    await expect(sessionOf('story').world.forms).toHaveLength(1)
  },
}

export const RefusedAfterItWasLeft: Story = {
  ...left,
  parameters: {
    faults: [{ on: 'contactForm', fault: 'break-contract', times: 1 }],
    visual: { skip: 'a toast says so' },
  },
  play: async (place) => {
    const { errors, forms } = textOf(place.globals)
    const leave = await sendAndLeave(place)
    releaseCalls()
    await waitFor(() => expect(screen.getByText(errors.contract())).toBeVisible())
    await expect(screen.getByText(forms.retryLeft.contact())).toBeVisible()
    await place.userEvent.click(leave)
    await expect(sendOf(place)).toBeVisible()
    await expect(fieldOf(place)).toHaveValue(letter.mobile)
  },
}

/** Its key is kept with the draft, which the form takes up again. */
export const SentTwiceAfterALostAnswer: Story = {
  ...written,
  render: PageThatIsLeft,
  parameters: {
    faults: [{ on: 'contactForm', fault: 'drop-answer', times: 1 }],
    visual: { skip: 'Sent shows it' },
  },
  play: async (place) => {
    const { canvas, userEvent } = place
    const leave = await sendAndLeave(place)
    await userEvent.click(leave)
    await waitFor(() => expect(sendOf(place)).toBeVisible())
    await userEvent.click(sendOf(place))
    await expect(await canvas.findByRole('status')).toBeVisible()
    await expect(sessionOf('story').world.forms).toHaveLength(1)
  },
}

const failingOnce = (
  fault: 'drop' | 'break-contract' | 'html' | { status: number },
  expectedError: 'unreachable' | 'contract' | 'unexpected',
): Story => ({
  ...written,
  parameters: { faults: [{ on: 'contactForm', fault, times: 1 }] },
  play: async (place) => {
    const { canvas, userEvent, globals } = place
    await userEvent.click(sendOf(place))
    const alert = await canvas.findByRole('alert')
    await expect(alert).toHaveFocus()
    if (expectedError !== 'unexpected')
      await expect(alert).toHaveTextContent(textOf(globals).errors[expectedError]())
    await expect(alert).toHaveTextContent(textOf(globals).forms.kept())
    await expect(fieldOf(place)).toHaveValue(letter.mobile)
    await userEvent.click(sendOf(place))
    await expect(await canvas.findByRole('status')).toHaveFocus()
  },
})

export const ConnectionCut = failingOnce('drop', 'unreachable')
export const ServerFails = failingOnce({ status: 500 }, 'unexpected')
export const PageForAnAnswer = failingOnce('html', 'contract')
export const AnswerBreaksItsContract = failingOnce('break-contract', 'contract')
