import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { auth } from '#src/stores/auth.ts'
import { singleMode } from '#stories/single-mode.ts'
import { textOf } from '#stories/text.ts'
import { AccountDeletion } from './AccountDeletion.tsx'

const nothing = { amount: 0, unit: 'IRR' } as const

const meta = {
  component: AccountDeletion,
  args: {
    mobile: '09121234567',
    terms: { orderYears: 10, payout: { amount: 4_500_000, unit: 'IRR' }, openOrders: [] },
    onDeleted: fn(),
  },
  parameters: { scenario: ['member'] },
} satisfies Meta<typeof AccountDeletion>
export default meta

type Story = StoryObj<typeof meta>
type Place = Parameters<NonNullable<Story['play']>>[0]

const textsOf = ({ globals }: Place) => textOf(globals).security.deletion
const press = async (place: Place, name: string) =>
  place.userEvent.click(await place.canvas.findByRole('button', { name }))

async function enterCode(place: Place, code: string) {
  await press(place, textsOf(place).begin())
  await press(place, textsOf(place).send())
  await place.userEvent.type(await place.canvas.findByLabelText(textOf(place.globals).auth.code()), code)
  await press(place, textsOf(place).confirm())
}

export const Closed: Story = {
  play: async (place) =>
    expect(place.canvas.getByRole('button', { name: textsOf(place).begin() })).toBeVisible(),
}

export const Consequences: Story = {
  play: async (place) => {
    await press(place, textsOf(place).begin())
    await expect(place.canvas.getAllByRole('listitem')).toHaveLength(5)
    await expect(place.canvas.getByText(textsOf(place).meaning())).toHaveFocus()
  },
}

export const EmptyWallet: Story = {
  args: { terms: { orderYears: 10, payout: nothing, openOrders: [] } },
  parameters: { visual: { skip: 'Consequences lacks one line' } },
  play: async (place) => {
    await press(place, textsOf(place).begin())
    await expect(place.canvas.getAllByRole('listitem')).toHaveLength(4)
  },
}

export const HinderedByAnOrder: Story = {
  args: { terms: { orderYears: 10, payout: nothing, openOrders: ['ZR-100001'] } },
  parameters: { ...singleMode },
  play: async (place) => {
    await press(place, textsOf(place).begin())
    await expect(place.canvas.getByText(textsOf(place).hindered({ count: 1 }))).toBeVisible()
    await expect(place.canvas.queryByRole('button', { name: textsOf(place).send() })).toBeNull()
  },
}

export const WrongCode: Story = {
  parameters: { ...singleMode },
  play: async (place) => {
    await enterCode(place, '99999')
    await expect(await place.canvas.findByRole('alert')).toBeVisible()
    await expect(place.args.onDeleted).not.toHaveBeenCalled()
    await expect(auth.hasSession).toBe(true)
  },
}

export const IncompleteCode: Story = {
  parameters: { visual: { skip: 'WrongCode shows an error there' } },
  play: async (place) => {
    await enterCode(place, '123')
    const { code, codeInvalid } = textOf(place.globals).auth
    await expect(place.canvas.getByRole('alert')).toHaveTextContent(codeInvalid())
    await expect(place.canvas.getByLabelText(code())).toHaveFocus()
  },
}

/** A code that was sent before is still valid. */
export const CodeIsHeldBack: Story = {
  parameters: { ...singleMode, faults: [{ on: 'otp', fault: { status: 429, retryAfter: 90 } }] },
  play: async (place) => {
    await press(place, textsOf(place).begin())
    await press(place, textsOf(place).send())
    const { codeHeldBack } = textOf(place.globals).auth
    const [before] = codeHeldBack({ mobile: '|' }).split('|')
    const [told] = await place.canvas.findAllByRole('status')
    await expect(told).toHaveTextContent(before!.trim())
  },
}

export const Deletes: Story = {
  parameters: { visual: { skip: 'it ends elsewhere' } },
  play: async (place) => {
    await enterCode(place, '12345')
    await waitFor(() => expect(place.args.onDeleted).toHaveBeenCalledOnce())
    await expect(auth.hasSession).toBe(false)
  },
}

export const CannotBeKeptOnceItIsSent: Story = {
  parameters: {
    faults: [{ on: 'deleteAccount', fault: { latency: 60_000 } }],
    visual: { skip: 'it is waiting' },
  },
  play: async (place) => {
    await enterCode(place, '12345')
    await press(place, textsOf(place).keep())
    await expect(place.canvas.getByLabelText(textOf(place.globals).auth.code())).toBeVisible()
  },
}

export const DeletedAlthoughTheAnswerWasLost: Story = {
  parameters: {
    faults: [{ on: 'deleteAccount', fault: 'drop-answer', times: 1 }],
    visual: { skip: 'it ends elsewhere' },
  },
  play: async (place) => {
    await enterCode(place, '12345')
    await waitFor(() => expect(place.args.onDeleted).toHaveBeenCalledOnce())
    await expect(auth.hasExpired).toBe(false)
  },
}

export const DeletedByTheSecondPress: Story = {
  parameters: {
    faults: [{ on: 'deleteAccount', fault: 'truncate', times: 1 }],
    visual: { skip: 'it ends elsewhere' },
  },
  play: async (place) => {
    await enterCode(place, '12345')
    await expect(await place.canvas.findByRole('alert')).toBeVisible()
    await press(place, textsOf(place).confirm())
    await waitFor(() => expect(place.args.onDeleted).toHaveBeenCalledOnce())
  },
}
