import type { Meta, StoryObj } from '@storybook/react-vite'
import { inEnglish, listOf, withLongNames } from '#stories/entries.ts'
import { fits } from '#stories/fits.ts'
import { oneLook } from '#stories/one-look.ts'
import { FilmList } from './FilmList.tsx'

const meta = { component: FilmList, args: listOf('video', 6) } satisfies Meta<typeof FilmList>
export default meta

type Story = StoryObj<typeof meta>

export const Many: Story = {}
export const One: Story = { args: listOf('video', 1) }
export const LeftToRight: Story = { args: listOf('video', 6, inEnglish), globals: { locale: 'en' } }
export const LongNames: Story = { args: listOf('video', 3, withLongNames), parameters: oneLook, play: fits }
