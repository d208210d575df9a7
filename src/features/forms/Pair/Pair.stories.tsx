import type { Meta, StoryObj } from '@storybook/react-vite'
import { Pair } from './Pair.tsx'

const meta = { component: Pair } satisfies Meta<typeof Pair>
export default meta

type Story = StoryObj<typeof meta>

const one = <input key="1" aria-label="نام" />

export const One: Story = { args: { children: one } }
export const Two: Story = { args: { children: [one, <input key="2" aria-label="شهر" />] } }
