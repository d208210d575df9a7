import type { Meta, StoryObj } from '@storybook/react-vite'
import { useLayoutEffect, useState } from 'react'
import type { ComponentProps } from 'react'
import { flushSync } from 'react-dom'
import { expect, fn, waitFor } from 'storybook/test'
import { products } from '#contracts/catalogue.ts'
import { focusOnMount } from '#src/ui/focus.ts'
import { holdCalls, releaseCalls } from '#stories/held-calls.ts'
import { hrefOf } from '#stories/href.ts'
import { productListOf } from '#stories/listing-fixtures.ts'
import { singleMode } from '#stories/single-mode.ts'
import { textOf } from '#stories/text.ts'
import { withProductLists } from '#stories/with-product-lists.tsx'
import { VirtualProductGrid } from './VirtualProductGrid.tsx'

const meta = {
  component: VirtualProductGrid,
  args: {
    filter: { page: 1, pageSize: 12 },
    list: productListOf(24),
    loadedPages: { from: 1, to: 1 },
    view: 'grid',
    actions: () => ({ like: null, add: null }),
    isBusy: false,
    onLoadPages: fn(),
    onPageChange: fn(),
  },
  parameters: { lists: [productListOf(24)] },
  decorators: [
    withProductLists,
    (Story) => (
      <div className="container" style={{ paddingBlock: 24 }}>
        {Story()}
      </div>
    ),
  ],
} satisfies Meta<typeof VirtualProductGrid>
export default meta

type Story = StoryObj<typeof meta>

const refused = [{ on: 'products', fault: { status: 503 } }]

export const One: Story = {
  args: { list: productListOf(1) },
  parameters: { lists: [productListOf(1)] },
  play: async ({ canvas, args, globals }) => {
    const [only] = canvas.getAllByRole('listitem')
    await expect(only).toHaveAttribute('aria-setsize', '1')
    await expect(args.onLoadPages).not.toHaveBeenCalled()
    await expect(canvas.getByRole('status')).toHaveTextContent(
      textOf(globals).listing.shown({ first: 1, last: 1, total: 1 }),
    )
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const Many: Story = {
  args: { loadedPages: { from: 1, to: 4 }, list: productListOf(1200) },
  parameters: { lists: [1, 2, 3, 4].map((page) => productListOf(1200, page)) },
  play: async ({ canvas, args, globals }) => {
    const items = await canvas.findAllByRole('listitem')
    await expect(items[0]).toHaveAttribute('aria-posinset', '1')
    await expect(items[0]).toHaveAttribute('aria-setsize', '1200')
    await expect(items.length).toBeLessThan(48)
    /** The page grows as rows are measured. */
    await waitFor(() => {
      scrollTo(0, document.documentElement.scrollHeight)
      return expect(canvas.getByText(/ 48$/)).toBeVisible()
    })
    await expect(args.onLoadPages).not.toHaveBeenCalled()
    canvas.getByRole('button', { name: textOf(globals).listing.more() }).click()
    await expect(args.onLoadPages).toHaveBeenCalledWith({ from: 1, to: 5 })
    await waitFor(() => expect(args.onPageChange).toHaveBeenCalledWith(4))
    scrollTo(0, 0)
    await waitFor(() => expect(canvas.getAllByRole('listitem')[0]).toHaveAttribute('aria-posinset', '1'))
  },
}

const ignoreTrusted = (event: Event) => void (event.isTrusted && event.stopImmediatePropagation())

/** Its own event comes in the next frame, when any listener is there. */
function ScrolledAtOnce(args: Props) {
  useLayoutEffect(() => {
    addEventListener('scroll', ignoreTrusted, { capture: true })
    scrollTo(0, document.documentElement.scrollHeight)
    dispatchEvent(new Event('scroll'))
    return () => removeEventListener('scroll', ignoreTrusted, { capture: true })
  }, [])
  return <VirtualProductGrid {...args} />
}

export const ScrolledBeforeItIsPainted: Story = {
  args: Many.args!,
  parameters: { ...Many.parameters, visual: { skip: 'it looks as Many does' } },
  render: ScrolledAtOnce,
  play: async ({ args }) => {
    await waitFor(() => expect(args.onPageChange).toHaveBeenCalled())
    scrollTo(0, 0)
  },
}

export const OfOneColour: Story = {
  parameters: { visual: { skip: 'One shows it' } },
  args: { filter: { page: 1, pageSize: 12, color: ['navy'] }, list: productListOf(1) },
  render: (args) => (
    <>
      <VirtualProductGrid {...args} />
      <VirtualProductGrid {...args} view="list" />
    </>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('link')).toHaveLength(2))
    for (const link of canvas.getAllByRole('link'))
      await expect(link).toHaveAttribute('href', expect.stringMatching(/\?item=\d+$/))
  },
}

