import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { cartOperations } from '#contracts/cart-operations.ts'
import type { Locales } from '#i18n/i18n-types.ts'
import { messageText } from '#mocks/domain/messages.ts'
import { sessionOf } from '#mocks/server/session.ts'
import { holdUntilLeft, leavable, leaveAndRelease } from '#stories/leaving.tsx'
import { singleMode } from '#stories/single-mode.ts'
import { textOf } from '#stories/text.ts'
import { AddAll } from './AddAll.tsx'

const carpet = { productItemId: 10011, count: 1, title: 'فرش کاشان', stockLeft: 7 }
const pot = { productItemId: 10451, count: 40, title: 'دیگ زنجان', stockLeft: 17 }
const tray = { productItemId: 10471, count: 1, title: 'سینی اصفهان', stockLeft: 0 }
const gone = { productItemId: 999_999, count: 1, title: 'گلدان میبد', stockLeft: 2 }

const meta = {
  component: AddAll,
  args: { lines: [carpet, pot, tray, gone] },
  parameters: { ...singleMode },
} satisfies Meta<typeof AddAll>
export default meta

type Story = StoryObj<typeof meta>
type Place = Parameters<NonNullable<Story['play']>>[0]

const press = ({ canvas, userEvent, globals }: Place, name: 'button' | 'rest') =>
  canvas
    .findByRole('button', { name: textOf(globals).lists.addAll[name]() })
    .then((button) => userEvent.click(button))
const lines = () => Object.values(sessionOf('story').world.carts).flatMap((cart) => cart.lines)

export const SomeCannotBeHad: Story = {
  play: async (place) => {
    const texts = textOf(place.globals).lists.addAll
    await press(place, 'button')
    const outcome = place.canvas.getByRole('status')
    await waitFor(() => expect(outcome).toHaveTextContent(texts.done({ count: 2 })))
    const named = () =>
      within(outcome)
        .getAllByRole('listitem')
        .map(({ textContent }) => [pot, gone, tray].find(({ title }) => textContent.startsWith(title)))
    await waitFor(() => expect(named()).toEqual([pot, gone, tray]))
    await expect(lines().map(({ count }) => count)).toEqual([1, 17])
    await press(place, 'rest')
    await waitFor(() => expect(sessionOf('story').log.filter(({ call }) => call === 'add')).toHaveLength(4))
    await expect(lines().map(({ count }) => count)).toEqual([1, 17])
  },
}

export const All: Story = {
  args: { lines: [carpet] },
  play: async (place) => {
    const { globals, canvas } = place
    await press(place, 'button')
    const link = await canvas.findByRole('link', { name: textOf(globals).cart.viewCart() })
    await expect(link).toBeVisible()
    await expect(link).toHaveFocus()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const AllAtTheSecondTry: Story = {
  args: { lines: [carpet, pot] },
  parameters: {
    faults: [{ on: 'add', fault: { status: 503 }, times: 1 }],
    visual: { skip: 'it looks as All does' },
  },
  play: async (place) => {
    const { globals, canvas } = place
    await press(place, 'button')
    const link = await canvas.findByRole('link', { name: textOf(globals).cart.viewCart() })
    await press(place, 'rest')
    await waitFor(() => expect(canvas.queryByRole('button')).toBeNull())
    await expect(link).toHaveFocus()
  },
}

export const AnswerIsLost: Story = {
  args: { lines: [carpet] },
  parameters: {
    faults: [{ on: 'add', fault: 'drop-answer', times: 1 }],
    visual: { skip: 'it looks as All does' },
  },
  play: async (place) => {
    await press(place, 'button')
    await place.canvas.findByRole('link', {}, { timeout: 8_000 })
    await expect(lines().map(({ count }) => count)).toEqual([1])
  },
}

export const LeftBeforeTheAnswer: Story = {
  args: { lines: [carpet, gone] },
  parameters: { visual: { skip: 'a toast says so' } },
  decorators: [leavable],
  beforeEach: () => holdUntilLeft(cartOperations.add),
  play: async (place) => {
    await press(place, 'button')
    leaveAndRelease()
    await waitFor(() => expect(screen.getByText(gone.title)).toBeVisible())
    await expect(screen.getByText(messageText(place.globals.locale as Locales, 'productGone'))).toBeVisible()
    await expect(screen.queryByText(carpet.title)).toBeNull()
  },
}

export const NothingInStock: Story = {
  args: { lines: [tray] },
  play: async ({ canvas, globals }) =>
    expect(canvas.getByText(textOf(globals).lists.addAll.nothing())).toBeVisible(),
}
