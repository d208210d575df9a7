import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import type { SizeGuide } from '#contracts/product.ts'
import { expectNoOverflow } from '#stories/expect-no-overflow.ts'
import { singleMode } from '#stories/single-mode.ts'
import { textOf } from '#stories/text.ts'
import { SizeGuideButton } from './SizeGuideButton.tsx'

const guide: SizeGuide = {
  caption: 'دور انگشت را با نواری باریک اندازه بگیرید؛ میان دو اندازه، بزرگ‌تر را بردارید.',
  columns: ['سایز', 'دور انگشت، میلی‌متر', 'قطر درون حلقه، میلی‌متر', 'سایز روسی'],
  rows: [
    ['۵۴', '۵۴', '۱۷٫۲', '۱۷'],
    ['۵۷', '۵۷', '۱۸٫۱', '۱۸'],
    ['۶۰', '۶۰', '۱۹٫۱', '۱۹'],
  ],
}

const meta = { component: SizeGuideButton, args: { guide } } satisfies Meta<typeof SizeGuideButton>
export default meta

type Story = StoryObj<typeof meta>

async function open(globals: Record<string, unknown>) {
  const name = textOf(globals).details.sizeGuide()
  await userEvent.click(await screen.findByRole('button', { name }))
  return within(await screen.findByRole('dialog', { name }))
}

export const Opens: Story = {
  play: async ({ globals }) => {
    const dialog = await open(globals)
    const table = await dialog.findByRole('table', { name: guide.caption })
    await expect(within(table).getAllByRole('columnheader')).toHaveLength(4)
    await waitFor(() => expect(within(table).getByRole('rowheader', { name: '۵۷' })).toBeVisible())
  },
}

export const ClosesAndReturnsTheFocus: Story = {
  parameters: { visual: { skip: 'Opens shows it' } },
  play: async ({ globals }) => {
    await open(globals)
    await userEvent.keyboard('{Escape}')
    const button = screen.getByRole('button', { name: textOf(globals).details.sizeGuide() })
    await waitFor(() => expect(button).toHaveFocus())
  },
}

export const WideTableScrollsInside: Story = {
  parameters: singleMode,
  args: {
    guide: {
      ...guide,
      columns: Array.from({ length: 14 }, (_, at) => `ستون ${at}`),
      rows: [Array.from({ length: 14 }, (_, at) => `${at}`)],
    },
  },
  play: async (context) => {
    const dialog = await open(context.globals)
    const region = await dialog.findByRole('region', { name: guide.caption })
    await waitFor(() => expect(region).toBeVisible())
    await expect(region.scrollWidth).toBeGreaterThan(region.clientWidth)
    await expectNoOverflow()
  },
}
