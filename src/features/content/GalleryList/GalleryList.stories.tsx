import type { Meta, StoryObj } from '@storybook/react-vite'
import { inEnglish, listOf, withLongNames } from '#stories/entries.ts'
import { fits } from '#stories/fits.ts'
import { oneLook } from '#stories/one-look.ts'
import { GalleryList } from './GalleryList.tsx'

const meta = { component: GalleryList, args: listOf('gallery', 6) } satisfies Meta<typeof GalleryList>
export default meta

type Story = StoryObj<typeof meta>

export const Many: Story = {}
export const One: Story = { args: listOf('gallery', 1) }
export const LeftToRight: Story = { args: listOf('gallery', 6, inEnglish), globals: { locale: 'en' } }
export const LongNames: Story = { args: listOf('gallery', 3, withLongNames), parameters: oneLook, play: fits }
