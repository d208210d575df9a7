import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRef, useState } from 'react'
import { expect, fn } from 'storybook/test'
import { textOf } from '#stories/text.ts'
import { ActiveFilters } from './ActiveFilters.tsx'

const chip = (title: string) => ({ key: title, title, without: { text: title } })

const meta = {
  component: ActiveFilters,
  args: { chips: [], onChange: fn(), onClear: fn() },
} satisfies Meta<typeof ActiveFilters>
export default meta

type Story = StoryObj<typeof meta>

export const None: Story = {
  play: async ({ canvas }) => expect(canvas.queryByRole('list')).toBeNull(),
}

export const One: Story = {
  args: { chips: [chip('لاکی')] },
  play: async ({ canvas, userEvent, args, globals }) => {
    const { listing } = textOf(globals)
    await userEvent.click(canvas.getByRole('button', { name: listing.remove({ title: 'لاکی' }) }))
    await expect(args.onChange).toHaveBeenCalledWith({ text: 'لاکی' })
    await userEvent.click(canvas.getByRole('button', { name: listing.clear() }))
    await expect(args.onClear).toHaveBeenCalledOnce()
  },
}

export const KeepsTheFocus: Story = {
  parameters: { visual: { skip: 'Many shows it' } },
  render: function Listed() {
    const heading = useRef<HTMLHeadingElement>(null)
    const [titles, setTitles] = useState(['لاکی', 'کاشان'])
    return (
      <>
        <h1 ref={heading} tabIndex={-1}>
          فرش
        </h1>
        <ActiveFilters
          chips={titles.map(chip)}
          heading={heading}
          onChange={({ text }) => setTitles(titles.filter((title) => title !== text))}
          onClear={() => setTitles([])}
        />
      </>
    )
  },
  play: async ({ canvas, userEvent, globals }) => {
    const { remove, clear } = textOf(globals).listing
    await userEvent.click(canvas.getByRole('button', { name: remove({ title: 'لاکی' }) }))
    await expect(canvas.getByRole('button', { name: remove({ title: 'کاشان' }) })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: clear() }))
    await expect(canvas.getByRole('heading')).toHaveFocus()
  },
}

export const Many: Story = {
  args: { chips: ['لاکی', 'سرمه‌ای', 'کاشان', 'کارگاه سایه‌باف', 'پشم', 'فقط کالاهای موجود'].map(chip) },
}

export const LongNames: Story = {
  args: { chips: [chip('کارگاه فرش دست‌بافت '.repeat(8)), chip('لاکی')] },
  decorators: [(Story) => <div style={{ inlineSize: 320 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list')
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth)
  },
}

export const LeftToRight: Story = { args: Many.args, globals: { locale: 'en' } }
