import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { proxy, useSnapshot } from 'valtio'
import { subscribe } from '#contracts/notices.ts'
import type { ProductItem } from '#contracts/product.ts'
import { rials } from '#contracts/values.ts'
import type { Locales } from '#i18n/i18n-types.ts'
import { priceText } from '#i18n/price-text.ts'
import { messageText } from '#mocks/domain/messages.ts'
import { sessionOf } from '#mocks/server/session.ts'
import { auth, sessionExpired, signedIn } from '#src/stores/auth.ts'
import { drafts } from '#src/stores/drafts.ts'
import { guestSubscribed, guestSubscriptions } from '#src/stores/guest-subscriptions.ts'
import { Toasts } from '#src/ui/Toasts/Toasts.tsx'
import { holdCalls, releaseCalls } from '#stories/held-calls.ts'
import { firstItem, product } from '#stories/product-fixtures.ts'
import { singleMode } from '#stories/single-mode.ts'
import { textOf } from '#stories/text.ts'
import type { GuestFormProps } from '../NoticeForm/NoticeForm.tsx'
import { NoticeRequest } from './NoticeRequest.tsx'

const mobile = '09351112233'

/** The account's form, whose own stories show it. */
const GuestForm = ({ submit, canContinue, onCode }: GuestFormProps) => (
  <button type="button" onClick={() => canContinue() && onCode({ mobile, code: '12345' })}>
    {submit}
  </button>
)

const meta = {
  component: NoticeRequest,
  args: { title: product.title, item: firstItem, GuestForm },
  parameters: { scenario: ['member'], ...singleMode },
} satisfies Meta<typeof NoticeRequest>
export default meta

type Story = StoryObj<typeof meta>
type Place = Parameters<NonNullable<Story['play']>>[0]

const soldOut = { ...firstItem, stockLeft: 0 }
const inTheSoldOutShop = { scenario: ['member', 'sold-out'] }

const textsOf = ({ globals }: Place) => textOf(globals).notices.request

async function open(place: Place, kind: 'cheaper' | 'backInStock') {
  const button = place.canvas.getByRole('button', { name: textOf(place.globals).details.tellWhen[kind]() })
  await place.userEvent.click(button)
  await screen.findByRole('dialog')
  return button
}

const press = async ({ userEvent }: Place, name: string) =>
  userEvent.click(await screen.findByRole('button', { name }))

const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

export const InStock: Story = {
  play: async ({ canvas, globals }) =>
    expect(canvas.getByRole('button', { name: textOf(globals).details.tellWhen.cheaper() })).toHaveAttribute(
      'aria-haspopup',
      'dialog',
    ),
}

export const SoldOut: Story = {
  args: { item: soldOut },
  parameters: inTheSoldOutShop,
  play: async (place) => {
    const button = await open(place, 'backInStock')
    await press(place, textsOf(place).submit())
    await isClosed()
    await waitFor(() => expect(button).toHaveFocus())
  },
}

export const WaitsAndTakesBack: Story = {
  parameters: { visual: { skip: 'it ends closed' } },
  play: async (place) => {
    await open(place, 'cheaper')
    await press(place, textsOf(place).submit())
    await isClosed()
    await open(place, 'cheaper')
    await waitFor(() => expect(screen.getByText(textsOf(place).waiting())).toBeVisible())
    await press(place, textsOf(place).takeBack())
    await isClosed()
  },
}

export const PressedTwice: Story = {
  parameters: { visual: { skip: 'it ends closed' } },
  play: async (place) => {
    await open(place, 'cheaper')
    const submit = await screen.findByRole('button', { name: textsOf(place).submit() })
    /** Two presses before a render. */
    submit.click()
    submit.click()
    await isClosed()
    await expect(sessionOf('story').log.filter(({ call }) => call === 'subscribe')).toHaveLength(1)
  },
}

