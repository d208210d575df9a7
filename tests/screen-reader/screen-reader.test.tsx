import { composeStory, setProjectAnnotations } from '@storybook/react-vite'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { Locales } from '#i18n/i18n-types.ts'
import { locales } from '#i18n/i18n-util.ts'
import cards, * as cardStories from '#src/features/catalogue/ProductCard/ProductCard.stories.tsx'
import variants, * as variantStories from '#src/features/catalogue/VariantPicker/VariantPicker.stories.tsx'
import details, * as detailsStories from '#src/features/checkout/OrderDetails/OrderDetails.stories.tsx'
import adding, * as addingStories from '#src/features/checkout/AddToCart/AddToCart.stories.tsx'
import picker, * as pickerStories from '#src/features/date-picker/DatePicker/DatePicker.stories.tsx'
import prices, * as priceStories from '#src/ui/Price/Price.stories.tsx'
import { textOf } from '#stories/text.ts'
import pages, * as pageStories from '#stories/pages/Pages.stories.tsx'
import preview from '../../.storybook/preview.tsx'
import { announcedAfter, spokenIn } from './spoken.ts'

setProjectAnnotations(preview)

/** `late`: selectors of what is loaded after the rest. */
type Part = { meta: object; story: object; within?: string; late?: readonly string[] }

const { BasketReadyToOrder, OrderThatAwaitsPayment } = pageStories

const chooseCheque: StoryObj['play'] = async ({ canvas, userEvent, globals }) =>
  userEvent.click(await canvas.findByLabelText(textOf(globals).checkout.kinds.cheque(), { exact: false }))
const payAtOnce: StoryObj['play'] = async (context) => {
  await BasketReadyToOrder.play?.(context)
  await context.userEvent.click(
    context.canvas.getByRole('button', { name: textOf(context.globals).checkout.pay() }),
  )
}

const parts: Record<string, Part> = {
  'reduced-card': { meta: cards, story: cardStories.Reduced },
  'sold-out-card': { meta: cards, story: cardStories.SoldOut },
  price: { meta: prices, story: priceStories.Reduced },
  variants: { meta: variants, story: variantStories.OneSoldOut },
  'date-field': { meta: picker, story: pickerStories.Field },
  days: { meta: picker, story: pickerStories.FridaysRest },
  product: { meta: pages, story: pageStories.Product, within: 'main article' },
  basket: {
    meta: pages,
    story: pageStories.BasketReadyToOrder,
    within: 'main',
    late: ['input[name=address]', 'input[type=checkbox]', '.tabler-icon-share-2'],
  },
  'checkout-by-cheque': {
    meta: pages,
    story: { ...BasketReadyToOrder, play: chooseCheque },
    within: 'main form:has([name=orderKind])',
    late: ['[name=sayadNumber]', '[name=dueDate]'],
  },
  'checkout-with-nothing-chosen': {
    meta: pages,
    story: { ...BasketReadyToOrder, play: payAtOnce },
    within: 'main form:has([name=orderKind])',
    late: ['[name=merchant]'],
  },
  'order-awaiting-payment': {
    meta: pages,
    story: OrderThatAwaitsPayment,
    within: 'main',
    late: ['aside > p'],
  },
  'order-paid': {
    meta: pages,
    story: {
      parameters: { ...OrderThatAwaitsPayment.parameters, scenario: ['order-paid'] },
      play: async ({ canvas, globals }) =>
        expect(await canvas.findByText(textOf(globals).order.outcome.paid())).toBeVisible(),
    } satisfies StoryObj,
    within: 'main',
    late: ['aside > p'],
  },
  'order-failed': { meta: details, story: detailsStories.Failed },
}
const press: StoryObj['play'] = ({ canvas, userEvent, globals }) =>
  userEvent.click(canvas.getByRole('button', { name: textOf(globals).cart.add() }))
/** By their stories, whose buttons are pressed. */
const announcements: Record<string, Part> = {
  'added-toast': { meta: adding, story: { ...addingStories.Adds, play: press } },
  'refused-toast': { meta: adding, story: { ...addingStories.ServerRefuses, play: press } },
}

const run = (locale: Locales, { meta, story }: Part) =>
  composeStory(story as StoryObj, meta as Meta, {
    initialGlobals: { ...preview.initialGlobals, locale },
  }).run()

const approved = (part: string, locale: Locales) => `approved/${part}.${locale}.txt`

const pending = '[aria-busy=true], button:disabled[aria-pressed]'

/** Resolves when two polls in a row find what is late, nothing pending, and the same page. */
async function settled(container: Element, late: readonly string[] = []) {
  let before: string | null = null
  await vi.waitUntil(
    () => {
      const isComplete = late.every((selector) => container.querySelector(selector))
      const now = !isComplete || container.querySelector(pending) ? null : container.innerHTML
      const isSame = now !== null && now === before
      before = now
      return isSame
    },
    { timeout: 10_000, interval: 100 },
  )
}

/** Months and delivery days depend on it. */
const now = new Date('2025-10-01T09:00:00Z')

for (const locale of locales) {
  for (const [name, part] of Object.entries(parts))
    test(`${name}, ${locale}`, async () => {
      vi.setSystemTime(now)
      await page.viewport(390, 844)
      await run(locale, part)
      const container = document.querySelector(part.within ?? 'body')!
      await settled(container, part.late)
      await expect(await spokenIn(container)).toMatchFileSnapshot(approved(name, locale))
    })
  for (const [name, part] of Object.entries(announcements))
    test(`${name}, ${locale}`, async () => {
      await expect(await announcedAfter(() => run(locale, part))).toMatchFileSnapshot(approved(name, locale))
    })
}
