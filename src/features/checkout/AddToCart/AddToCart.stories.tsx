import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect, screen, waitFor } from 'storybook/test'
import type { Locales } from '#i18n/i18n-types.ts'
import { messageText } from '#mocks/domain/messages.ts'
import { sessionOf } from '#mocks/server/session.ts'
import { cart } from '#src/stores/cart.ts'
import { modal } from '#src/stores/modal.ts'
import { Consent } from '#src/ui/Consent/Consent.tsx'
import { Toasts } from '#src/ui/Toasts/Toasts.tsx'
import { productCard } from '#stories/product-fixtures.ts'
import { singleMode } from '#stories/single-mode.ts'
import { textOf } from '#stories/text.ts'
import { AddToCart } from './AddToCart.tsx'

const meta = {
  component: AddToCart,
  args: { productItemId: 10011, title: 'فرش کاشان', stockLeft: 3, price: productCard.price },
  decorators: [
    (Story) => (
      <>
        {Story()}
        <Toasts />
      </>
    ),
  ],
} satisfies Meta<typeof AddToCart>
export default meta

type Story = StoryObj<typeof meta>

export const Adds: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    const text = textOf(globals)
    await userEvent.click(canvas.getByRole('button', { name: text.cart.add() }))
    await waitFor(() => expect(screen.getByText(text.cart.added())).toBeVisible())
    await expect(modal.open).toEqual({ name: 'continue' })
    await expect(document.cookie).toContain(`basketId=${cart.basketId}`)
  },
}

export const TwiceIsOneBasket: Story = {
  parameters: { faults: [{ on: 'add', fault: { latency: 30 } }] },
  play: async ({ canvas, userEvent, globals }) => {
    const add = canvas.getByRole('button', { name: textOf(globals).cart.add() })
    await userEvent.click(add)
    await waitFor(() => expect(cart.basketId).not.toBeNull())
    const first = cart.basketId
    await waitFor(() => expect(add).not.toHaveAttribute('aria-disabled'))
    await userEvent.click(add)
    await waitFor(() => expect(add).not.toHaveAttribute('aria-disabled'))
    await expect(cart.basketId).toBe(first)
  },
}

export const PressedTwice: Story = {
  parameters: { visual: { skip: 'it looks as Adds does' } },
  play: async ({ canvas, globals }) => {
    const add = canvas.getByRole('button', { name: textOf(globals).cart.add() })
    /** Two presses before a render. */
    add.click()
    add.click()
    await waitFor(() => expect(modal.open).toEqual({ name: 'continue' }))
    await waitFor(() => expect(add).not.toHaveAttribute('aria-disabled'))
    await expect(sessionOf('story').log.filter(({ call }) => call === 'add')).toHaveLength(1)
  },
}

export const ServerRefuses: Story = {
  parameters: { faults: [{ on: 'add', fault: { status: 500 } }] },
  play: async ({ canvas, userEvent, globals }) => {
    await userEvent.click(canvas.getByRole('button', { name: textOf(globals).cart.add() }))
    const told = messageText(globals.locale as Locales, 'unavailable')
    await waitFor(() => expect(screen.getByText(told)).toBeVisible())
    await expect(modal.open).toBeNull()
  },
}

const farFromTheEnd = (Story: () => ReactNode) => (
  <>
    {Story()}
    <div style={{ blockSize: '300vh' }} />
  </>
)

export const ScrolledPast: Story = {
  decorators: [farFromTheEnd],
  play: async ({ canvas, userEvent, globals }) => {
    const text = textOf(globals)
    await userEvent.click(canvas.getByRole('button', { name: text.details.increase() }))
    const add = canvas.getByRole('button', { name: text.cart.add() })
    window.scrollTo(0, 1_000)
    await waitFor(() => expect(add).toHaveAccessibleName(text.details.addCount({ count: 2 })))
    await expect(canvas.getAllByRole('button', { name: new RegExp(add.textContent) })).toHaveLength(1)
    window.scrollTo(0, 0)
    await waitFor(() => expect(add).toHaveAccessibleName(text.cart.add()))
  },
}

export const BarIsBelowTheConsentBanner: Story = {
  globals: { viewport: { value: '390' } },
  parameters: {
    ...singleMode,
    visual: { skip: 'ScrolledPast shows the bar, Asked of Consent the banner' },
  },
  decorators: [
    farFromTheEnd,
    (Story) => (
      <>
        {Story()}
        <Consent />
      </>
    ),
  ],
  play: async ({ canvas, globals }) => {
    const text = textOf(globals)
    const banner = canvas.getByRole('region', { name: text.shop.consent.title() })
    const bar = canvas.getByRole('button', { name: text.cart.add() }).parentElement!
    window.scrollTo(0, 1_000)
    await waitFor(() => expect(bar).toHaveAttribute('data-bar'))
    await Promise.all(bar.getAnimations().map(({ finished }) => finished))
    await expect(banner.getBoundingClientRect().bottom).toBeLessThan(bar.getBoundingClientRect().top)
  },
}
