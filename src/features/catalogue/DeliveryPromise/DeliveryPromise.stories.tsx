import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { formattersOf } from '#i18n/formatters.ts'
import type { Locales } from '#i18n/i18n-types.ts'
import { deliveryCityChosen } from '#src/stores/delivery-city.ts'
import { firstItem, product } from '#stories/product-fixtures.ts'
import { singleMode } from '#stories/single-mode.ts'
import { textOf } from '#stories/text.ts'
import { DeliveryPromise } from './DeliveryPromise.tsx'

const meta = {
  component: DeliveryPromise,
  args: { delivery: product.delivery, productItemId: firstItem.id },
} satisfies Meta<typeof DeliveryPromise>
export default meta

type Story = StoryObj<typeof meta>

const isfahan = { id: 6, title: 'اصفهان', province: 'اصفهان' }
const chosen = () => deliveryCityChosen(isfahan)
const inLanguage = { fa: 'اصفهان', en: 'Isfahan', ru: 'Исфахан' }
const cityOf = (globals: Record<string, unknown>) => inLanguage[globals.locale as Locales]

export const NoCity: Story = {
  play: async ({ canvas, globals }) => {
    const { from, to } = product.delivery
    const days = formattersOf(globals.locale as Locales).days(from, to)
    await expect(canvas.getByText(textOf(globals).details.delivery({ days }))).toBeVisible()
    await expect(canvas.getByRole('button', { name: textOf(globals).details.city.choose() })).toBeVisible()
  },
}

export const OfACity: Story = {
  beforeEach: chosen,
  play: async ({ canvas, globals }) => {
    const { details, money } = textOf(globals)
    const name = details.city.priced({ city: cityOf(globals), price: money.free() })
    await expect(await canvas.findByRole('button', { name })).toBeVisible()
  },
}

export const Changes: Story = {
  parameters: singleMode,
  play: async ({ canvas, globals }) => {
    const { details, money } = textOf(globals)
    const button = canvas.getByRole('button', { name: details.city.choose() })
    const height = () => button.parentElement!.offsetHeight
    const before = height()
    await userEvent.click(button)
    const search = await screen.findByRole('searchbox', { name: details.city.search() })
    await userEvent.type(search, cityOf(globals))
    const [first] = await screen.findAllByRole('button', { name: RegExp(`^${cityOf(globals)}`) })
    await userEvent.click(first!)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const name = details.city.priced({ city: cityOf(globals), price: money.free() })
    await expect(await canvas.findByRole('button', { name })).toHaveFocus()
    await expect(height()).toBe(before)
  },
}

export const Unknown: Story = {
  parameters: { ...singleMode, faults: [{ on: 'deliveryEstimate', fault: { status: 503 } }] },
  beforeEach: chosen,
  play: async ({ canvas, globals }) => {
    const name = textOf(globals).details.city.unknown({ city: isfahan.title })
    await expect(await canvas.findByRole('button', { name })).toBeVisible()
  },
}

export const CityThatIsGone: Story = {
  parameters: { visual: { skip: 'Unknown shows it' } },
  beforeEach: () => deliveryCityChosen({ ...isfahan, id: 999 }),
  play: async ({ canvas, globals }) => {
    const { city } = textOf(globals).details
    await userEvent.click(await canvas.findByRole('button', { name: city.gone({ city: isfahan.title }) }))
    const dialog = await screen.findByRole('dialog', { name: city.choose() })
    await waitFor(() => expect(dialog).toBeVisible())
  },
}
