import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { rials } from '#contracts/values.ts'
import { formattersOf } from '#i18n/formatters.ts'
import { expectNoOverflow } from '#stories/expect-no-overflow.ts'
import { cancelledOrder, paidOrder } from '#stories/order-fixtures.ts'
import { singleMode } from '#stories/single-mode.ts'
import { textOf } from '#stories/text.ts'
import { OrderInvoice } from './OrderInvoice.tsx'

const meta = {
  component: OrderInvoice,
  args: { order: paidOrder, buyer: { name: 'سارا محمدی', mobile: '09121234567' } },
} satisfies Meta<typeof OrderInvoice>
export default meta

type Story = StoryObj<typeof meta>

/** The right edge of the last digit, which is that of the units. */
function unitsEdge(cell: HTMLElement) {
  const range = document.createRange()
  range.setStart(cell.firstChild!, cell.textContent.length - 1)
  range.setEnd(cell.firstChild!, cell.textContent.length)
  return Math.round(range.getBoundingClientRect().right)
}

export const Paid: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('columnheader', { hidden: true })).toHaveLength(6)
    const amounts = canvas
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.lastElementChild as HTMLElement)
    await expect(new Set(amounts.map(unitsEdge)).size).toBe(1)
  },
}

/** A word that is cut has a box on each of its lines; after a hyphen a line may end. */
function cutWords(cell: Element) {
  const range = document.createRange()
  const texts = [...cell.childNodes].flatMap((node) => (node instanceof Text ? [node] : [...node.childNodes]))
  return texts.flatMap((text) =>
    [...text.textContent!.matchAll(/[^\s-]+/g)]
      .filter(({ 0: word, index }) => {
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        return range.getClientRects().length > 1
      })
      .map(String),
  )
}

export const LargeTextOnAPhone: Story = {
  globals: { locale: 'ru' },
  parameters: { visual: { skip: 'its play measures the words' } },
  decorators: [(Story) => <div style={{ maxInlineSize: 328 }}>{Story()}</div>],
  beforeEach: () => {
    document.documentElement.style.fontSize = '200%'
    return () => {
      document.documentElement.style.fontSize = ''
    }
  },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table')
    await expect([...table.querySelectorAll('th, td')].flatMap(cutWords)).toEqual([])
    await expectNoOverflow()
  },
}

export const WithoutAddress: Story = {
  args: { order: { ...paidOrder, address: null } },
  parameters: singleMode,
}

export const DiscountOfSeveral: Story = {
  args: {
    order: {
      ...paidOrder,
      lines: paidOrder.lines.slice(0, 1).map((line) => ({
        ...line,
        count: 3,
        unitPrice: rials(1_000_000),
        oldUnitPrice: rials(1_200_000),
        linePrice: rials(3_000_000),
      })),
    },
  },
  parameters: { visual: { skip: 'its play reads the amounts' } },
  play: async ({ canvas, globals }) => {
    const { digits } = formattersOf(globals.locale)
    const [, line] = canvas.getAllByRole('row')
    const amounts = [120_000, 60_000, 300_000].map((amount) => digits(amount))
    const cells = [...line!.querySelectorAll('td')].map((cell) => cell.textContent)
    await expect(cells.slice(-3)).toEqual(amounts)
  },
}

export const Cancelled: Story = {
  args: { order: cancelledOrder },
  parameters: singleMode,
  play: async ({ canvas, globals }) =>
    expect(canvas.getByRole('status')).toHaveTextContent(textOf(globals).order.invoice.cancelled()),
}
