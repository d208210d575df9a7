import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { proxy, useSnapshot } from 'valtio'
import { rials } from '#contracts/values.ts'
import { topUp as contract, topUpLimits } from '#contracts/wallet.ts'
import { formattersOf } from '#i18n/formatters.ts'
import type { Locales } from '#i18n/i18n-types.ts'
import { priceText } from '#i18n/price-text.ts'
import { sessionOf } from '#mocks/server/session.ts'
import { topUp } from '#src/stores/top-up.ts'
import { holdCalls, releaseCalls } from '#stories/held-calls.ts'
import { singleMode } from '#stories/single-mode.ts'
import { textOf } from '#stories/text.ts'
import { TopUpForm } from './TopUpForm.tsx'

/** The bank's page would end the test: nothing opens it while `showPayment` waits. */
const meta = {
  component: TopUpForm,
  args: { showPayment: fn(() => new Promise<void>(() => {})) },
  parameters: { scenario: ['member'] },
} satisfies Meta<typeof TopUpForm>
export default meta

type Story = StoryObj<typeof meta>
type Place = Parameters<NonNullable<Story['play']>>[0]

const fieldOf = ({ canvas, globals }: Place) => canvas.getByLabelText(textOf(globals).wallet.topUp.amount())

async function submit(place: Place, typed: string) {
  const { canvas, userEvent, globals } = place
  if (typed !== '') await userEvent.type(fieldOf(place), typed)
  await userEvent.click(canvas.getByRole('button', { name: textOf(globals).wallet.topUp.pay() }))
}

async function expectRefused(place: Place, typed: string, message: string) {
  await submit(place, typed)
  await expect(fieldOf(place)).toHaveAccessibleDescription(expect.stringContaining(message))
  await expect(place.canvas.getByRole('alert')).toHaveTextContent(message)
  await expect(fieldOf(place)).toHaveValue(typed)
  await expect(fieldOf(place)).toHaveFocus()
  await expect(place.args.showPayment).not.toHaveBeenCalled()
}

export const Empty: Story = {
  play: (place) => expectRefused(place, '', textOf(place.globals).wallet.topUp.missing()),
}

export const NotANumber: Story = {
  parameters: { ...singleMode },
  play: (place) =>
    expectRefused(
      place,
      'پانصد هزار',
      textOf(place.globals).wallet.topUp.notNumber({
        example: formattersOf(place.globals.locale as Locales).digits(500_000),
      }),
    ),
}

export const TooLow: Story = {
  parameters: { ...singleMode },
  play: (place) => {
    const LL = textOf(place.globals)
    const amount = priceText(LL, rials(topUpLimits.least))
    return expectRefused(place, '۹۹۹۹', LL.wallet.topUp.tooLow({ amount }))
  },
}

export const TooHigh: Story = {
  parameters: { ...singleMode },
  play: (place) => {
    const LL = textOf(place.globals)
    const amount = priceText(LL, rials(topUpLimits.most))
    return expectRefused(place, '900000000', LL.wallet.topUp.tooHigh({ amount }))
  },
}

export const Preset: Story = {
  parameters: { ...singleMode },
  play: async (place) => {
    const { canvas, userEvent, args } = place
    await userEvent.click(canvas.getAllByRole('button')[1]!)
    await submit(place, '')
    await waitFor(() => expect(args.showPayment).toHaveBeenCalledOnce())
  },
}

export const PressedTwice: Story = {
  parameters: { ...singleMode, visual: { skip: 'it looks as Preset does' } },
  play: async (place) => {
    const { canvas, userEvent, globals, args } = place
    await userEvent.type(fieldOf(place), '500000')
    const pay = canvas.getByRole('button', { name: textOf(globals).wallet.topUp.pay() })
    /** Two presses before a render. */
    pay.click()
    pay.click()
    await waitFor(() => expect(args.showPayment).toHaveBeenCalledOnce())
    await expect(sessionOf('story').log.filter(({ call }) => call === 'topUp')).toHaveLength(1)
  },
}

export const RefusedByTheServer: Story = {
  parameters: { ...singleMode, faults: [{ on: 'topUp', fault: { status: 503 } }] },
  play: async (place) => {
    await submit(place, '500000')
    await expect(await place.canvas.findByRole('alert')).toBeVisible()
    await expect(fieldOf(place)).toHaveValue('500000')
  },
}

export const AnswerIsLost: Story = {
  parameters: { ...singleMode, faults: [{ on: 'topUp', fault: 'drop-answer', times: 2 }] },
  play: async (place) => {
    const { canvas, globals, args } = place
    await submit(place, '500000')
    const { topUp: texts } = textOf(globals).wallet
    await expect(await canvas.findByText(texts.lost())).toBeVisible()
    const first = topUp.attempt?.attemptId
    await expect(first).toBeDefined()
    await submit(place, '')
    await waitFor(() => expect(args.showPayment).toHaveBeenCalledOnce())
    await expect(args.showPayment).toHaveBeenCalledWith(expect.stringMatching(/^pay-1/))
    /** A further top-up of this amount is another one. */
    await expect(topUp.attempt).toBeNull()
  },
}

/** The payment that it may have opened has expired by then. */
export const AnswerWasLostLongAgo: Story = {
  parameters: { ...AnswerIsLost.parameters!, visual: { skip: 'AnswerIsLost shows it' } },
  play: async (place) => {
    const { canvas, globals, args } = place
    await submit(place, '500000')
    await expect(await canvas.findByText(textOf(globals).wallet.topUp.lost())).toBeVisible()
    topUp.until = Date.now() - 1
    await submit(place, '')
    await waitFor(() => expect(args.showPayment).toHaveBeenCalledWith(expect.stringMatching(/^pay-2/)))
  },
}

/** The bank is opened for the amount that was sent. */
export const AmountStaysWhileItIsSent: Story = {
  parameters: { ...singleMode, visual: { skip: 'a spinner' } },
  beforeEach: () => holdCalls(contract),
  play: async (place) => {
    await submit(place, '200000')
    await place.userEvent.click(place.canvas.getAllByRole('button')[2]!)
    await place.userEvent.type(fieldOf(place), '0')
    await expect(fieldOf(place)).toHaveValue('200000')
    releaseCalls()
    await waitFor(() => expect(place.args.showPayment).toHaveBeenCalledOnce())
  },
}

const shown = proxy({ is: true })

/** Whoever went elsewhere meanwhile is not led to the bank. */
export const LeftWhileSent: Story = {
  parameters: { ...singleMode, visual: { skip: 'nothing is left' } },
  beforeEach: () => {
    shown.is = true
    return holdCalls(contract)
  },
  render: function Shown(args) {
    return <>{useSnapshot(shown).is && <TopUpForm {...args} />}</>
  },
  play: async (place) => {
    await submit(place, '500000')
    shown.is = false
    releaseCalls()
    await waitFor(() => expect(sessionOf('story').log.filter(({ call }) => call === 'topUp')).toHaveLength(1))
    shown.is = true
    await expect(await place.canvas.findByRole('textbox')).toHaveValue('500000')
    await submit(place, '')
    await waitFor(() => expect(place.args.showPayment).toHaveBeenCalledOnce())
    await expect(place.args.showPayment).toHaveBeenCalledWith(expect.stringMatching(/^pay-1/))
  },
}
