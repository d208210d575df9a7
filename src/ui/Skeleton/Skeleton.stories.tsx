import type { Meta, StoryObj } from '@storybook/react-vite'
import { Skeleton } from './Skeleton.tsx'

const meta = {
  component: Skeleton,
  decorators: [(Story) => <div style={{ inlineSize: 240 }}>{Story()}</div>],
} satisfies Meta<typeof Skeleton>
export default meta

type Story = StoryObj<typeof meta>

export const Picture: Story = { args: { ratio: 4 / 5 } }
export const Text: Story = { args: { lines: 3 } }
