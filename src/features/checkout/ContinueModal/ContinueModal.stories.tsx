import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { modal, openModal } from '#src/stores/modal.ts'
import { textOf } from '#stories/text.ts'
import { ContinueModal } from './ContinueModal.tsx'

const meta = {
  component: ContinueModal,
  beforeEach: () => openModal({ name: 'continue' }),
} satisfies Meta<typeof ContinueModal>
export default meta

type Story = StoryObj<typeof meta>

export const Guest: Story = {
  play: async ({ userEvent, globals }) => {
    await userEvent.click(
      await screen.findByRole('button', { name: textOf(globals).cart.continueShopping() }),
    )
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(modal.open).toBeNull()
  },
}

export const Member: Story = {
  args: { fullName: 'سارا محمدی' },
  play: async ({ args, globals }) => {
    const name = textOf(globals).cart.greeting({ fullName: String(args.fullName) })
    await expect(await screen.findByRole('dialog', { name })).toBeInTheDocument()
    await expect(screen.queryByRole('banner')).toBeNull()
  },
}
