import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect } from 'storybook/test'
import { expectNoOverflow } from '#stories/expect-no-overflow.ts'
import { hrefOf } from '#stories/href.ts'
import { capturedIn } from '#stories/modes.ts'
import { textOf } from '#stories/text.ts'
import { withWindow } from '#stories/with-window.ts'
import { Pagination } from './Pagination.tsx'

const meta = { component: Pagination, args: { page: 5, pageSize: 24, total: 240 } } satisfies Meta<
  typeof Pagination
>
export default meta

type Story = StoryObj<typeof meta>

/** The address names the first page, which is on its way. */
export const Middle: Story = {
  play: async ({ canvas, globals }) => {
    const text = textOf(globals)
    const shown = canvas.getByRole('link', { name: text.listing.page({ page: 5 }) })
    await expect(canvas.getAllByRole('link', { current: 'page' })).toEqual([shown])
    await expect(canvas.getByRole('link', { name: text.listing.next() })).toHaveAttribute(
      'href',
      hrefOf(globals, '/?page=6'),
    )
    await expect(canvas.queryByRole('link', { name: text.listing.page({ page: 3 }) })).toBeNull()
  },
}

export const First: Story = { args: { page: 1 } }

export const Last: Story = { args: { page: 10 } }

export const OnePage: Story = {
  args: { page: 1, total: 24 },
  play: async ({ canvas }) => expect(canvas.queryByRole('navigation')).toBeNull(),
}

const narrowWindow = withWindow(320, 640)

const phone = {
  ...narrowWindow,
  parameters: {
    ...narrowWindow.parameters,
    ...capturedIn({ locale: ['fa'], scheme: ['light'], viewport: ['390'] }),
  },
  decorators: [(Story: () => ReactNode) => <div style={{ marginInline: 16 }}>{Story()}</div>],
  play: async ({ canvas }: Parameters<NonNullable<Story['play']>>[0]) => {
    const boxes = canvas.getAllByRole('link').map((link) => link.getBoundingClientRect())
    await expect(new Set(boxes.map(({ top }) => top)).size).toBe(1)
    await expect(Math.min(...boxes.map(({ width }) => width))).toBeGreaterThanOrEqual(44)
    await expectNoOverflow()
  },
}

export const FewOnAPhone: Story = { ...phone, args: { page: 3, total: 120 } }

export const HundredsOnAPhone: Story = { ...phone, args: { page: 208, total: 10_000 } }

export const Hundreds: Story = { args: { page: 208, total: 10_000 }, globals: { locale: 'en' } }
