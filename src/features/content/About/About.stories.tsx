import type { Meta, StoryObj } from '@storybook/react-vite'
import { expectNoOverflow } from '#stories/expect-no-overflow.ts'
import { About } from './About.tsx'

const meta = { component: About } satisfies Meta<typeof About>
export default meta

type Story = StoryObj<typeof meta>

export const RightToLeft: Story = { play: expectNoOverflow }
export const LeftToRight: Story = { globals: { locale: 'en' }, play: expectNoOverflow }
export const Russian: Story = { globals: { locale: 'ru', scheme: 'dark' }, play: expectNoOverflow }