export const WantedPrice: Story = {
  play: async (place) => {
    await open(place, 'cheaper')
    const field = await screen.findByLabelText(textsOf(place).wanted())
    await place.userEvent.type(field, '۹۹۹۹۹۹۹۹۹')
    await press(place, textsOf(place).submit())
    await waitFor(() => expect(screen.getByText(textsOf(place).wantedTooHigh())).toBeVisible())
    await waitFor(() => expect(field).toHaveFocus())
    await expect(field).toHaveValue('۹۹۹۹۹۹۹۹۹')
  },
}

export const WantedPriceInWords: Story = {
  parameters: { visual: { skip: 'WantedPrice shows an error of the field' } },
  play: async (place) => {
    await open(place, 'cheaper')
    const field = await screen.findByLabelText(textsOf(place).wanted())
    await place.userEvent.type(field, '۲٫۵ میلیون')
    await press(place, textsOf(place).submit())
    await waitFor(() => expect(screen.getByText(textsOf(place).wantedInvalid())).toBeVisible())
    await expect(field).toHaveValue('۲٫۵ میلیون')
    await expect(sessionOf('story').world.subscriptions).toEqual([])
    await place.userEvent.clear(field)
    await place.userEvent.type(field, '۲۵۰۰۰۰')
    const wanted = priceText(textOf(place.globals), { amount: 2_500_000, unit: 'IRR' })
    await expect(field).toHaveAccessibleDescription(wanted)
  },
}

const read = proxy({ item: firstItem })

/** A closed dialog is gone at once. */
function reduceMotion() {
  const { matchMedia } = window
  window.matchMedia = (query) => matchMedia(query.includes('prefers-reduced-motion') ? 'all' : query)
  return () => void (window.matchMedia = matchMedia)
}

/** The product is read again while the dialog is open. */
export const SoldOutMeanwhile: Story = {
  parameters: { ...inTheSoldOutShop, visual: { skip: 'it ends closed' } },
  beforeEach: () => {
    read.item = firstItem
  },
  render: function Read(args) {
    return <NoticeRequest {...args} item={useSnapshot(read).item as ProductItem} />
  },
  play: async (place) => {
    await open(place, 'cheaper')
    const field = await screen.findByLabelText(textsOf(place).wanted())
    await place.userEvent.type(field, '100')
    read.item = soldOut
    const button = { name: textOf(place.globals).details.tellWhen.backInStock(), hidden: true }
    await waitFor(() => expect(screen.getByRole('button', button)).toBeInTheDocument())
    await expect(field).toHaveValue('100')
    await press(place, textsOf(place).submit())
    await isClosed()
    const { subscriptions } = sessionOf('story').world
    await expect(subscriptions).toMatchObject([{ kind: 'cheaper' }])
  },
}

/** The answer comes when the dialog of another variant is open. */
export const AnotherVariantMeanwhile: Story = {
  parameters: { visual: { skip: 'WantedPrice shows the field' } },
  beforeEach: () => {
    auth.hasSession = false
    read.item = firstItem
    const restore = [reduceMotion(), holdCalls(subscribe)]
    return () => restore.forEach((undo) => undo())
  },
  render: SoldOutMeanwhile.render!,
  play: async (place) => {
    await open(place, 'cheaper')
    await press(place, textsOf(place).submit())
    await press(place, textOf(place.globals).nav.close())
    await isClosed()
    read.item = product.items[1]!
    await open(place, 'cheaper')
    const field = await screen.findByLabelText(textsOf(place).wanted())
    await place.userEvent.type(field, '10')
    releaseCalls()
    await waitFor(() => expect(guestSubscriptions.kept).toHaveLength(1))
    await place.userEvent.type(field, '0')
    await expect(drafts.notice).toMatchObject({ wantedPrice: '100' })
    await expect(field).toBeVisible()
  },
}

const page = proxy({ isShown: true })

/** The end of a session leads to a sign-in, and back. */
export const PageIsLeftMeanwhile: Story = {
  parameters: { visual: { skip: 'WantedPrice shows the field' } },
  beforeEach: () => {
    page.isShown = true
  },
  render: function Left(args) {
    return <>{useSnapshot(page).isShown && <NoticeRequest {...args} />}</>
  },
  play: async (place) => {
    await open(place, 'cheaper')
    await place.userEvent.type(await screen.findByLabelText(textsOf(place).wanted()), '100')
    page.isShown = false
    await isClosed()
    page.isShown = true
    await place.canvas.findByRole('button', { name: textOf(place.globals).details.tellWhen.cheaper() })
    await open(place, 'cheaper')
    await expect(await screen.findByLabelText(textsOf(place).wanted())).toHaveValue('100')
  },
}

