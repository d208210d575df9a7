import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sessionOf } from '#mocks/server/session.ts'
import { expectNoOverflow } from '#stories/expect-no-overflow.ts'
import { singleMode } from '#stories/single-mode.ts'
import { textOf } from '#stories/text.ts'
import { NewsletterLink } from './NewsletterLink.tsx'

const confirm = { page: 'confirm', secret: 'newsletter-confirmed-by-sara' } as const
const leave = { page: 'leave', secret: 'newsletter-left-by-sara-2026' } as const

const meta = { component: NewsletterLink, args: confirm } satisfies Meta<typeof NewsletterLink>
export default meta

type Story = StoryObj<typeof meta>
type Place = Parameters<NonNullable<Story['play']>>[0]
type Texts = ReturnType<typeof textOf>['forms']['newsletter']

const buttonOf = ({ canvas, globals, args }: Place) =>
  canvas.getByRole('button', { name: textOf(globals).forms.newsletter[args.page].action() })
const called = () => sessionOf('story').log.filter(({ call }) => call.endsWith('Newsletter'))

/** Opened, pressed twice, and ended by `title`. */
const endingIn = (title: (texts: Texts) => string, rest: Story): Story => ({
  ...rest,
  parameters: { ...singleMode, ...rest.parameters },
  play: async (place) => {
    await place.userEvent.dblClick(buttonOf(place))
    const status = await place.canvas.findByRole('status')
    await expect(status).toHaveFocus()
    await expect(place.canvas.getByRole('heading')).toHaveTextContent(
      title(textOf(place.globals).forms.newsletter),
    )
    await expect(called()).toHaveLength(1)
    await expectNoOverflow()
  },
})

const asked = { parameters: { scenario: ['newsletter-asked'] } }
const subscribed = { parameters: { scenario: ['newsletter-confirmed'] } }
const left = { parameters: { scenario: ['newsletter-left'] } }

const asksForOnePress: Story['play'] = async (place) => {
  await expect(buttonOf(place)).toBeVisible()
  await expect(called()).toHaveLength(0)
}

export const Confirm: Story = { ...asked, play: asksForOnePress }
export const Leave: Story = { ...subscribed, args: leave, play: asksForOnePress }

export const Confirmed = endingIn((texts) => texts.confirm.done(), asked)
export const ConfirmedBefore = endingIn((texts) => texts.confirm.repeated(), subscribed)
export const Expired = endingIn((texts) => texts.expired(), {
  parameters: { scenario: ['newsletter-expired'] },
})
export const Unknown = endingIn((texts) => texts.unknown(), {})
export const Left = endingIn((texts) => texts.leave.done(), { ...subscribed, args: leave })
export const LeftBefore = endingIn((texts) => texts.leave.repeated(), { ...left, args: leave })
export const ConfirmedAfterLeaving = endingIn((texts) => texts.unknown(), {
  parameters: { ...left.parameters, visual: { skip: 'it looks as Unknown does' } },
})

export const LongerThanLinksAre: Story = {
  args: { ...confirm, secret: 'x'.repeat(200) },
  parameters: { visual: { skip: 'it looks as Unknown does' } },
  play: async (place) => {
    await place.userEvent.click(buttonOf(place))
    await expect(await place.canvas.findByRole('status')).toHaveTextContent(
      textOf(place.globals).forms.newsletter.unknown(),
    )
    await expect(called()).toHaveLength(0)
  },
}

export const OnItsWay: Story = {
  parameters: {
    ...singleMode,
    ...asked.parameters,
    faults: [{ on: 'confirmNewsletter', fault: { latency: 60_000 } }],
  },
  play: async (place) => {
    await place.userEvent.click(buttonOf(place))
    await expect(buttonOf(place)).toHaveAttribute('aria-disabled', 'true')
  },
}

export const ConnectionCut: Story = {
  args: leave,
  parameters: {
    ...singleMode,
    ...subscribed.parameters,
    faults: [{ on: 'unsubscribeNewsletter', fault: 'drop', times: 1 }],
  },
  play: async (place) => {
    await place.userEvent.click(buttonOf(place))
    await expect(await place.canvas.findByRole('alert')).toHaveFocus()
    await place.userEvent.click(buttonOf(place))
    await expect(await place.canvas.findByRole('status')).toHaveTextContent(
      textOf(place.globals).forms.newsletter.leave.done(),
    )
  },
}
