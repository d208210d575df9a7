import type { Meta, StoryObj } from '@storybook/react-vite'
import { inEnglish, listOf, withLongNames } from '#stories/entries.ts'
import { fits } from '#stories/fits.ts'
import { oneLook } from '#stories/one-look.ts'
import { MakerList } from './MakerList.tsx'

const meta = { component: MakerList, args: listOf('brand', 6) } satisfies Meta<typeof MakerList>
export default meta

type Story = StoryObj<typeof meta>

export const Many: Story = {}
export const One: Story = { args: listOf('brand', 1) }
export const LeftToRight: Story = { args: listOf('brand', 6, inEnglish), globals: { locale: 'en' } }
export const LongNames: Story = { args: listOf('brand', 3, withLongNames), parameters: oneLook, play: fits }