/** In another tab. */
export const SignedInMeanwhile: Story = {
  parameters: { visual: { skip: 'WantedPrice shows the field' } },
  beforeEach: () => {
    auth.hasSession = false
  },
  play: async (place) => {
    await open(place, 'cheaper')
    await place.userEvent.type(await screen.findByLabelText(textsOf(place).wanted()), '100')
    signedIn()
    await waitFor(() => expect(screen.queryByText(textsOf(place).guest())).toBeNull())
    await waitFor(() => expect(screen.getByLabelText(textsOf(place).wanted())).toHaveValue('100'))
    await expect(screen.getByRole('dialog')).toHaveFocus()
  },
}

export const SessionEndsMeanwhile: Story = {
  parameters: { visual: { skip: 'WantedPrice shows the field' } },
  play: async (place) => {
    await open(place, 'cheaper')
    const submit = await screen.findByRole('button', { name: textsOf(place).submit() })
    submit.focus()
    sessionExpired()
    await screen.findByText(textsOf(place).guest())
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveFocus())
  },
}

export const CannotSubscribe: Story = {
  parameters: { faults: [{ on: 'subscribe', fault: { status: 500 } }] },
  play: async (place) => {
    await open(place, 'cheaper')
    await press(place, textsOf(place).submit())
    await waitFor(() => expect(screen.getByRole('alert')).toBeVisible())
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
  },
}

export const CannotSubscribeAfterItWasClosed: Story = {
  parameters: { ...CannotSubscribe.parameters, visual: { skip: 'a toast says so' } },
  beforeEach: () => holdCalls(subscribe),
  decorators: [
    (Request) => (
      <>
        <Request />
        <Toasts />
      </>
    ),
  ],
  play: async (place) => {
    await open(place, 'cheaper')
    await press(place, textsOf(place).submit())
    await press(place, textOf(place.globals).nav.close())
    await isClosed()
    releaseCalls()
    const told = messageText(place.globals.locale as Locales, 'unavailable')
    await waitFor(() => expect(screen.getByText(told)).toBeVisible())
  },
}

export const CannotReadWhatTheyWaitFor: Story = {
  parameters: { faults: [{ on: 'subscriptions', fault: { status: 500 }, times: 1 }] },
  play: async (place) => {
    await open(place, 'cheaper')
    await press(place, textOf(place.globals).errors.retry())
    await waitFor(() => expect(screen.getByRole('button', { name: textsOf(place).submit() })).toBeVisible())
  },
}

export const Guest: Story = {
  args: { item: soldOut },
  parameters: { scenario: ['sold-out'] },
  play: async (place) => {
    await open(place, 'backInStock')
    await press(place, textsOf(place).submit())
    await isClosed()
    await expect(guestSubscriptions.kept).toMatchObject([{ productItemId: soldOut.id, kind: 'backInStock' }])
    await open(place, 'backInStock')
    await press(place, textsOf(place).takeBack())
    await isClosed()
    await expect(guestSubscriptions.kept).toEqual([])
  },
}

/** Its notice has been sent, and so it ended on the server. */
export const GuestWhoseSubscriptionEnded: Story = {
  parameters: { visual: { skip: 'WantedPrice shows the form' } },
  beforeEach: () => {
    auth.hasSession = false
    guestSubscribed({
      id: 'subscription-of-a-guest',
      productItemId: firstItem.id,
      kind: 'cheaper',
      wantedPrice: null,
      priceThen: rials(firstItem.price.amount + 1),
    })
  },
  play: async (place) => {
    await open(place, 'cheaper')
    await expect(await screen.findByRole('button', { name: textsOf(place).submit() })).toBeVisible()
  },
}
