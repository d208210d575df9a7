import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { textOf } from '#stories/text.ts'
import { SenderFields } from './SenderFields.tsx'

const meta = { component: SenderFields, args: { fullName: {}, mobile: {} } } satisfies Meta<
  typeof SenderFields
>
export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const LeftToRight: Story = { globals: { locale: 'ru' } }
export const Wrong: Story = {
  args: { fullName: { error: 'نام خود را بنویسید' }, mobile: { error: 'شماره درست نیست' } },
  play: async ({ canvas, globals }) =>
    expect(canvas.getByLabelText(textOf(globals).forms.mobile())).toHaveAccessibleDescription(
      /شماره درست نیست/,
    ),
}
