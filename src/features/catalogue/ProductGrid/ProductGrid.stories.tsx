import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { productCards } from '#stories/listing-fixtures.ts'
import { ProductGrid } from './ProductGrid.tsx'

const meta = {
  component: ProductGrid,
  args: { products: [], actions: () => ({ like: null, add: null }) },
  decorators: [(Story) => <div className="container">{Story()}</div>],
} satisfies Meta<typeof ProductGrid>
export default meta

type Story = StoryObj<typeof meta>

export const One: Story = { args: { products: productCards(1, 1) } }

export const Many: Story = {
  args: { products: productCards(1, 7), eager: 4 },
  play: async ({ canvasElement }) => {
    const priorities = [...canvasElement.querySelectorAll('img')].map(({ fetchPriority }) => fetchPriority)
    await expect(priorities).toEqual(['high', 'high', 'high', 'high', 'auto', 'auto', 'auto'])
  },
}

export const LongNames: Story = {
  args: { products: productCards(1, 4).map((one) => ({ ...one, title: `${one.title} `.repeat(5) })) },
}

export const LeftToRight: Story = { args: Many.args, globals: { locale: 'en' } }