export const NextPageComesByItself: Story = {
  parameters: singleMode,
  play: async ({ args }) => waitFor(() => expect(args.onLoadPages).toHaveBeenCalledWith({ from: 1, to: 2 })),
}

export const NothingComesWhileBusy: Story = {
  parameters: singleMode,
  args: { isBusy: true },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findAllByRole('article')).not.toHaveLength(0)
    await expect(args.onLoadPages).not.toHaveBeenCalled()
  },
}

export const NextPageIsOnItsWay: Story = {
  args: { loadedPages: { from: 1, to: 2 } },
  parameters: { ...singleMode, faults: [{ on: 'products', fault: { latency: 60_000 } }] },
  play: async ({ canvas, globals }) => {
    scrollTo(0, document.documentElement.scrollHeight)
    await waitFor(() => expect(canvas.getByRole('list')).toHaveAttribute('aria-busy', 'true'))
    await expect(canvas.getByRole('status')).toHaveTextContent(
      textOf(globals).listing.shown({ first: 1, last: 12, total: 24 }),
    )
    scrollTo(0, 0)
  },
}

export const NextPageFails: Story = {
  args: { loadedPages: { from: 1, to: 2 } },
  parameters: { faults: refused },
  play: async ({ canvas, globals }) => {
    const text = textOf(globals)
    scrollTo(0, document.documentElement.scrollHeight)
    await expect(await canvas.findByRole('alert')).toHaveTextContent(text.listing.moreFailed())
    await expect(canvas.getByRole('button', { name: text.errors.retry() })).toBeVisible()
    await expect(canvas.getByRole('list')).toHaveAttribute('aria-busy', 'false')
    scrollTo(0, 0)
    await expect(await canvas.findAllByRole('article')).not.toHaveLength(0)
  },
}

export const NextPageFailsInEnglish: Story = { ...NextPageFails, globals: { locale: 'en' } }

export const OpenedInTheMiddle: Story = {
  args: { filter: { page: 3, pageSize: 12 }, list: productListOf(60, 3), loadedPages: { from: 3, to: 3 } },
  parameters: { ...singleMode, lists: [productListOf(60, 3)] },
  play: async ({ canvas, userEvent, args, globals }) => {
    await expect(canvas.getAllByRole('listitem')[0]).toHaveAttribute('aria-posinset', '25')
    const previous = canvas.getByRole('link', { name: textOf(globals).listing.showPrevious() })
    await expect(previous).toHaveAttribute('href', hrefOf(globals, '/?page=2'))
    await userEvent.click(previous)
    await expect(args.onLoadPages).toHaveBeenCalledWith({ from: 2, to: 3 })
  },
}

type Props = ComponentProps<typeof VirtualProductGrid>

function Growing({ onLoadPages, ...args }: Props) {
  const [loadedPages, setLoadedPages] = useState(args.loadedPages)
  function loadPages(next: typeof loadedPages) {
    onLoadPages(next)
    setLoadedPages(next)
  }
  return <VirtualProductGrid {...args} loadedPages={loadedPages} onLoadPages={loadPages} />
}

function LateFooter(args: Props) {
  const [isLate, setLate] = useState(false)
  return (
    <>
      <Growing {...args} onLoadPages={() => flushSync(() => setLate(true))} />
      {isLate && <footer style={{ blockSize: 480 }} />}
    </>
  )
}

