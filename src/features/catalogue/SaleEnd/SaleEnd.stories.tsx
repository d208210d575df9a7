import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { dayInMs, tehranDay } from '#i18n/tehran.ts'
import type { Locales } from '#i18n/i18n-types.ts'
import { defaultNow } from '#mocks/server/clock.ts'
import { stopClock } from '#stories/stop-clock.ts'
import { textOf } from '#stories/text.ts'
import { SaleEnd } from './SaleEnd.tsx'

const now = Date.parse(defaultNow)

const ending = (...days: number[]) => days.map((each) => ({ saleEndsOn: tehranDay(now + each * dayInMs) }))

const meta = {
  component: SaleEnd,
  args: { products: ending(9, 3, 5) },
  beforeEach: () => stopClock(now),
} satisfies Meta<typeof SaleEnd>
export default meta

type Story = StoryObj<typeof meta>

const saysLeft = (left: (sale: ReturnType<typeof textOf>['home']['sale']) => string): Story => ({
  play: async ({ canvas, globals }) =>
    expect(canvas.getByText(left(textOf(globals).home.sale))).toBeVisible(),
})

export const TheFirstToEnd: Story = saysLeft((sale) => sale.daysLeft({ days: 3 }))
export const LeftToRight: Story = { ...TheFirstToEnd, globals: { locale: 'en' } }
export const Russian: Story = { ...TheFirstToEnd, globals: { locale: 'ru' } }
export const LastDay: Story = { ...saysLeft((sale) => sale.lastDay()), args: { products: ending(0, 2) } }

const lastDays: Record<Locales, string> = {
  fa: 'جمعه ۶ آذر',
  en: 'Friday, November 27',
  ru: 'пятница, 27 ноября',
}

export const OnItsCalendar: Story = {
  args: { products: [{ saleEndsOn: null }, { saleEndsOn: '2026-11-27' }] },
  play: async ({ canvas, globals }) => {
    const date = lastDays[globals.locale as Locales]
    await expect(canvas.getByText(textOf(globals).home.sale.until({ date }))).toBeVisible()
  },
}

export const Over: Story = {
  args: { products: ending(-1) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('time')).toBeVisible()
    await expect(canvasElement.querySelector('b')).toBeNull()
  },
}

export const WithoutEnd: Story = {
  args: { products: [{ saleEndsOn: null }] },
  play: async ({ canvasElement }) => expect(canvasElement.querySelector('time')).toBeNull(),
}
