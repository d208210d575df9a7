import type { Meta, StoryObj } from '@storybook/react-vite'
import { ContentSkeleton } from './ContentSkeleton.tsx'

const meta = { component: ContentSkeleton, args: { kind: 'blogs' } } satisfies Meta<typeof ContentSkeleton>
export default meta

type Story = StoryObj<typeof meta>

export const Cards: Story = {}
export const Pairs: Story = { args: { kind: 'gallery' } }
export const Rows: Story = { args: { kind: 'services' } }
export const LeftToRight: Story = { globals: { locale: 'en' } }
