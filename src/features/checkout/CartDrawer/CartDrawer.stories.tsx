import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { sessionOf } from '#mocks/server/session.ts'
import { closeModal, openModal } from '#src/stores/modal.ts'
import { expectFocusUncovered } from '#stories/expect-focus-uncovered.ts'
import { singleMode } from '#stories/single-mode.ts'
import { textOf } from '#stories/text.ts'
import { CartDrawer } from './CartDrawer.tsx'

const meta = {
  component: CartDrawer,
  beforeEach: () => {
    openModal({ name: 'cart' })
    return closeModal
  },
} satisfies Meta<typeof CartDrawer>
export default meta

type Story = StoryObj<typeof meta>

const drawer = (name: string) => screen.findByRole('dialog', { name })

export const WithLines: Story = {
  parameters: { scenario: ['cart-with-lines'] },
  play: async ({ globals }) => {
    const text = textOf(globals)
    const shown = within(await drawer(text.cart.title()))
    await expect(await shown.findAllByRole('listitem')).toHaveLength(3)
    const link = shown.getByRole('link', { name: text.cart.viewCart() })
    await waitFor(() => expect(link).toBeVisible())
  },
}

export const FocusIsAboveTheFoot: Story = {
  parameters: { ...singleMode, scenario: ['full-cart'], visual: { skip: 'WithLines shows the foot' } },
  play: async ({ globals }) => {
    const text = textOf(globals)
    const dialog = await drawer(text.cart.title())
    await expect(await within(dialog).findAllByRole('listitem')).toHaveLength(24)
    const close = within(dialog).getByRole('button', { name: text.nav.close() })
    await waitFor(() => expect(close).toHaveFocus())
    await expectFocusUncovered(dialog)
  },
}

export const Empty: Story = {
  parameters: { ...singleMode },
  play: async ({ globals }) => {
    const text = textOf(globals)
    const shown = within(await drawer(text.cart.title()))
    const heading = await shown.findByRole('heading', { name: text.cart.empty() })
    await waitFor(() => expect(heading).toBeVisible())
  },
}

export const CartCannotBeRead: Story = {
  parameters: { ...singleMode, scenario: ['server-down'] },
  play: async ({ globals }) => {
    const text = textOf(globals)
    const shown = within(await drawer(text.cart.title()))
    const again = await shown.findByRole('button', { name: text.errors.retry() })
    await waitFor(() => expect(again).toBeVisible())
  },
}

export const CartIsGone: Story = {
  parameters: {
    scenario: ['cart-with-lines'],
    visual: { skip: 'OrderedInAnotherTab of CartPage shows the notice' },
  },
  play: async ({ globals }) => {
    const text = textOf(globals)
    const shown = within(await drawer(text.cart.title()))
    const [field] = await shown.findAllByRole('spinbutton')
    await waitFor(() => expect(field).toBeVisible())
    field!.focus()
    sessionOf('story').world.carts = {}
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    const notice = await shown.findByText(text.checkout.gone())
    await expect(notice).toHaveRole('status')
    await expect(document.body).not.toHaveFocus()
    await expect(document.activeElement).toContainElement(notice)
    await expect(shown.queryByRole('link', { name: text.checkout.goneOrders() })).not.toBeInTheDocument()
  },
}
