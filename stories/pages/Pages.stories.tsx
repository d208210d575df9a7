import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { addresses, deleteAddress } from '#contracts/addresses.ts'
import { cartOperations } from '#contracts/cart-operations.ts'
import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import { request } from '#src/api/request.ts'
import { orderSent } from '#src/stores/checkout.ts'
import { holdCalls, releaseCalls } from '../held-calls.ts'
import { textOf } from '../text.ts'
import { pageParameters, pageMeta } from './page.tsx'

const meta = { ...pageMeta } satisfies Meta
export default meta

type Story = StoryObj
type Texts = TranslationFunctions['checkout']

/** `visual.config.ts` captures these pages from the built shop. */
const capturedBuilt = { visual: { skip: 'the built shop shows it' } }

export const Home: Story = {
  parameters: { ...pageParameters('/'), ...capturedBuilt },
  play: async ({ canvas, globals }) =>
    expect(await canvas.findByRole('heading', { name: textOf(globals).hero.title() })).toBeVisible(),
}

export const Listing: Story = {
  parameters: { ...pageParameters('/search/copper?discounted=true'), ...capturedBuilt },
  play: async ({ canvas, globals }) => {
    const { listing } = textOf(globals)
    await expect(
      await canvas.findByRole('button', { name: listing.remove({ title: listing.discounted() }) }),
    ).toBeVisible()
  },
}

export const NothingFound: Story = {
  parameters: pageParameters('/search?text=zzzz'),
  play: async ({ canvas, globals }) =>
    expect(await canvas.findByText(textOf(globals).search.nothing({ text: 'zzzz' }))).toBeVisible(),
}

export const Product: Story = {
  parameters: { ...pageParameters('/search/handwoven-carpets/kashan-medallion-carpet'), ...capturedBuilt },
  play: async ({ canvas, globals }) =>
    expect(await canvas.findByRole('button', { name: textOf(globals).cart.add() })).toBeEnabled(),
}

export const ProductGone: Story = {
  parameters: pageParameters('/search/copper/no-such-pot'),
  play: async ({ canvas, globals }) => {
    const { details, hero } = textOf(globals)
    const main = within(await canvas.findByRole('main'))
    await expect(await main.findByText(details.gone())).toBeVisible()
    await expect(main.getByRole('link', { name: hero.action() })).toBeVisible()
  },
}

export const EmptyCart: Story = {
  parameters: pageParameters('/basket'),
  play: async ({ canvas, globals }) =>
    expect(await canvas.findByText(textOf(globals).cart.empty())).toBeVisible(),
}

export const BasketReadyToOrder: Story = {
  parameters: {
    ...pageParameters('/basket'),
    ...capturedBuilt,
    scenario: ['ready-to-order', 'rebate-applied', 'bonus-applied'],
  },
  play: async ({ canvas, globals }) => {
    const pay = await canvas.findByRole('button', { name: textOf(globals).checkout.pay() })
    await waitFor(() => expect(pay).not.toHaveAttribute('aria-disabled', 'true'))
  },
}

/** The answer of its order was lost, and its cart is another one by now. */
export const BasketAfterALostOrder: Story = {
  parameters: {
    ...pageParameters('/basket', ['fa']),
    visual: { skip: 'RetryNotice shows it' },
    scenario: ['ready-to-order'],
    faults: [{ on: 'setOrder', fault: { status: 503 } }],
  },
  beforeEach: () => orderSent({ uniqueId: 'basket-that-was-ordered', orderKind: 'offline' }),
  play: async ({ canvas, userEvent, globals }) => {
    const { checkout, errors } = textOf(globals)
    const notice = (await canvas.findByText(checkout.lost())).parentElement!
    const retry = within(notice).getByRole('button', { name: errors.retry() })
    await waitFor(() => expect(retry).not.toHaveAttribute('aria-disabled', 'true'))
    const letPass = holdCalls(cartOperations.setOrder)
    await userEvent.click(retry)
    await waitFor(() => expect(retry).toHaveAttribute('aria-disabled', 'true'))
    releaseCalls()
    letPass()
    await waitFor(() => expect(retry).not.toHaveAttribute('aria-disabled', 'true'))
  },
}

