import type { Meta, StoryObj } from '@storybook/react-vite'
import { inEnglish, listOf, withLongNames } from '#stories/entries.ts'
import { fits } from '#stories/fits.ts'
import { oneLook } from '#stories/one-look.ts'
import { ArticleList } from './ArticleList.tsx'

const meta = { component: ArticleList, args: listOf('blogs', 6) } satisfies Meta<typeof ArticleList>
export default meta

type Story = StoryObj<typeof meta>

export const Many: Story = {}
export const One: Story = { args: listOf('blogs', 1) }
export const LeftToRight: Story = { args: listOf('blogs', 6, inEnglish), globals: { locale: 'en' } }
export const LongNames: Story = { args: listOf('blogs', 3, withLongNames), parameters: oneLook, play: fits }
