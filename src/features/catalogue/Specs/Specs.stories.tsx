import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { product } from '#stories/product-fixtures.ts'
import { Specs } from './Specs.tsx'

const meta = {
  component: Specs,
  args: { specs: product.specs, labelledBy: 'specs' },
  decorators: [
    (Story) => (
      <section>
        <h2 id="specs">مشخصات</h2>
        {Story()}
      </section>
    ),
  ],
} satisfies Meta<typeof Specs>
export default meta

type Story = StoryObj<typeof meta>

export const One: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'مشخصات' })).toBeVisible()
    await expect(canvas.getByRole('rowheader', { name: 'جنس' })).toBeVisible()
  },
}

export const LongAndTwiceTheSame: Story = {
  args: {
    specs: [
      { title: 'جنس', value: 'پشم پاییزه سبزوار با تار ابریشم طبیعی و رنگ گیاهی روناس، نیل و پوست گردو' },
      { title: 'جنس', value: 'Aspecificationinonewordthatneverends'.repeat(3) },
    ],
  },
  decorators: [(Story) => <div style={{ inlineSize: 320 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table')
    await expect(table.scrollWidth).toBeLessThanOrEqual(320)
    await expect(canvas.getAllByRole('row')).toHaveLength(2)
  },
}
