import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { consent } from '#src/stores/consent.ts'
import { singleMode } from '#stories/single-mode.ts'
import { textOf } from '#stories/text.ts'
import { Consent } from './Consent.tsx'

const meta = {
  component: Consent,
  decorators: [
    (Story) => (
      <main id="content" tabIndex={-1} className="container" style={{ minBlockSize: '60vh' }}>
        {Story()}
      </main>
    ),
  ],
} satisfies Meta<typeof Consent>
export default meta

type Story = StoryObj<typeof meta>

export const Asks: Story = {
  parameters: { visual: { skip: 'answered by its end: the next one shows it' } },
  play: async ({ canvas, userEvent, globals }) => {
    const texts = textOf(globals).shop.consent
    const banner = canvas.getByRole('region', { name: texts.title() })
    const answer = (name: string) => canvas.getByRole('button', { name })
    const [decline, accept] = [answer(texts.decline()), answer(texts.accept())]
    await expect(document.body).toHaveFocus()
    await expect(decline.getBoundingClientRect().width).toBe(accept.getBoundingClientRect().width)
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('link')).toHaveFocus()
    await userEvent.tab()
    await expect(decline).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(consent.answer).toBe('denied')
    await expect(banner).not.toBeInTheDocument()
    await expect(canvas.getByRole('main')).toHaveFocus()
  },
}

export const Asked: Story = {}

export const FocusIsAboveIt: Story = {
  parameters: { ...singleMode, visual: { skip: 'Asked shows it' } },
  decorators: [
    (Story) => (
      <>
        {Story()}
        <button type="button" style={{ marginBlock: '150vh 50vh' }}>
          last
        </button>
      </>
    ),
  ],
  play: async ({ canvas, globals }) => {
    const banner = canvas.getByRole('region', { name: textOf(globals).shop.consent.title() })
    const last = canvas.getByRole('button', { name: 'last' })
    window.scrollBy(0, last.getBoundingClientRect().top - banner.getBoundingClientRect().top - 8)
    last.focus()
    await expect(last.getBoundingClientRect().bottom).toBeLessThan(banner.getBoundingClientRect().top)
  },
}

export const AnswerIsChanged: Story = {
  parameters: singleMode,
  beforeEach: () => {
    consent.answer = 'denied'
  },
  play: async ({ canvas, userEvent, globals }) => {
    const texts = textOf(globals).shop.consent
    await expect(canvas.queryByRole('region')).toBeNull()
    const change = canvas.getByRole('button', { name: texts.change() })
    await userEvent.click(change)
    await expect(canvas.getByRole('region', { name: texts.title() })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: texts.accept() }))
    await expect(consent.answer).toBe('granted')
    await expect(change).toHaveFocus()
  },
}