export const BasketWhoseGoodsAreSold: Story = {
  parameters: { ...pageParameters('/basket'), scenario: ['cart-with-lines', 'sold-out'] },
  play: async ({ canvas, globals }) =>
    expect(await canvas.findAllByText(textOf(globals).checkout.soldOutLine())).toHaveLength(3),
}

export const NothingCanBeDelivered: Story = {
  parameters: {
    ...pageParameters('/basket', ['fa']),
    scenario: ['member', 'cart-with-lines', 'no-delivery-methods'],
  },
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByText(textOf(globals).checkout.deliveryNone())).toBeVisible()
    /** It loads once it is near: a picture of it would depend on how fast the page grew. */
    const footer = await canvas.findByRole('contentinfo')
    footer.scrollIntoView()
    await within(footer).findByRole('textbox')
    scrollTo(0, 0)
  },
}

/** A press is lost on a button that moves between the glance and the press. */
const standsStill =
  (role: 'link' | 'button', nameOf: (texts: Texts) => string): Story['play'] =>
  async ({ canvas, globals }) => {
    const { checkout } = textOf(globals)
    const way = await canvas.findByRole(role, { name: nameOf(checkout) })
    await document.fonts.ready
    const { top } = way.getBoundingClientRect()
    const methods = await canvas.findByRole('group', { name: checkout.deliveryTitle() })
    await waitFor(() => expect(within(methods).getAllByRole('radio')[0]).toBeChecked())
    await waitFor(() => expect(way).not.toHaveAttribute('aria-disabled', 'true'))
    await expect(way.getBoundingClientRect().top).toBe(top)
  }

const slowChoices = ['getDelivery', 'setDelivery', 'addresses', 'setAddress', 'merchants'].map((on) => ({
  on,
  fault: { latency: 50 },
}))

export const GuestsBasketStandsStill: Story = {
  globals: { viewport: { value: '390' } },
  parameters: {
    ...pageParameters('/basket', ['fa']),
    visual: { skip: 'it looks as the basket of the built shop does' },
    scenario: ['cart-with-lines'],
    faults: slowChoices,
  },
  play: standsStill('link', ({ signIn }) => signIn()),
}

export const MembersBasketStandsStill: Story = {
  ...GuestsBasketStandsStill,
  parameters: { ...GuestsBasketStandsStill.parameters, scenario: ['member', 'cart-with-lines'] },
  play: standsStill('button', ({ pay }) => pay()),
}

export const DiscountLink: Story = {
  parameters: { ...pageParameters('/discount/ZARRIN10', ['fa']), scenario: ['cart-with-lines'] },
  play: async ({ canvas, globals }) => {
    const applied = textOf(globals).lists.discount.applied({ code: 'ZARRIN10' })
    const heading = await canvas.findByRole('heading', { level: 1 })
    await waitFor(() => expect(heading).toHaveTextContent(applied))
  },
}

export const LikesLeftTheShop: Story = {
  parameters: { ...pageParameters('/profile/likes', ['fa']), scenario: ['likes-gone'] },
  play: async ({ canvas, globals }) => {
    const { account, cart } = textOf(globals)
    await expect(await canvas.findByRole('heading', { name: account.likes.gone() })).toBeVisible()
    await expect(canvas.getByRole('link', { name: cart.browse() })).toBeVisible()
  },
}

export const WishLists: Story = {
  parameters: { ...pageParameters('/profile/lists', ['fa']), scenario: ['wish-lists'] },
  play: async ({ canvas, globals }) =>
    expect(await canvas.findByText(textOf(globals).lists.shared())).toBeVisible(),
}

export const WishList: Story = {
  parameters: { ...pageParameters('/profile/lists/701'), scenario: ['wish-lists'] },
  play: async ({ canvas, globals }) =>
    expect(await canvas.findByLabelText(textOf(globals).lists.share.link())).toBeVisible(),
}

export const WishListOfNobody: Story = {
  parameters: { ...pageParameters('/profile/lists/1', ['fa']), scenario: ['wish-lists'] },
  play: async ({ canvas, globals }) =>
    expect(await canvas.findByText(textOf(globals).lists.notFound())).toBeVisible(),
}

export const SharedWishList: Story = {
  parameters: { ...pageParameters('/list/wedding-list-of-sara-2026'), scenario: ['wish-lists'] },
  play: async ({ canvas, globals }) =>
    expect(await canvas.findByRole('button', { name: textOf(globals).lists.addAll.button() })).toBeVisible(),
}

