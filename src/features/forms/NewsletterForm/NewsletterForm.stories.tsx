import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, screen, waitFor } from 'storybook/test'
import { subscribeNewsletter } from '#contracts/newsletter.ts'
import type { Locales } from '#i18n/i18n-types.ts'
import { sessionOf } from '#mocks/server/session.ts'
import { site } from '#src/platform/site.ts'
import { drafts } from '#src/stores/drafts.ts'
import { Toasts } from '#src/ui/Toasts/Toasts.tsx'
import { expectNoOverflow } from '#stories/expect-no-overflow.ts'
import { holdCalls, releaseCalls } from '#stories/held-calls.ts'
import { singleMode } from '#stories/single-mode.ts'
import { textOf } from '#stories/text.ts'
import { NewsletterForm } from './NewsletterForm.tsx'

const meta = {
  component: NewsletterForm,
  decorators: [(Story) => <footer className="container">{Story()}</footer>],
} satisfies Meta<typeof NewsletterForm>
export default meta

type Story = StoryObj<typeof meta>
type Place = Parameters<NonNullable<Story['play']>>[0]

const email = 'sara@example.com'

const textsOf = ({ globals }: Place) => textOf(globals).forms.newsletter
const emailOf = (place: Place) => place.canvas.getByLabelText(textsOf(place).email())
const boxOf = ({ canvas }: Place) => canvas.getByRole('checkbox')
const sendOf = (place: Place) => place.canvas.getByRole('button', { name: textsOf(place).send() })
const sent = () => sessionOf('story').log.filter(({ call }) => call === 'subscribeNewsletter')

async function fill(place: Place, address = email) {
  await place.userEvent.type(emailOf(place), address)
  await place.userEvent.click(boxOf(place))
}

export const Empty: Story = {
  play: async (place) => {
    await expect(boxOf(place)).not.toBeChecked()
    await expectNoOverflow()
  },
}
export const LeftToRight: Story = { globals: { locale: 'en' } }
export const Russian: Story = { globals: { locale: 'ru' }, parameters: singleMode }

export const SentEmpty: Story = {
  play: async (place) => {
    await place.userEvent.click(sendOf(place))
    const { invalid } = textOf(place.globals).forms
    await expect(emailOf(place)).toHaveFocus()
    await expect(emailOf(place)).toHaveAccessibleDescription(invalid.email())
    await expect(boxOf(place)).toHaveAccessibleDescription(invalid.consent())
    await expect(sent()).toHaveLength(0)
  },
}

export const NotAgreed: Story = {
  parameters: singleMode,
  play: async (place) => {
    await place.userEvent.type(emailOf(place), email)
    await place.userEvent.click(sendOf(place))
    await expect(boxOf(place)).toHaveFocus()
    await expect(emailOf(place)).toHaveValue(email)
    await expect(sent()).toHaveLength(0)
  },
}

export const PressBecomesADrag: Story = {
  parameters: { visual: { skip: 'SentEmpty shows the error' } },
  play: async (place) => {
    const { userEvent } = place
    await userEvent.type(emailOf(place), 'sara')
    await userEvent.pointer({ keys: '[MouseLeft>]', target: boxOf(place) })
    await expect(emailOf(place)).not.toHaveFocus()
    await expect(emailOf(place)).not.toHaveAttribute('aria-invalid', 'true')
    await fireEvent.pointerCancel(boxOf(place))
    await waitFor(() => expect(emailOf(place)).toHaveAttribute('aria-invalid', 'true'))
    await userEvent.pointer('[/MouseLeft]')
  },
}

export const Sent: Story = {
  play: async (place) => {
    const { canvas, globals, userEvent } = place
    await fill(place, ' Sara@Example.com')
    await userEvent.dblClick(sendOf(place))
    const status = await canvas.findByRole('status')
    await expect(status).toHaveFocus()
    await expect(status).toHaveTextContent(email)
    await expect(sent()).toHaveLength(1)
    const locale = globals.locale as Locales
    const [reader] = sessionOf('story').world.newsletter
    const shop = site.name[locale]
    await expect(reader).toMatchObject({
      email,
      locale,
      consent: { text: textsOf(place).consent({ shop }) },
    })
    await expect(drafts.newsletter.email).toBe('')
  },
}

