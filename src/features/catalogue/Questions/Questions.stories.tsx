import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { draftCleared, drafts } from '#src/stores/drafts.ts'
import { singleMode } from '#stories/single-mode.ts'
import { textOf } from '#stories/text.ts'
import { Questions } from './Questions.tsx'

const carpet = 1001

const meta = {
  component: Questions,
  args: { product: carpet, form: 'فرم پرسش' },
  afterEach: () => draftCleared('question'),
} satisfies Meta<typeof Questions>
export default meta

type Story = StoryObj<typeof meta>

export const Some: Story = {
  play: async ({ canvas, globals }) => {
    const { byShop, unanswered } = textOf(globals).feedback.questions
    await expect((await canvas.findAllByText(byShop())).length).toBeGreaterThan(1)
    await expect(canvas.getByText(unanswered())).toBeVisible()
  },
}

const words = { fa: 'بسته بندي', en: 'wrap gift', ru: 'упаковка' } as const

export const Found: Story = {
  parameters: singleMode,
  play: async ({ canvas, userEvent, globals }) => {
    const { search, count } = textOf(globals).feedback.questions
    await userEvent.type(await canvas.findByLabelText(search()), `${words[globals.locale as 'fa']}{Enter}`)
    await expect(await canvas.findByText(count({ count: 1 }))).toBeVisible()
  },
}

export const NothingFound: Story = {
  parameters: singleMode,
  play: async ({ canvas, userEvent, globals }) => {
    const { search, none } = textOf(globals).feedback.questions
    await userEvent.type(await canvas.findByLabelText(search()), 'xyzzy{Enter}')
    await expect(await canvas.findByText(none({ text: 'xyzzy' }))).toBeVisible()
  },
}

/** One product in six has no question. */
const unasked = 1004

export const None: Story = {
  args: { product: unasked },
  parameters: singleMode,
  play: async ({ canvas, globals }) =>
    expect(await canvas.findByText(textOf(globals).feedback.questions.empty())).toBeVisible(),
}

export const Asking: Story = {
  parameters: { ...singleMode, scenario: ['member'] },
  play: async ({ canvas, userEvent, globals }) => {
    const { ask } = textOf(globals).feedback.questions
    await userEvent.click(await canvas.findByRole('button', { name: ask() }))
    await expect(canvas.getByText('فرم پرسش')).toBeVisible()
    await expect(drafts.question).toEqual({ product: carpet, body: '' })
  },
}

export const Unavailable: Story = {
  parameters: { ...singleMode, faults: [{ on: 'questions', fault: { status: 503 } }] },
  play: async ({ canvas, globals }) =>
    expect(await canvas.findByRole('button', { name: textOf(globals).errors.retry() })).toBeVisible(),
}
