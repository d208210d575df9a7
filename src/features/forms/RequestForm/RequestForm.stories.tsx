import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { textOf } from '#stories/text.ts'
import { RequestForm } from './RequestForm.tsx'

const meta = { component: RequestForm } satisfies Meta<typeof RequestForm>
export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = {}

export const BudgetIsReadBack: Story = {
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