export const AnotherAddress: Story = {
  parameters: { visual: { skip: 'it looks as Empty does' } },
  play: async (place) => {
    await fill(place)
    await place.userEvent.click(sendOf(place))
    await place.canvas.findByRole('status')
    await place.userEvent.click(place.canvas.getByRole('button', { name: textsOf(place).another() }))
    await expect(emailOf(place)).toHaveFocus()
    await expect(emailOf(place)).toHaveValue('')
    await expect(boxOf(place)).not.toBeChecked()
  },
}

export const OnItsWay: Story = {
  parameters: singleMode,
  beforeEach: () => holdCalls(subscribeNewsletter),
  play: async (place) => {
    await fill(place)
    await place.userEvent.click(sendOf(place))
    const button = await place.canvas.findByRole('button', { name: textOf(place.globals).forms.sending() })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
  },
}

export const NoLetterReachesIt: Story = {
  parameters: singleMode,
  play: async (place) => {
    await fill(place, 'sara@shop.invalid')
    await place.userEvent.click(sendOf(place))
    await expect(await place.canvas.findByText(/ایمیل به این نشانی نمی‌رسد/)).toBeVisible()
    await expect(emailOf(place)).toHaveFocus()
    await expect(emailOf(place)).toHaveValue('sara@shop.invalid')
    await expect(boxOf(place)).toBeChecked()
  },
}

export const ConnectionCut: Story = {
  parameters: { ...singleMode, faults: [{ on: 'subscribeNewsletter', fault: 'drop', times: 1 }] },
  play: async (place) => {
    await fill(place)
    await place.userEvent.click(sendOf(place))
    await expect(await place.canvas.findByRole('alert')).toHaveFocus()
    await expect(emailOf(place)).toHaveValue(email)
    await place.userEvent.click(sendOf(place))
    await expect(await place.canvas.findByRole('status')).toHaveFocus()
  },
}

/** The footer stays while the visitor goes elsewhere. */
async function sendAndMoveOn(place: Place, address = email): Promise<HTMLElement> {
  await fill(place, address)
  await place.userEvent.click(sendOf(place))
  const elsewhere = place.canvas.getByTestId('elsewhere')
  await place.userEvent.click(elsewhere)
  releaseCalls()
  return elsewhere
}

const withFieldBeside: Story['decorators'] = [
  (Story) => (
    <>
      <input data-testid="elsewhere" aria-label="elsewhere" />
      <Story />
      <Toasts />
    </>
  ),
]

export const SentAfterMovingOn: Story = {
  parameters: { ...singleMode, visual: { skip: 'it looks as Sent does' } },
  decorators: withFieldBeside,
  beforeEach: () => holdCalls(subscribeNewsletter),
  play: async (place) => {
    const elsewhere = await sendAndMoveOn(place)
    await expect(await place.canvas.findByText(textsOf(place).sent())).toBeVisible()
    await expect(elsewhere).toHaveFocus()
  },
}

export const LostAfterMovingOn: Story = {
  parameters: {
    ...singleMode,
    faults: [{ on: 'subscribeNewsletter', fault: 'drop', times: 1 }],
    visual: { skip: 'a toast says so' },
  },
  decorators: withFieldBeside,
  beforeEach: () => holdCalls(subscribeNewsletter),
  play: async (place) => {
    const elsewhere = await sendAndMoveOn(place)
    const toast = textOf(place.globals).forms.retryLeft.newsletter()
    await waitFor(() => expect(screen.getByText(toast)).toBeVisible())
    await expect(
      await place.canvas.findByText(textOf(place.globals).forms.kept(), { exact: false }),
    ).toBeVisible()
    await expect(elsewhere).toHaveFocus()
  },
}

export const RefusedAfterMovingOn: Story = {
  parameters: { ...singleMode, visual: { skip: 'it looks as NoLetterReachesIt does, and a toast says so' } },
  decorators: withFieldBeside,
  beforeEach: () => holdCalls(subscribeNewsletter),
  play: async (place) => {
    const elsewhere = await sendAndMoveOn(place, 'sara@shop.invalid')
    const toast = textOf(place.globals).forms.retryLeft.newsletter()
    await waitFor(() => expect(screen.getByText(toast)).toBeVisible())
    await waitFor(() => expect(emailOf(place)).toBeInvalid())
    await expect(elsewhere).toHaveFocus()
  },
}
