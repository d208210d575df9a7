import type { Meta, StoryObj } from '@storybook/react-vite'
import { inEnglish, listOf, withLongNames } from '#stories/entries.ts'
import { fits } from '#stories/fits.ts'
import { oneLook } from '#stories/one-look.ts'
import { ServiceList } from './ServiceList.tsx'

const meta = { component: ServiceList, args: listOf('services', 6) } satisfies Meta<typeof ServiceList>
export default meta

type Story = StoryObj<typeof meta>

export const Many: Story = {}
export const One: Story = { args: listOf('services', 1) }
export const LeftToRight: Story = { args: listOf('services', 6, inEnglish), globals: { locale: 'en' } }
export const LongNames: Story = {
  args: listOf('services', 3, withLongNames),
  parameters: oneLook,
  play: fits,
}
