import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { draftStarted, drafts } from '#src/stores/drafts.ts'
import { singleMode } from '#stories/single-mode.ts'
import { textOf } from '#stories/text.ts'
import { whileDrafted } from '#stories/while-drafted.tsx'
import { QuestionForm } from './QuestionForm.tsx'

const carpet = 1001

const meta = {
  component: QuestionForm,
  args: { title: 'فرش لچک‌ترنج', onSent: fn() },
  parameters: { ...singleMode, scenario: ['member'] },
  decorators: [whileDrafted('question')],
  beforeEach: () => draftStarted('question', { product: carpet, body: '' }),
} satisfies Meta<typeof QuestionForm>
export default meta

type Story = StoryObj<typeof meta>

export const TooShort: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    const { body, send } = textOf(globals).feedback.questions
    await userEvent.type(canvas.getByLabelText(body()), 'چرا')
    await userEvent.click(canvas.getByRole('button', { name: send() }))
    await expect(canvas.getByLabelText(body())).toHaveFocus()
    await expect(canvas.getByLabelText(body())).toBeInvalid()
  },
}

export const Sent: Story = {
  parameters: { visual: { skip: 'it ends elsewhere' } },
  play: async ({ canvas, userEvent, args, globals }) => {
    const { body, send } = textOf(globals).feedback.questions
    await userEvent.type(canvas.getByLabelText(body()), 'ریشه‌اش دست‌باف است؟')
    await userEvent.click(canvas.getByRole('button', { name: send() }))
    await waitFor(() => expect(args.onSent).toHaveBeenCalledOnce())
    await expect(drafts.question).toBeNull()
  },
}
