import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { singleMode } from '#stories/single-mode.ts'
import { NewPasswordField } from './NewPasswordField.tsx'

const meta = {
  component: NewPasswordField,
  args: { label: 'رمز عبور تازه', isInvalid: false, value: '', onChange: fn() },
  parameters: { ...singleMode },
} satisfies Meta<typeof NewPasswordField>
export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Weak: Story = { args: { value: '123456', isInvalid: true } }
export const Fair: Story = { args: { value: 'password' } }
export const Good: Story = { args: { value: 'zarrin-1405' } }
export const Strong: Story = { args: { value: 'saffron and tea at noon' } }
