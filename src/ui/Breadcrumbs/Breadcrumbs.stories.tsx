import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Breadcrumbs } from './Breadcrumbs.tsx'

const meta = {
  component: Breadcrumbs,
  args: {
    path: [
      { label: 'rugs', title: 'Rugs and kilims of many provinces' },
      { label: 'handwoven-carpets', title: 'Hand-knotted carpets' },
    ],
    current: 'Kashan medallion and corner carpet',
  },
  globals: { locale: 'en' },
  decorators: [(Story) => <div style={{ maxInlineSize: 328 }}>{Story()}</div>],
} satisfies Meta<typeof Breadcrumbs>
export default meta

type Story = StoryObj<typeof meta>

const isCut = ({ scrollWidth, clientWidth }: HTMLElement) => scrollWidth > clientWidth

/** As on a phone of 360 px. */
export const LongNames: Story = {
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list')
    const [, top, parent] = within(list).getAllByRole('link')
    await expect(isCut(list)).toBe(false)
    await expect(isCut(top!)).toBe(true)
    await expect(isCut(parent!)).toBe(false)
    await expect(getComputedStyle(top!).textOverflow).toBe('ellipsis')
  },
}
