import { Button } from '@mantine/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import type { Product } from '#contracts/product.ts'
import { product } from '#stories/product-fixtures.ts'
import { textOf } from '#stories/text.ts'
import { singleMode } from '#stories/single-mode.ts'
import { Compare } from './Compare.tsx'

const spec = (title: string, value: string) => ({ title, value })

const silk: Product = {
  ...product,
  id: 1002,
  label: 'qom-silk-carpet',
  title: 'فرش ابریشم قم',
  maker: 'کارگاه گل‌ابریشم',
  city: 'قم',
  stockLeft: 0,
  price: { amount: 2_400_000_000, unit: 'IRR' },
  specs: [spec('جنس', 'ابریشم'), spec('رج', '۷۰')],
}

const like = (id: number, title: string): Product => ({ ...product, id, label: `carpet-${id}`, title })

const meta = {
  component: Compare,
  args: {
    products: [product, silk],
    missingCount: 0,
    onlyDifferences: false,
    isAdding: false,
    renderAddButton: ({ title }) => <Button variant="default">{title}</Button>,
    onOnlyDifferences: fn(),
    onAdd: fn(),
    onRemove: fn(),
  },
  decorators: [(Story) => <div className="container">{Story()}</div>],
} satisfies Meta<typeof Compare>
export default meta

type Story = StoryObj<typeof meta>

export const None: Story = {
  args: { products: [] },
  play: async ({ canvas, globals }) => {
    const { compare } = textOf(globals).details
    await expect(canvas.getByRole('heading', { name: compare.empty() })).toBeVisible()
    await expect(canvas.queryByRole('table')).toBeNull()
  },
}

export const NoneIsLeft: Story = {
  args: { products: [], missingCount: 3 },
  play: async ({ canvas, globals }) =>
    expect(canvas.getByText(textOf(globals).details.compare.dropped({ count: 3 }))).toHaveRole('status'),
}

export const One: Story = {
  args: { products: [product] },
  play: async ({ canvas, globals }) => {
    await expect(canvas.queryByRole('switch')).toBeNull()
    await expect(canvas.getByText(textOf(globals).details.compare.alone())).toBeVisible()
  },
}

export const Two: Story = {
  play: async ({ canvas, userEvent, args, globals }) => {
    const { compare } = textOf(globals).details
    const row = (name: RegExp) => within(canvas.getByRole('row', { name }))
    await expect(row(/^رج/).getByText(compare.unknown())).toBeInTheDocument()
    await expect(row(/^جنس/).getByText(`(${compare.differs()})`)).toBeInTheDocument()
    await userEvent.click(canvas.getByRole('switch', { name: compare.only() }))
    await expect(args.onOnlyDifferences).toHaveBeenLastCalledWith(true)
    await userEvent.click(canvas.getByRole('button', { name: compare.remove({ title: silk.title }) }))
    await expect(args.onRemove).toHaveBeenLastCalledWith(silk)
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus()
  },
}

export const LastIsRemoved: Story = {
  parameters: { visual: { skip: 'it looks as None does' } },
  render: function Shrinking(args) {
    const [products, setProducts] = useState([product])
    return (
      <>
        <Compare {...args} products={products} onRemove={() => setProducts([])} />
        <button onClick={() => setProducts([product])}>Back</button>
      </>
    )
  },
  play: async ({ canvas, userEvent, globals }) => {
    const { compare } = textOf(globals).details
    const { title } = product
    const status = canvas.getByRole('status')
    await userEvent.click(canvas.getByRole('button', { name: compare.remove({ title }) }))
    await expect(canvas.getByRole('status')).toBe(status)
    await expect(status).toHaveTextContent(compare.removed({ title }))
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }))
    await expect(status).toBeEmptyDOMElement()
  },
}

export const OnlyDifferences: Story = {
  args: { onlyDifferences: true },
  play: async ({ canvas, globals }) => {
    const { compare } = textOf(globals).details
    await expect(canvas.getByRole('rowheader', { name: new RegExp(compare.city()) })).toBeVisible()
    await expect(
      canvas.queryByRole('rowheader', { name: new RegExp(compare.delivery()) }),
    ).toBeInTheDocument()
    await expect(
      canvas.queryByRole('rowheader', { name: new RegExp(textOf(globals).details.option.size()) }),
    ).toBeNull()
  },
}

export const NothingDiffers: Story = {
  parameters: singleMode,
  args: { products: [product, like(1003, 'فرش کاشان دیگر')] },
  render: function Switched(args) {
    const [only, setOnly] = useState(false)
    return <Compare {...args} onlyDifferences={only} onOnlyDifferences={setOnly} />
  },
  play: async ({ canvas, userEvent, globals }) => {
    const status = canvas.getByRole('status')
    await userEvent.click(canvas.getByRole('switch'))
    await expect(status).toHaveTextContent(textOf(globals).details.compare.same())
  },
}

const long = 'فرش دست‌بافت کاشان با نقشه لچک‌ترنج شاه‌عباسی و حاشیه هفت‌گانه از پشم پاییزه سبزوار'

export const Four: Story = {
  parameters: singleMode,
  args: { products: [product, silk, like(1003, long), like(1004, 'Carpet'.repeat(12))] },
  play: async ({ canvas, globals }) => {
    const { compare } = textOf(globals).details
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(5)
    await expect(canvas.queryByRole('button', { name: compare.another() })).toBeNull()
    const { scrollWidth, clientWidth } = document.documentElement
    await expect(scrollWidth).toBe(clientWidth)
    await expect(canvas.getByRole('region', { name: compare.title() })).toHaveAttribute('tabindex', '0')
  },
}

async function addAnother({ canvas, userEvent, globals }: Parameters<NonNullable<Story['play']>>[0]) {
  const { compare } = textOf(globals).details
  await userEvent.click(canvas.getByRole('button', { name: compare.another() }))
  const sheet = within(await screen.findByRole('dialog', { name: compare.pick() }))
  const products = await sheet.findAllByRole('listitem')
  await userEvent.click(within(products[0]!).getByRole('button'))
}

export const AnotherIsAdded: Story = {
  parameters: singleMode,
  play: async (place) => {
    await addAnother(place)
    await expect(place.args.onAdd).toHaveBeenCalledOnce()
  },
}

export const AnotherIsAwaited: Story = {
  parameters: { ...singleMode, visual: { skip: 'stories of LoadingButton show it' } },
  args: { isAdding: true },
  play: async ({ canvas, userEvent, globals }) => {
    const another = canvas.getByRole('button', { name: textOf(globals).details.compare.another() })
    await expect(another).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(another)
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}

const three = [product, silk, like(1003, 'فرش کاشان دیگر')]

/** `delay`: milliseconds until its product has been read. */
const fourthIsAdded = (delay: number): Story => ({
  parameters: { ...singleMode, visual: { skip: 'it looks as Four does' } },
  render: function Growing(args) {
    const [products, setProducts] = useState(three)
    const add = () => setProducts([...three, like(1004, long)])
    return <Compare {...args} products={products} onAdd={() => void setTimeout(add, delay)} />
  },
  play: async (place) => {
    await addAnother(place)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const title = place.canvas.getByRole('heading', { level: 1 })
    await waitFor(() => expect(title).toHaveFocus())
  },
})

export const FourthIsAdded = fourthIsAdded(400)
export const FourthIsAddedFromTheCache = fourthIsAdded(0)
