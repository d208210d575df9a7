import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
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

export const OneOfTwo: StoryObj<typeof meta> = {
  play: async ({ canvas, userEvent, args }) => {
    const post = canvas.getByRole('radio', { name: 'پست پیشتاز' })
    await expect(post).toBeChecked()
    await expect(post).toHaveAccessibleDescription('به همه شهرها رایگان')
    await userEvent.click(canvas.getByRole('radio', { name: 'پیک تهران' }))
    await expect(args.onChange).toHaveBeenCalledWith('courier')
  },
}
