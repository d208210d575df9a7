import type { Meta, StoryObj } from '@storybook/react-vite'
import { useSnapshot } from 'valtio'
import { expect, waitFor } from 'storybook/test'
import { sessionOf } from '#mocks/server/session.ts'
import { cart } from '#src/stores/cart.ts'
import { singleMode } from '#stories/single-mode.ts'
import { textOf } from '#stories/text.ts'
import { ShareCart } from './ShareCart.tsx'

function OfTheShopper() {
  const { basketId } = useSnapshot(cart)
  return basketId && <ShareCart basketId={basketId} renderShare={() => null} />
}

const meta = {
  component: OfTheShopper,
  parameters: { ...singleMode, scenario: ['cart-with-one-line'] },
} satisfies Meta<typeof OfTheShopper>
export default meta

type Story = StoryObj<typeof meta>
type Place = Parameters<NonNullable<Story['play']>>[0]

const button = ({ canvas, globals }: Place) =>
  canvas.findByRole('button', { name: textOf(globals).lists.cartShare.button() })
const shared = () => Object.keys(sessionOf('story').world.sharedCarts)

export const Shared: Story = {
  parameters: { visual: { skip: 'its link is another each time' } },
  play: async (place) => {
    const { canvas, userEvent, globals } = place
    await userEvent.click(await button(place))
    const link = await canvas.findByLabelText<HTMLInputElement>(textOf(globals).lists.cartShare.link())
    await expect(link.value).toContain(`/basket/shared/${shared()[0]}`)
    await expect(link).toHaveFocus()
  },
}

export const PressedTwice: Story = {
  parameters: { visual: { skip: 'its link is another each time' } },
  play: async (place) => {
    const share = await button(place)
    /** Two presses before a render. */
    share.click()
    share.click()
    await place.canvas.findByLabelText(textOf(place.globals).lists.cartShare.link())
    await expect(sessionOf('story').log.filter(({ call }) => call === 'shareCart')).toHaveLength(1)
  },
}

export const Refused: Story = {
  parameters: { faults: [{ on: 'shareCart', fault: { status: 500 } }] },
  play: async (place) => {
    await place.userEvent.click(await button(place))
    await expect(await place.canvas.findByRole('alert')).toBeVisible()
    await waitFor(async () => expect(await button(place)).toHaveFocus())
  },
}
