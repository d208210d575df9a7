import type { Meta, StoryObj } from '@storybook/react-vite'
import { EventStatus } from './EventStatus.tsx'

const meta = { component: EventStatus, args: { status: 'running' } } satisfies Meta<typeof EventStatus>
export default meta

type Story = StoryObj<typeof meta>

export const Running: Story = {}
export const Coming: Story = { args: { status: 'coming' } }
export const Past: Story = { args: { status: 'past' } }
export const RunningInTheDark: Story = { globals: { scheme: 'dark', locale: 'en' } }
