import type { Meta, StoryObj } from '@storybook/react-vite'
import { fits } from '#stories/fits.ts'
import { Contact } from './Contact.tsx'

const meta = { component: Contact, args: { form: null } } satisfies Meta<typeof Contact>
export default meta

type Story = StoryObj<typeof meta>

export const RightToLeft: Story = { play: fits }
export const LeftToRight: Story = { globals: { locale: 'en' }, play: fits }
export const Russian: Story = { globals: { locale: 'ru', scheme: 'dark' }, play: fits }
export const WithForm: Story = { args: { form: <p>…</p> }, play: fits }
