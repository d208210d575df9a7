import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { proxy, useSnapshot } from 'valtio'
import { askQuestion } from '#contracts/questions.ts'
import { sessionOf } from '#mocks/server/session.ts'
import { draftStarted, drafts, useDraft } from '#src/stores/drafts.ts'
import { formOpened } from '#src/stores/opened-forms.ts'
import { holdCalls, releaseCalls } from '#stories/held-calls.ts'
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
  beforeEach: () => formOpened('question', { product: carpet, body: '' }),
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

const page = proxy({ product: carpet })

/** As on the pages of products. */
const onPages: Story = {
  beforeEach: () => void (page.product = carpet),
  render: function OnPages(args) {
    const { product } = useSnapshot(page)
    const question = useDraft('question')
    return <>{question?.product === product && <QuestionForm {...args} />}</>
  },
}

async function writeAbout(product: number) {
  page.product = product
  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull())
  draftStarted('question', { product, body: '' })
  return screen.findByRole('textbox')
}

export const AnotherIsWritten: Story = {
  ...onPages,
  parameters: { visual: { skip: 'TooShort shows it' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'ریشه‌اش')
    await expect(await writeAbout(1002)).toHaveValue('')
    await expect(await writeAbout(carpet)).toHaveValue('ریشه‌اش')
  },
}

export const AnsweredWhileAnotherIsWritten: Story = {
  ...onPages,
  parameters: { visual: { skip: 'it ends elsewhere' } },
  beforeEach: () => {
    page.product = carpet
    return holdCalls(askQuestion)
  },
  play: async ({ canvas, userEvent, args, globals }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'ریشه‌اش دست‌باف است؟')
    await userEvent.click(canvas.getByRole('button', { name: textOf(globals).feedback.questions.send() }))
    const another = await writeAbout(1002)
    await userEvent.type(another, 'نیمه‌نوشته')
    releaseCalls()
    await waitFor(() => expect(args.onSent).toHaveBeenCalledOnce())
    await expect(another).toHaveValue('نیمه‌نوشته')
    await expect(await writeAbout(carpet)).toHaveValue('')
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

/** Its key is left with the draft, which the form takes up again. */
export const SentTwiceAfterALostAnswer: Story = {
  ...onPages,
  parameters: {
    faults: [{ on: 'askQuestion', fault: 'drop-answer', times: 1 }],
    visual: { skip: 'it ends elsewhere' },
  },
  play: async ({ canvas, userEvent, args, globals }) => {
    const { feedback, forms } = textOf(globals)
    const send = () => canvas.getByRole('button', { name: feedback.questions.send() })
    await userEvent.type(canvas.getByRole('textbox'), 'ریشه‌اش دست‌باف است؟')
    await userEvent.click(send())
    await expect(await canvas.findByRole('alert')).toHaveTextContent(forms.kept())
    await writeAbout(1002)
    await expect(await writeAbout(carpet)).toHaveValue('ریشه‌اش دست‌باف است؟')
    await userEvent.click(send())
    await waitFor(() => expect(args.onSent).toHaveBeenCalledOnce())
    await expect(sessionOf('story').world.questions).toHaveLength(1)
  },
}
