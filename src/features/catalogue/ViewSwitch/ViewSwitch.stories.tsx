import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { textOf } from '#stories/text.ts'
import { ViewSwitch } from './ViewSwitch.tsx'

const meta = {
  component: ViewSwitch,
  args: { view: 'grid', onChange: fn() },
} satisfies Meta<typeof ViewSwitch>
export default meta

type Story = StoryObj<typeof meta>

export const Grid: Story = {
  play: async ({ canvas, userEvent, args, globals }) => {
    const { views } = textOf(globals).listing
    await expect(canvas.getByRole('button', { pressed: true })).toHaveAccessibleName(views.grid())
    await userEvent.click(canvas.getByRole('button', { name: views.list() }))
    await expect(args.onChange).toHaveBeenCalledWith('list')
  },
}

export const List: Story = { args: { view: 'list' } }

export const Dark: Story = { args: { view: 'list' }, globals: { locale: 'en', scheme: 'dark' } }
