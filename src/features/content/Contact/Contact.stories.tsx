import type { Meta, StoryObj } from '@storybook/react-vite'
import { expectNoOverflow } from '#stories/expect-no-overflow.ts'
import { Contact } from './Contact.tsx'

const meta = { component: Contact, args: { form: null } } satisfies Meta<typeof Contact>
export default meta

type Story = StoryObj<typeof meta>

export const RightToLeft: Story = { play: expectNoOverflow }
export const LeftToRight: Story = { globals: { locale: 'en' }, play: expectNoOverflow }
export const Russian: Story = { globals: { locale: 'ru', scheme: 'dark' }, play: expectNoOverflow }
export const WithForm: Story = { args: { form: <p>…</p> }, play: expectNoOverflow }
