import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import type { UserEventObject, within } from 'storybook/test'
import { trackOrder } from '#contracts/track.ts'
import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import { holdCalls, releaseCalls } from '#stories/held-calls.ts'
import { singleMode } from '#stories/single-mode.ts'
import { textOf } from '#stories/text.ts'
import { TrackOrder } from './TrackOrder.tsx'

const meta = { component: TrackOrder } satisfies Meta<typeof TrackOrder>
export default meta

type Story = StoryObj<typeof meta>
type Scene = { canvas: ReturnType<typeof within>; userEvent: UserEventObject; LL: TranslationFunctions }

async function track({ canvas, userEvent, LL }: Scene, number: string, mobile: string) {
  await userEvent.type(canvas.getByLabelText(LL.order.track.number()), number)
  await userEvent.type(canvas.getByLabelText(LL.order.track.mobile()), mobile)
  await userEvent.click(canvas.getByRole('button', { name: LL.order.track.send() }))
}

export const Empty: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    const LL = textOf(globals)
    await userEvent.click(canvas.getByRole('button', { name: LL.order.track.send() }))
    await expect(canvas.getByLabelText(LL.order.track.number())).toHaveFocus()
    await expect(canvas.getByText(LL.order.track.mobileInvalid())).toBeVisible()
  },
}

export const Narrow: Story = {
  parameters: singleMode,
  globals: { locale: 'en' },
  decorators: [(Story) => <div style={{ maxInlineSize: 320 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const example = canvas.getByText('ZR-100001')
    await expect(example.getClientRects()).toHaveLength(1)
  },
}

export const Tracked: Story = {
  parameters: { scenario: ['order-delivered'] },
  play: async ({ canvas, userEvent, globals }) => {
    const LL = textOf(globals)
    await track({ canvas, userEvent, LL }, 'zr-۱۰۰۰۰۱', '۰۹۱۲ ۱۲۳ ۴۵۶۷')
    await expect(await canvas.findByRole('region', { name: LL.order.track.status() })).toHaveTextContent(
      LL.order.statuses.delivered(),
    )
    await expect(canvas.getAllByRole('heading', { level: 2 })[0]).toHaveFocus()
  },
}

export const NotFound: Story = {
  parameters: { ...singleMode, scenario: ['order-delivered'] },
  beforeEach: () => holdCalls(trackOrder),
  play: async ({ canvas, userEvent, globals }) => {
    const LL = textOf(globals)
    await track({ canvas, userEvent, LL }, 'ZR-999999', '09121234567')
    await userEvent.type(canvas.getByLabelText(LL.order.track.number()), '8')
    await userEvent.type(canvas.getByLabelText(LL.order.track.mobile()), '8')
    releaseCalls()
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus())
    await expect(canvas.getByLabelText(LL.order.track.number())).toHaveValue('ZR-999999')
    await expect(canvas.getByLabelText(LL.order.track.mobile())).toHaveValue('09121234567')
  },
}