export const RevokedWishList: Story = {
  parameters: pageParameters('/list/wedding-list-of-sara-2026', ['fa']),
  play: async ({ canvas, globals }) =>
    expect(await canvas.findByText(textOf(globals).lists.sharedList.unknown())).toBeVisible(),
}

export const SharedCart: Story = {
  parameters: { ...pageParameters('/basket/shared/basket-shared-by-sara-2026'), scenario: ['shared-cart'] },
  play: async ({ canvas, globals }) =>
    expect(await canvas.findByRole('button', { name: textOf(globals).lists.addAll.button() })).toBeVisible(),
}

export const ExpiredSharedCart: Story = {
  parameters: pageParameters('/basket/shared/basket-shared-by-sara-2026', ['fa']),
  play: async ({ canvas, globals }) =>
    expect(await canvas.findByText(textOf(globals).lists.sharedCart.unknown())).toBeVisible(),
}

export const LongNames: Story = {
  parameters: { ...pageParameters('/search/copper'), scenario: ['long-names'] },
  play: async ({ canvas }) => {
    for (const card of await canvas.findAllByRole('article'))
      await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth)
  },
}

export const EmptyShop: Story = {
  parameters: { ...pageParameters('/search'), scenario: ['empty-catalogue'] },
  play: async ({ canvas, globals }) =>
    expect(await canvas.findByText(textOf(globals).listing.none())).toBeVisible(),
}

export const EmptyByTheToolbar: Story = {
  ...EmptyShop,
  parameters: { ...pageParameters('/search'), visual: { skip: 'it looks as EmptyShop does' } },
  globals: { scenario: 'empty-catalogue' },
}

export const OrderThatAwaitsPayment: Story = {
  parameters: {
    ...pageParameters('/profile/accountorder/ZR-100001'),
    ...capturedBuilt,
    scenario: ['order-awaiting-payment'],
  },
  play: async ({ canvas, globals }) =>
    expect(await canvas.findByRole('button', { name: textOf(globals).order.pay() })).toBeVisible(),
}

export const Wallet: Story = {
  parameters: { ...pageParameters('/profile/wallet'), scenario: ['wallet-filled'] },
  play: async ({ canvas, globals }) =>
    expect(await canvas.findByRole('heading', { name: textOf(globals).account.walletPage() })).toBeVisible(),
}

const expectNeverEmpty =
  (emptyText: (LL: TranslationFunctions) => string): Story['play'] =>
  async ({ canvas, userEvent, globals }) => {
    const LL = textOf(globals)
    await userEvent.click(await canvas.findByRole('button', { name: LL.errors.retry() }))
    const shownFirst = await waitFor(
      () => canvas.queryByText(emptyText(LL)) ?? canvas.getAllByRole('article')[0],
    )
    await expect(shownFirst).toHaveRole('article')
  }

export const OrdersReadAgain: Story = {
  parameters: {
    ...pageParameters('/profile/accountorder'),
    visual: { skip: 'OrderList shows it' },
    scenario: ['order-delivered'],
    faults: [
      { on: 'orders', fault: { status: 500 }, times: 1 },
      { on: 'orders', fault: { latency: 300 } },
    ],
  },
  play: expectNeverEmpty((LL) => LL.account.orderList.empty()),
}

export const TransactionsReadAgain: Story = {
  parameters: {
    ...pageParameters('/profile/wallet'),
    visual: { skip: 'Wallet shows it' },
    scenario: ['wallet-filled'],
    faults: [
      { on: 'walletTransactions', fault: { status: 500 }, times: 1 },
      { on: 'walletTransactions', fault: { latency: 300 } },
    ],
  },
  play: expectNeverEmpty((LL) => LL.wallet.transactions.empty()),
}

/** Another device removed the address that is edited here. */
export const AddressSavedAfterItWasRemoved: Story = {
  parameters: {
    ...pageParameters('/profile/addresses'),
    visual: { skip: 'AddressForm shows it' },
    scenario: ['member'],
  },
  play: async ({ canvas, userEvent, globals }) => {
    const { account, forms } = textOf(globals)
    const save = async () => userEvent.click(await canvas.findByRole('button', { name: forms.save() }))
    const { id, title } = (await request(addresses, {}))[0]!
    await userEvent.click(await canvas.findByRole('button', { name: account.addressBook.edit({ title }) }))
    await request(deleteAddress, { id })
    await save()
    await expect(await canvas.findByRole('heading', { name: account.addressBook.newTitle() })).toBeVisible()
    await save()
    await expect(await canvas.findByRole('heading', { name: title })).toBeVisible()
  },
}

