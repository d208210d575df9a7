import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { draftChanged } from '#src/stores/drafts.ts'
import { renderCallAt } from '#stories/pickers.tsx'
import { singleMode } from '#stories/single-mode.ts'
import { digitsOf, textOf } from '#stories/text.ts'
import { RequestForm } from './RequestForm.tsx'

const meta = { component: RequestForm, args: { renderCallAt } } satisfies Meta<typeof RequestForm>
export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = {}

export const BudgetIsReadBack: Story = {
  parameters: singleMode,
  play: async ({ canvas, userEvent, globals }) => {
    const { forms, money } = textOf(globals)
    const budget = canvas.getByLabelText(forms.optional({ label: forms.request.budget() }))
    await userEvent.type(budget, '۲۵۰۰۰۰۰۰')
    await expect(budget).toHaveAccessibleDescription(money.full({ amount: 25_000_000 }))
    await userEvent.clear(budget)
    await userEvent.type(budget, '۲٫۵ میلیون')
    await userEvent.tab()
    await expect(budget).toHaveAccessibleDescription(new RegExp(forms.invalid.budget()))
  },
}

export const LeftToRight: Story = { ...BudgetIsReadBack, globals: { locale: 'ru' } }

const wish = {
  fullName: 'سارا محمدی',
  mobile: '۰۹۱۲ ۱۲۳ ۴۵۶۷',
  wish: 'گلیمی برای راهرو، سه متر در هشتاد.',
  city: 'شیراز',
}
const sendOf = ({ canvas, globals }: Parameters<NonNullable<Story['play']>>[0]) =>
  canvas.getByRole('button', { name: textOf(globals).forms.request.send() })

export const SentEmpty: Story = {
  play: async (place) => {
    const { canvas, userEvent, globals } = place
    const { forms } = textOf(globals)
    await userEvent.click(sendOf(place))
    await expect(canvas.getByLabelText(forms.fullName())).toHaveFocus()
    await expect(canvas.getByLabelText(forms.request.city())).toHaveAccessibleDescription(
      new RegExp(forms.invalid.city()),
    )
  },
}

export const Sent: Story = {
  beforeEach: () => draftChanged('request', wish),
  play: async (place) => {
    await place.userEvent.click(sendOf(place))
    await expect(await place.canvas.findByRole('status')).toHaveTextContent(
      digitsOf(place.globals, '09121234567'),
    )
  },
}

export const Unavailable: Story = {
  ...Sent,
  parameters: { ...singleMode, faults: [{ on: 'requestForm', fault: 'drop' }] },
  play: async (place) => {
    await place.userEvent.click(sendOf(place))
    await expect(await place.canvas.findByRole('alert')).toHaveTextContent(
      textOf(place.globals).errors.unreachable(),
    )
  },
}
