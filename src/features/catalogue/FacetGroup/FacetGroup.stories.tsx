import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import type { FacetOption } from '#contracts/catalogue.ts'
import { singleMode } from '#stories/single-mode.ts'
import { textOf } from '#stories/text.ts'
import { FacetGroup } from './FacetGroup.tsx'

const option = (value: string, title: string, count: number, swatch: string | null = null): FacetOption => ({
  value,
  title,
  count,
  swatch,
})

const makers = Array.from({ length: 84 }, (_, at) => option(`maker-${at}`, `کارگاه ${at + 1}`, 200 - at))

const focused = () => document.activeElement as HTMLElement

const meta = {
  component: FacetGroup,
  args: { title: 'سازنده', options: makers, chosen: [], onToggle: fn() },
  decorators: [(Story) => <div style={{ inlineSize: 240, padding: 16 }}>{Story()}</div>],
} satisfies Meta<typeof FacetGroup>
export default meta

type Story = StoryObj<typeof meta>

export const One: Story = {
  args: { options: makers.slice(0, 1) },
  play: async ({ canvas }) => expect(canvas.queryByRole('group')).toBeNull(),
}

export const Few: Story = {
  args: {
    title: 'رنگ',
    options: [option('crimson', 'لاکی', 12, '#8f2431'), option('navy', 'سرمه‌ای', 3, '#1f2f55')],
    chosen: ['navy'],
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(1)
    await userEvent.click(canvas.getByText('لاکی'))
    await expect(args.onToggle).toHaveBeenCalledWith('crimson')
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const Many: Story = {
  args: { chosen: ['maker-50'] },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(7)
    await expect(canvas.getByText('کارگاه 51')).toBeVisible()
    const all = canvas.getByRole('button', { name: textOf(globals).listing.showAll({ count: 84 }) })
    await expect(all).toHaveAttribute('aria-expanded', 'false')
  },
}

export const AllShown: Story = {
  play: async ({ canvas, userEvent, globals, args }) => {
    await userEvent.click(canvas.getByRole('button'))
    const field = canvas.getByRole('searchbox', {
      name: textOf(globals).listing.findIn({ title: args.title }),
    })
    await waitFor(() => expect(field).toHaveFocus())
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(84)
    await userEvent.keyboard('كارگاه ۸۴')
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(1)
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(args.onToggle).toHaveBeenCalledWith('maker-83')
  },
}

export const NoneByThatName: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    await userEvent.click(canvas.getByRole('button'))
    await userEvent.type(canvas.getByRole('searchbox'), 'zzz')
    await expect(canvas.getByRole('status')).toHaveTextContent(textOf(globals).listing.findNone())
  },
}

/** `keeps`: the server still lists the option. */
const unticked = (options: readonly FacetOption[], keeps: boolean): Story => ({
  args: { options, chosen: [options.at(-1)!.value] },
  parameters: { ...singleMode, visual: { skip: 'looks as Few and Many do' } },
  render: function Chosen(args) {
    const [chosen, setChosen] = useState(args.chosen)
    const [listed, setListed] = useState(args.options)
    const untick = (value: string) => {
      setChosen([])
      if (!keeps) setListed(listed.filter((one) => one.value !== value))
    }
    return <FacetGroup {...args} options={listed} chosen={chosen} onToggle={untick} />
  },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('checkbox', { checked: true }).focus()
    await userEvent.keyboard(' ')
    await waitFor(() => expect(canvas.queryByRole('checkbox', { checked: true })).toBeNull())
    await waitFor(() => expect(canvas.getByRole('group')).toContainElement(focused()))
  },
})

export const UntickedBelowTheFold = unticked(makers, true)

export const UntickedAlone = unticked(makers.slice(0, 1), true)

export const UntickedAndGone = unticked(makers.slice(0, 3), false)

export const LongNames: Story = {
  args: {
    options: makers.slice(0, 4).map((one) => ({ ...one, title: `${one.title} `.repeat(6) })),
    chosen: ['maker-2'],
  },
}

export const LeftToRight: Story = { args: Few.args, globals: { locale: 'en' } }

export const Dark: Story = { args: Few.args, globals: { scheme: 'dark' } }
