import type { Meta, StoryObj } from '@storybook/react-vite'
import { fits } from '#stories/fits.ts'
import { About } from './About.tsx'

const meta = { component: About } satisfies Meta<typeof About>
export default meta

type Story = StoryObj<typeof meta>

export const RightToLeft: Story = { play: fits }
export const LeftToRight: Story = { globals: { locale: 'en' }, play: fits }
export const Russian: Story = { globals: { locale: 'ru', scheme: 'dark' }, play: fits }
