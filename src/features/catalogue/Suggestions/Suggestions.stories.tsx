import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { sessionOf } from '#mocks/server/session.ts'
import { recent, searched } from '#src/stores/recent.ts'
import { focusSearchOnSlash } from '#src/ui/SearchField/focus-search-on-slash.ts'
import { SearchField } from '#src/ui/SearchField/SearchField.tsx'
import { textOf } from '#stories/text.ts'
import { Suggestions } from './Suggestions.tsx'
import { onKeyDown } from './combobox-keys.ts'

const loadPanel = fn(async () => ({ Panel: Suggestions, onKeyDown, remember: searched }))

const meta = {
  component: SearchField,
  args: { loadPanel },
  parameters: { path: '/search' },
  decorators: [
    (Story) => (
      <div
        style={{ position: 'relative', display: 'flex', blockSize: 720, padding: 16, alignItems: 'start' }}
      >
        {Story()}
      </div>
    ),
  ],
} satisfies Meta<typeof SearchField>
export default meta

type Story = StoryObj<typeof meta>

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const field = (canvas: Canvas) => canvas.getByRole('combobox')
const options = (canvas: Canvas): HTMLElement[] => canvas.getAllByRole('option')
const active = (canvas: Canvas) => options(canvas).filter((option) => option.ariaSelected === 'true')

const productOptions = (canvas: Canvas, unit: string) =>
  waitFor(() => {
    if (canvas.getByRole('listbox').ariaBusy === 'true') throw new Error('Those of an earlier text')
    const priced = options(canvas).filter(({ textContent }) => textContent.includes(unit))
    if (priced.length === 0) throw new Error('No products yet')
    return priced
  })

export const Untouched: Story = {
  play: async ({ canvas }) => {
    await expect(field(canvas)).toHaveAttribute('aria-expanded', 'false')
    await expect(canvas.queryByRole('listbox')).toBeNull()
  },
}

export const NothingTyped: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(field(canvas))
    await expect(await canvas.findAllByRole('option')).toHaveLength(7)
    await expect(field(canvas)).toHaveAttribute('aria-controls', canvas.getByRole('listbox').id)
  },
}

export const NothingVisibleTyped: Story = {
  parameters: { visual: { skip: 'Untouched shows it' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(field(canvas), '\u200c \u200f{Enter}')
    await expect(field(canvas)).toHaveValue('')
    await expect(recent.searches).toEqual([])
  },
}

export const RecentSearches: Story = {
  beforeEach: () => {
    for (const text of ['گلیم', 'saffron', 'ковёр ручной работы из Кашана с очень длинным названием'])
      searched(text)
  },
  play: async ({ canvas, userEvent, globals }) => {
    const text = textOf(globals).search
    await userEvent.click(field(canvas))
    await userEvent.click(await canvas.findByRole('button', { name: text.forget({ text: 'saffron' }) }))
    await expect(canvas.queryByRole('option', { name: 'saffron' })).toBeNull()
    await expect(field(canvas)).toHaveFocus()
    await expect(canvas.getByRole('option', { name: 'گلیم' })).toBeVisible()
  },
}

export const AllForgotten: Story = {
  beforeEach: () => searched('kilim'),
  play: async ({ canvas, userEvent, globals }) => {
    const text = textOf(globals).search
    await userEvent.click(field(canvas))
    await userEvent.click(await canvas.findByRole('button', { name: text.forgetAll() }))
    await expect(canvas.queryByRole('group', { name: text.recent() })).toBeNull()
  },
}

export const Found: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    const text = textOf(globals)
    await userEvent.type(field(canvas), 'kash')
    await productOptions(canvas, text.money.unit({ amount: 1 }))
    const count = options(canvas).length - 1
    await expect(canvas.getByRole('status')).toHaveTextContent(text.search.count({ count }))
    await userEvent.keyboard('{Backspace>3/}')
    await waitFor(() => expect(canvas.getByRole('listbox')).toHaveAttribute('aria-busy', 'false'))
    await userEvent.keyboard('ash')
    await productOptions(canvas, text.money.unit({ amount: 1 }))
  },
}

export const Keys: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    await userEvent.type(field(canvas), 'kash')
    await productOptions(canvas, textOf(globals).money.unit({ amount: 1 }))
    const all = options(canvas)
    const after = async (keys: string) => {
      await userEvent.keyboard(keys)
      return active(canvas)
    }
    await expect(await after('{ArrowDown}{ArrowDown}')).toEqual([all[1]])
    await expect(field(canvas)).toHaveAttribute('aria-activedescendant', all[1]!.id)
    await expect(await after('{End}')).toEqual([all.at(-1)])
    await expect(await after('{ArrowDown}')).toEqual([])
    await expect(await after('{ArrowUp}')).toEqual([all.at(-1)])
    await expect(await after('{Home}')).toEqual([all[0]])
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('listbox')).toBeNull()
    await expect(field(canvas)).toHaveValue('kash')
    await userEvent.keyboard('{Escape}')
    await expect(field(canvas)).toHaveValue('')
  },
}

export const TabLeaves: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    await userEvent.click(field(canvas))
    await canvas.findByRole('listbox')
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: textOf(globals).nav.search() })).toHaveFocus()
    await expect(canvas.queryByRole('listbox')).toBeNull()
  },
}

export const Slash: Story = {
  beforeEach() {
    addEventListener('keydown', focusSearchOnSlash)
    return () => removeEventListener('keydown', focusSearchOnSlash)
  },
  render: (args) => (
    <>
      <SearchField {...args} />
      <textarea aria-label="note" />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '/')
    await expect(canvas.getByRole('textbox')).toHaveValue('/')
    await userEvent.click(document.body)
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '،', code: 'Slash', bubbles: true }))
    await expect(field(canvas)).toHaveFocus()
    await expect(field(canvas)).toHaveValue('')
  },
}

export const NothingFound: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    const text = textOf(globals).search
    await userEvent.type(field(canvas), 'qqzzxxw')
    await expect(await canvas.findByText(text.count({ count: 0 }))).toBeInTheDocument()
    await expect(options(canvas)).toHaveLength(1)
  },
}

export const Unavailable: Story = {
  parameters: { faults: [{ on: 'suggest', fault: { status: 503 } }] },
  play: async ({ canvas, userEvent, globals }) => {
    const text = textOf(globals).search
    await userEvent.type(field(canvas), 'kashan')
    await waitFor(() =>
      expect(sessionOf('story').log).toContainEqual(
        expect.objectContaining({ call: 'suggest', status: 503 }),
      ),
    )
    await waitFor(() => expect(canvas.getByRole('listbox')).toHaveAttribute('aria-busy', 'false'))
    await expect(canvas.getByRole('option', { name: text.all({ text: 'kashan' }) })).toBeVisible()
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}

export const NeverLoaded: Story = {
  args: { loadPanel: fn(() => Promise.reject(new Error('offline'))) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(field(canvas), 'kashan')
    await expect(field(canvas)).toHaveValue('kashan')
    await expect(field(canvas)).toHaveAttribute('aria-expanded', 'false')
  },
}

export const LongNames: Story = {
  parameters: { scenario: ['long-names'] },
  play: async ({ canvas, userEvent, globals }) => {
    await userEvent.type(field(canvas), 'kashan')
    await expect(
      (await productOptions(canvas, textOf(globals).money.unit({ amount: 1 }))).length,
    ).toBeGreaterThan(0)
  },
}
