import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import type { ProductItem } from '#contracts/product.ts'
import { rials } from '#contracts/values.ts'
import { formattersOf } from '#i18n/formatters.ts'
import type { Locales } from '#i18n/i18n-types.ts'
import { firstItem, product } from '#stories/product-fixtures.ts'
import { textOf } from '#stories/text.ts'
import { Availability } from './Availability.tsx'

const meta = {
  component: Availability,
  args: { item: firstItem, items: product.items, delivery: product.delivery },
} satisfies Meta<typeof Availability>
export default meta

type Story = StoryObj<typeof meta>

const dayOf = (globals: Record<string, unknown>) => formattersOf(globals.locale as Locales)

export const InStock: Story = {
  play: async ({ canvas, globals }) => {
    const { from, to } = product.delivery
    const days = dayOf(globals).days(from, to)
    await expect(canvas.getByText(textOf(globals).details.delivery({ days }))).toBeVisible()
    await expect(canvas.getAllByRole('status')).toHaveLength(1)
  },
}

export const FewLeft: Story = {
  args: { item: { ...firstItem, stockLeft: 3 } },
  play: async ({ canvas, globals }) =>
    expect(canvas.getByText(textOf(globals).details.stockLeft({ count: 3 }))).toBeVisible(),
}

export const SoldOut: Story = {
  args: { item: { ...firstItem, stockLeft: 0 } },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(textOf(globals).details.soldOutText())).toBeVisible()
    const days = dayOf(globals).days(product.delivery.from, product.delivery.to)
    await expect(canvas.queryByText(textOf(globals).details.delivery({ days }))).toBeNull()
  },
}

const another = { ...firstItem, id: 10012, title: 'لاکی، ۳ در ۴ متر', stockLeft: 3 }

export const AnotherVariantIsAnnounced: Story = {
  parameters: { visual: { skip: 'FewLeft shows it' } },
  render: function Switched(args) {
    const [item, setItem] = useState<ProductItem>(firstItem)
    return (
      <>
        <button onClick={() => setItem(item === firstItem ? another : firstItem)}>switch</button>
        <Availability {...args} item={item} />
      </>
    )
  },
  play: async ({ canvas, userEvent }) => {
    const announced = canvas.getAllByRole('status').at(-1)!
    await expect(announced).toBeEmptyDOMElement()
    const press = () => userEvent.click(canvas.getByRole('button', { name: 'switch' }))
    await press()
    await expect(announced).toHaveTextContent(another.title)
    await press()
    await expect(announced).toHaveTextContent(firstItem.title)
  },
}

/** The product is read again while the page is open. */
export const SoldOutMeanwhile: Story = {
  parameters: { visual: { skip: 'SoldOut shows it' } },
  render: function Read(args) {
    const [stockLeft, setStockLeft] = useState(firstItem.stockLeft)
    return (
      <>
        <Availability {...args} item={{ ...firstItem, stockLeft }} />
        <button type="button" onClick={() => setStockLeft(0)}>
          read
        </button>
      </>
    )
  },
  play: async ({ canvas, globals, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'read' }))
    await expect(canvas.getByRole('status')).toHaveTextContent(textOf(globals).product.soldOut())
  },
}

const reduced = {
  ...firstItem,
  oldPrice: { amount: 1_120_000_000, unit: 'IRR' },
  discountPercent: 14,
} as const

export const SaleWithAnEnd: Story = {
  args: { item: { ...reduced, saleEndsOn: '2026-11-27' } },
  play: async ({ canvas, globals }) => {
    const day = { fa: 'جمعه ۶ آذر', en: 'Friday, November 27', ru: 'пятница, 27 ноября' }[
      globals.locale as Locales
    ]
    await expect(canvas.getByText(textOf(globals).details.saleEnds({ day }))).toBeVisible()
  },
}

export const SaleWithoutEnd: Story = { args: { item: reduced } }

export const ByWeight: Story = {
  args: {
    item: {
      ...firstItem,
      price: rials(5_400_000),
      unitPrice: {
        price: rials(1_173_910),
        per: { value: 100, unit: 'g' },
        content: { value: 460, unit: 'g' },
      },
    },
  },
  play: async ({ canvas, globals }) => {
    const text = {
      fa: '۱۱۷٬۳۹۱ تومان برای هر ۱۰۰ گرم',
      en: '117,391 Toman per 100 g',
      ru: '117 391 туман за 100 г',
    }[globals.locale as Locales]
    await expect(canvas.getByText(text)).toBeVisible()
  },
}

export const ComesInOneDay: Story = {
  args: { delivery: { from: '2026-11-22', to: '2026-11-22' } },
  play: async ({ canvas, globals }) => {
    const days = dayOf(globals).day('2026-11-22')
    await expect(canvas.getByText(textOf(globals).details.delivery({ days }))).toBeVisible()
  },
}
