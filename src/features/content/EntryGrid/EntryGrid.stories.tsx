import type { Meta, StoryObj } from '@storybook/react-vite'
import { contentListOf } from '#stories/content-fixtures.ts'
import { EntryCard } from '../EntryCard/EntryCard.tsx'
import { EntryGrid } from './EntryGrid.tsx'

const meta = {
  component: EntryGrid,
  args: {
    entries: contentListOf('blogs', 6).entries,
    children: (entry, isFirst) => <EntryCard entry={entry} eager={isFirst} />,
  },
} satisfies Meta<typeof EntryGrid>
export default meta

type Story = StoryObj<typeof meta>

export const Even: Story = {}
export const Pairs: Story = { args: { layout: 'pairs' } }
export const Lead: Story = {
  args: {
    layout: 'lead',
    children: (entry, isFirst) => <EntryCard entry={entry} isLead={isFirst} />,
  },
}
export const One: Story = { args: { entries: contentListOf('blogs', 1).entries } }
