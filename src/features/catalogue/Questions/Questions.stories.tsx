import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { questions } from '#contracts/questions.ts'
import { sessionOf } from '#mocks/server/session.ts'
import { draftCleared, drafts } from '#src/stores/drafts.ts'
import { holdCalls, releaseCalls } from '#stories/held-calls.ts'
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

export const SaysNothingBeforeTheAnswer: Story = {
  parameters: { visual: { skip: 'it is waiting' } },
  play: async ({ canvas, userEvent, globals }) => {
    const { search, none } = textOf(globals).feedback.questions
    await userEvent.type(await canvas.findByLabelText(search()), 'xyzzy{Enter}')
    await canvas.findByText(none({ text: 'xyzzy' }))
    const restoreFetch = holdCalls(questions)
    await userEvent.type(canvas.getByLabelText(search()), 'z{Enter}')
    await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement())
    releaseCalls()
    await expect(await canvas.findByText(none({ text: 'xyzzyz' }))).toBeVisible()
    restoreFetch()
  },
}

/** No product of the mock has more questions than a page. */
function readPagesOfTwo() {
  const { fetch } = window
  window.fetch = (input, init) => {
    const request = new Request(input, init)
    const url = new URL(request.url)
    if (url.pathname === questions.path) url.searchParams.set('pageSize', '2')
    return fetch(new Request(url, request))
  }
  return () => void (window.fetch = fetch)
}

export const More: Story = {
  parameters: { visual: { skip: 'it looks as Some does' } },
  beforeEach: readPagesOfTwo,
  play: async ({ canvas, userEvent, globals }) => {
    const { more } = textOf(globals).feedback.questions
    const button = await canvas.findByRole('button', { name: more() })
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
    await userEvent.click(button)
    await waitFor(() => expect(button).not.toBeInTheDocument())
    const shown = canvas.getAllByRole('listitem')
    await expect(shown.length).toBeGreaterThan(2)
    await expect(shown[2]).toHaveFocus()
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

export const UnavailableAfterAnAnswer: Story = {
  parameters: { visual: { skip: 'Unavailable shows the notice' } },
  play: async ({ canvas, userEvent, globals }) => {
    const { feedback, errors } = textOf(globals)
    const field = await canvas.findByLabelText(feedback.questions.search())
    Object.assign(sessionOf('story'), { faults: [{ on: 'questions', fault: { status: 503 } }] })
    await userEvent.type(field, 'xyzzy{Enter}')
    const retry = await canvas.findByRole('button', { name: errors.retry() })
    const restoreFetch = holdCalls(questions)
    await userEvent.click(retry)
    await waitFor(() => expect(retry).not.toBeInTheDocument())
    await expect(canvas.queryByRole('list')).toBeNull()
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
    restoreFetch()
  },
}

export const PassesTheFocusOfARetry: Story = {
  parameters: {
    faults: [{ on: 'questions', fault: { status: 500 }, times: 1 }],
    visual: { skip: 'it looks as Some does' },
  },
  play: async ({ canvas, userEvent, globals }) => {
    const retry = await canvas.findByRole('button', { name: textOf(globals).errors.retry() })
    retry.focus()
    await userEvent.keyboard('{Enter}')
    const part = (await canvas.findByRole('list')).parentElement
    await waitFor(() => expect(part).toHaveFocus())
  },
}
