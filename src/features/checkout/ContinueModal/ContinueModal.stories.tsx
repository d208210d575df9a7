import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { modal, openModal } from '#src/stores/modal.ts'
import { textOf } from '#stories/text.ts'
import { withWindow } from '#stories/with-window.ts'
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

const narrowWindow = withWindow(320, 640)

/** The longest labels. */
export const OneLineLabelsOfANarrowWindow: Story = {
  globals: { ...narrowWindow.globals, locale: 'ru' },
  parameters: { ...narrowWindow.parameters, visual: { skip: 'Guest shows it' } },
  play: async ({ globals }) => {
    const { continueShopping, viewCart } = textOf(globals).cart
    const dialog = within(await screen.findByRole('dialog'))
    for (const label of [continueShopping(), viewCart()]) {
      const line = document.createRange()
      line.selectNodeContents(dialog.getByText(label))
      await expect(line.getClientRects()).toHaveLength(1)
    }
  },
}
