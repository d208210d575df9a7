import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { otp } from '#contracts/auth.ts'
import { holdCalls } from '#stories/held-calls.ts'
import { singleMode } from '#stories/single-mode.ts'
import { textOf } from '#stories/text.ts'
import { GuestCode } from './GuestCode.tsx'

const meta = {
  component: GuestCode,
  args: { submit: 'خبرم کنید', isBusy: false, sentCode: undefined, error: null, onType: fn(), onCode: fn() },
  parameters: singleMode,
} satisfies Meta<typeof GuestCode>
export default meta

type Story = StoryObj<typeof meta>
type Place = Parameters<NonNullable<Story['play']>>[0]

async function enterMobile({ canvas, userEvent, globals }: Place, mobile: string) {
  const text = textOf(globals)
  await userEvent.type(canvas.getByLabelText(text.auth.mobile()), mobile)
  await userEvent.click(canvas.getByRole('button', { name: text.auth.sendCode() }))
}

export const Mobile: Story = {}

export const WrongMobile: Story = {
  play: async (place) => {
    await enterMobile(place, '۰۹۱۲')
    const field = place.canvas.getByLabelText(textOf(place.globals).auth.mobile())
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(field).toHaveFocus()
  },
}

export const MobileIsCorrected: Story = {
  parameters: { visual: { skip: 'Mobile shows it' } },
  play: async (place) => {
    await enterMobile(place, '۰۹۱۲')
    const field = place.canvas.getByLabelText(textOf(place.globals).auth.mobile())
    await place.userEvent.type(field, '۱۲۳۴۵۶۷')
    await expect(field).not.toHaveAttribute('aria-invalid', 'true')
    await expect(place.canvas.queryByRole('alert')).toBeNull()
  },
}

export const WrongMobileBelowAWrongField: Story = {
  args: { canContinue: fn(() => false) },
  parameters: { visual: { skip: 'WrongMobile shows it' } },
  play: async (place) => {
    await enterMobile(place, '۰۹۱۲')
    await expect(place.args.canContinue).toHaveBeenCalledOnce()
    const field = place.canvas.getByLabelText(textOf(place.globals).auth.mobile())
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(field).not.toHaveFocus()
  },
}

export const Code: Story = {
  play: async (place) => {
    await enterMobile(place, '۰۹۳۵ ۱۱۱ ۲۲۳۳')
    const field = await place.canvas.findByLabelText(textOf(place.globals).auth.code())
    await waitFor(() => expect(field).toHaveFocus())
    await place.userEvent.type(field, '۱۲۳۴۵')
    await expect(place.args.onCode).toHaveBeenCalledWith({ mobile: '09351112233', code: '12345' })
  },
}

export const ResendFails: Story = {
  parameters: {
    faults: [
      { on: 'otp', fault: { status: 429, retryAfter: null }, times: 1 },
      { on: 'otp', fault: { status: 500 } },
    ],
    visual: { skip: 'Code shows it without the error' },
  },
  play: async (place) => {
    await enterMobile(place, '09351112233')
    const name = textOf(place.globals).auth.resend()
    await place.userEvent.click(await place.canvas.findByRole('button', { name }))
    await expect(await place.canvas.findByRole('alert')).toBeVisible()
  },
}

export const ChangesTheMobile: Story = {
  parameters: { visual: { skip: 'Mobile shows it' } },
  play: async (place) => {
    const { auth } = textOf(place.globals)
    await enterMobile(place, '09351112233')
    await place.userEvent.click(await place.canvas.findByRole('button', { name: auth.changeMobile() }))
    await expect(place.canvas.getByLabelText(auth.mobile())).toHaveValue('09351112233')
    await expect(place.canvas.getByLabelText(auth.mobile())).toHaveFocus()
  },
}

export const StopsWhereTheRestIsNotRight: Story = {
  args: { canContinue: fn(() => false) },
  parameters: { visual: { skip: 'Mobile shows it' } },
  beforeEach: () => holdCalls(otp),
  play: async (place) => {
    const send = place.canvas.getByRole('button', { name: textOf(place.globals).auth.sendCode() })
    await enterMobile(place, '09351112233')
    await expect(place.args.canContinue).toHaveBeenCalledOnce()
    await expect(send).not.toHaveAttribute('aria-disabled')
  },
}
