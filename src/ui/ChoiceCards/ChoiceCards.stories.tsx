import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import type { ComponentProps } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { ChoiceCards } from './ChoiceCards.tsx'

const meta = {
  component: ChoiceCards,
  args: {
    name: 'delivery',
    title: 'شیوه ارسال',
    value: 'post',
    choices: [
      { value: 'post', title: 'پست پیشتاز', text: 'به همه شهرها', aside: 'رایگان' },
      { value: 'courier', title: 'پیک تهران', text: 'یک تا دو روز' },
    ],
    onChange: fn(),
  },
} satisfies Meta<typeof ChoiceCards>
export default meta

export const NoneChosen: StoryObj<typeof meta> = {
  args: { value: '', error: 'شیوه ارسال را انتخاب کنید.' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(args.error!)
    for (const radio of canvas.getAllByRole('radio')) {
      await expect(radio).not.toBeChecked()
      await expect(radio).toHaveAccessibleDescription(expect.stringContaining(args.error!))
    }
  },
}

function GoesOnceChosen({ choices, ...args }: ComponentProps<typeof ChoiceCards>) {
  const [isGone, setGone] = useState(false)
  return (
    <ChoiceCards {...args} choices={isGone ? choices.slice(0, 1) : choices} onChange={() => setGone(true)} />
  )
}

export const ChosenOneGoes: StoryObj<typeof meta> = {
  parameters: { visual: { skip: 'OneOfTwo shows it' } },
  render: GoesOnceChosen,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'پیک تهران' }))
    await waitFor(() => expect(canvas.getAllByRole('radio')).toHaveLength(1))
    await waitFor(() => expect(canvas.getByRole('group', { name: 'شیوه ارسال' })).toHaveFocus())
  },
}

export const OneOfTwo: StoryObj<typeof meta> = {
  play: async ({ canvas, userEvent, args }) => {
    const post = canvas.getByRole('radio', { name: 'پست پیشتاز' })
    await expect(post).toBeChecked()
    await expect(post).toHaveAccessibleDescription('به همه شهرها رایگان')
    await userEvent.click(canvas.getByRole('radio', { name: 'پیک تهران' }))
    await expect(args.onChange).toHaveBeenCalledWith('courier')
  },
}