export const AddressSavedWithoutAReadableAnswer: Story = {
  parameters: {
    ...pageParameters('/profile/addresses'),
    visual: { skip: 'AddressForm shows it' },
    scenario: ['member'],
    faults: [{ on: 'saveAddress', fault: 'truncate', times: 1 }],
  },
  play: async ({ canvas, userEvent, globals }) => {
    const { account, forms } = textOf(globals)
    const { title } = (await request(addresses, {}))[0]!
    await userEvent.click(await canvas.findByRole('button', { name: account.addressBook.edit({ title }) }))
    await userEvent.type(await canvas.findByLabelText(forms.address.title()), '۲')
    await userEvent.click(canvas.getByRole('button', { name: forms.save() }))
    await canvas.findByRole('alert')
    await userEvent.click(canvas.getByRole('button', { name: forms.cancel() }))
    await expect(await canvas.findByRole('heading', { name: `${title}۲` })).toBeVisible()
  },
}

export const ReviewToWrite: Story = {
  parameters: { ...pageParameters('/profile/reviews'), scenario: ['order-delivered'] },
  play: async ({ canvas, globals }) =>
    expect(await canvas.findByText(textOf(globals).feedback.page.toWrite())).toBeVisible(),
}

export const ReviewPending: Story = {
  parameters: { ...pageParameters('/profile/reviews', ['fa']), scenario: ['review-pending'] },
  play: async ({ canvas, globals }) =>
    expect(await canvas.findByText(textOf(globals).feedback.states.pending())).toBeVisible(),
}

export const ReviewRejected: Story = {
  parameters: { ...pageParameters('/profile/reviews', ['fa']), scenario: ['review-rejected'] },
  play: async ({ canvas, globals }) =>
    expect(await canvas.findByText(textOf(globals).feedback.states.rejected())).toBeVisible(),
}

export const NothingToReview: Story = {
  parameters: { ...pageParameters('/profile/reviews', ['fa']), scenario: ['member'] },
  play: async ({ canvas, globals }) =>
    expect(await canvas.findByText(textOf(globals).feedback.page.empty())).toBeVisible(),
}

export const ReviewsUnavailable: Story = {
  parameters: {
    ...pageParameters('/profile/reviews', ['fa']),
    scenario: ['order-delivered'],
    faults: [{ on: 'ownReviews', fault: { status: 503 } }],
  },
  play: async ({ canvas, globals }) =>
    expect(await canvas.findByRole('button', { name: textOf(globals).errors.retry() })).toBeVisible(),
}

export const Login: Story = {
  parameters: { ...pageParameters('/loginRegister'), ...capturedBuilt },
  play: async ({ canvas, globals }) =>
    expect(await canvas.findByLabelText(textOf(globals).auth.mobile())).toBeVisible(),
}

export const OrderUnknown: Story = {
  parameters: { ...pageParameters('/profile/accountorder/ZR-1'), scenario: ['member'] },
  play: async ({ canvas, globals }) =>
    expect(await canvas.findByText(textOf(globals).order.notFound())).toBeVisible(),
}

export const NotFound: Story = {
  parameters: { ...pageParameters('/nowhere'), ...capturedBuilt },
  play: async ({ canvas, globals }) =>
    expect(await canvas.findByText(textOf(globals).errors.notFoundText())).toBeVisible(),
}

export const ServerIsDead: Story = {
  parameters: { ...pageParameters('/search'), faults: [{ on: 'products', fault: 'drop' }] },
  play: async ({ canvas, globals }) =>
    expect(await canvas.findByRole('alert')).toHaveTextContent(textOf(globals).errors.unreachable()),
}

export const AnswerBreaksItsContract: Story = {
  parameters: { ...pageParameters('/search'), faults: [{ on: 'products', fault: { field: 'data.total' } }] },
  play: async ({ canvas, globals }) =>
    expect(await canvas.findByRole('alert')).toHaveTextContent(textOf(globals).errors.contract()),
}