export const NothingMovesWhenGrowing: Story = {
  args: { filter: { page: 3, pageSize: 12 }, list: productListOf(36, 3), loadedPages: { from: 3, to: 3 } },
  parameters: {
    ...singleMode,
    visual: { skip: 'It looks like the one that opens in the middle.' },
    lists: [productListOf(36, 2), productListOf(36, 3)],
  },
  render: LateFooter,
  play: async ({ canvas, canvasElement, userEvent, globals }) => {
    const first = () => canvasElement.querySelector('[aria-posinset="25"]')!.getBoundingClientRect().y
    const before = first()
    await userEvent.click(canvas.getByRole('link', { name: textOf(globals).listing.showPrevious() }))
    await waitFor(() => expect(canvasElement.querySelector('[aria-posinset="24"]')).toBeInTheDocument())
    await expect(Math.abs(first() - before)).toBeLessThan(2)
    scrollTo(0, 0)
  },
}

export const CountsWhatHasCome: Story = {
  args: { list: productListOf(1200), view: 'list' },
  parameters: { lists: [productListOf(1200)], visual: { skip: 'it looks as Many does' } },
  beforeEach: () => holdCalls(products),
  render: Growing,
  play: async ({ canvas, globals }) => {
    const shown = (last: number) => textOf(globals).listing.shown({ first: 1, last, total: 1200 })
    const status = canvas.getByRole('status')
    const counts = [status.textContent]
    const observer = new MutationObserver(() => counts.push(status.textContent))
    observer.observe(status, { characterData: true, childList: true, subtree: true })
    await waitFor(() => {
      scrollBy(0, 100)
      return expect(canvas.getByRole('list')).toHaveAttribute('aria-busy', 'true')
    })
    releaseCalls()
    await waitFor(() => {
      scrollBy(0, 400)
      return expect(status).toHaveTextContent(shown(48))
    })
    observer.disconnect()
    await expect(counts).toEqual([12, 24, 36, 48].map(shown))
    scrollTo(0, 0)
  },
}

export const MoreKeepsTheFocusUntilItComes: Story = {
  args: Many.args!,
  parameters: { ...Many.parameters, visual: { skip: 'it looks as Many does' } },
  beforeEach: () => holdCalls(products),
  render: Growing,
  play: async ({ canvas, canvasElement, userEvent, args, globals }) => {
    const more = canvas.getByRole('button', { name: textOf(globals).listing.more() })
    more.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('list')).toHaveAttribute('aria-busy', 'true'))
    await expect(more).toHaveFocus()
    await expect(more).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('{Enter}')
    await expect(args.onLoadPages).toHaveBeenCalledTimes(1)
    releaseCalls()
    await waitFor(() => expect(canvasElement.querySelector('[aria-posinset="49"] a')).toHaveFocus())
    scrollTo(0, 0)
  },
}

export const NothingComesWhileAFocusBelowIsInSight: Story = {
  args: { list: productListOf(1200), view: 'list' },
  parameters: { lists: [productListOf(1200)], visual: { skip: 'Rows shows it' } },
  render: (args) => (
    <>
      <VirtualProductGrid {...args} />
      <a href="#past" ref={focusOnMount}>
        past
      </a>
    </>
  ),
  play: async ({ canvas, canvasElement, args }) => {
    await waitFor(() => expect(canvasElement.querySelector('[aria-posinset="12"]')).toBeVisible())
    await expect(canvas.getByRole('link', { name: 'past' })).toHaveFocus()
    await expect(args.onLoadPages).not.toHaveBeenCalled()
    scrollTo(0, 0)
    await waitFor(() => expect(args.onLoadPages).toHaveBeenCalledWith({ from: 1, to: 2 }))
    await expect(canvas.getByRole('link', { name: 'past' })).toHaveFocus()
  },
}

export const Rows: Story = { parameters: singleMode, args: { view: 'list' } }

export const RowsLeftToRight: Story = { args: { view: 'list' }, globals: { locale: 'en' } }
