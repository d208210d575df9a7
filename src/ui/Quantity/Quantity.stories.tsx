import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { digitsOf } from '#stories/text.ts'
import { Quantity } from './Quantity.tsx'

const meta = {
  component: Quantity,
  args: {
    label: 'تعداد',
    increaseLabel: 'افزایش تعداد',
    decreaseLabel: 'کاهش تعداد',
    count: 2,
    min: 1,
    max: 3,
    onChange: fn(),
  },
} satisfies Meta<typeof Quantity>
export default meta

type Story = StoryObj<typeof meta>

export const Between: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: args.increaseLabel }))
    await expect(args.onChange).toHaveBeenLastCalledWith(3)
    await userEvent.click(canvas.getByRole('button', { name: args.decreaseLabel }))
    await expect(args.onChange).toHaveBeenLastCalledWith(1)
  },
}

export const AtTheLeast: Story = {
  args: { count: 1 },
  play: async ({ canvas, userEvent, args }) => {
    const less = canvas.getByRole('button', { name: args.decreaseLabel })
    await expect(less).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(less)
    await expect(less).toHaveFocus()
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

export const AtTheMost: Story = {
  args: { count: 3 },
  play: async ({ canvas, args }) =>
    expect(canvas.getByRole('button', { name: args.increaseLabel })).toHaveAttribute('aria-disabled', 'true'),
}

export const LastOneMayGo: Story = {
  args: { count: 1, min: 0 },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: args.decreaseLabel }))
    await expect(args.onChange).toHaveBeenLastCalledWith(0)
  },
}

export const Typed: Story = {
  parameters: { visual: { skip: 'Between shows it' } },
  play: async ({ canvas, userEvent, args, globals }) => {
    const field = canvas.getByRole('spinbutton')
    await userEvent.clear(field)
    await userEvent.type(field, '۱٢3{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(123)
    await userEvent.clear(field)
    await userEvent.paste('\u200f۴۵\u202c')
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(45)
    await userEvent.clear(field)
    await userEvent.type(field, 'x{Enter}')
    await expect(args.onChange).toHaveBeenCalledTimes(2)
    await expect(field).toHaveValue(digitsOf(globals, '2'))
    await userEvent.type(field, '9{Escape}')
    await userEvent.keyboard('{ArrowUp}{ArrowDown}')
    await expect(args.onChange).toHaveBeenNthCalledWith(3, 3)
    await expect(args.onChange).toHaveBeenNthCalledWith(4, 1)
    await userEvent.clear(field)
    await userEvent.type(field, '۳')
    await userEvent.tab()
    await expect(args.onChange).toHaveBeenNthCalledWith(5, 3)
  },
}

export const SteppedFromWhatIsTyped: Story = {
  args: { count: 1, max: 20 },
  parameters: { visual: { skip: 'Between shows it' } },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('spinbutton')
    await userEvent.clear(field)
    await userEvent.type(field, '۱۲{ArrowUp}')
    await expect(args.onChange).toHaveBeenLastCalledWith(13)
    await userEvent.clear(field)
    await userEvent.type(field, '12{ArrowDown}')
    await expect(args.onChange).toHaveBeenLastCalledWith(11)
    /** At the limit, what is typed is not lost. */
    await userEvent.clear(field)
    await userEvent.type(field, '20{ArrowUp}')
    await expect(args.onChange).toHaveBeenLastCalledWith(20)
    await userEvent.clear(field)
    await userEvent.type(field, 'x{ArrowUp}')
    await expect(args.onChange).toHaveBeenLastCalledWith(2)
  },
}

export const TypedOver: Story = {
  parameters: { visual: { skip: 'Between shows it' } },
  render: function Counted({ count: initial, onChange, ...args }) {
    const [count, setCount] = useState(initial)
    const change = (next: number) => {
      onChange(next)
      setCount(next)
    }
    return <Quantity {...args} count={count} onChange={change} />
  },
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('spinbutton').focus()
    await userEvent.keyboard('3{Enter}')
    await userEvent.keyboard('2{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(2)
    await userEvent.keyboard('4{Escape}1{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(1)
  },
}
