import { lawsOf } from '../check.ts'
import { addToCart } from '../cart-steps.ts'
import { expectSame } from '../drift.ts'
import type { Shopper } from '../shopper.ts'

type Spelling = { name: string; language: string; of: (text: string) => string }

const zeroCodes = { Persian: 0x06f0, Arabic: 0x0660, ASCII: 0x30 }

const digitsFrom = (zero: number) => (text: string) =>
  text.replace(/[\d۰-۹٠-٩]/g, (digit) => String.fromCharCode((digit.charCodeAt(0) & 0xf) + zero))

const inPersian = { language: 'fa-IR' }

const spellings: readonly Spelling[] = [
  { name: 'Arabic letters', ...inPersian, of: (text) => text.replace(/ی/g, 'ي').replace(/ک/g, 'ك') },
  { name: 'no half-space', ...inPersian, of: (text) => text.replace(/\u200c/g, '') },
  { name: 'a vowel sign', ...inPersian, of: (text) => text.replace(/\p{L}/u, '$&\u064e') },
  { name: 'alef without its hat', ...inPersian, of: (text) => text.replace(/آ/g, 'ا') },
  { name: 'alef with a hat', ...inPersian, of: (text) => text.replace(/ا/, 'آ') },
  ...Object.entries(zeroCodes).map(([script, zero]) => ({
    name: `${script} digits`,
    ...inPersian,
    of: digitsFrom(zero),
  })),
  { name: 'capitals', language: 'en-US', of: (text) => text.toUpperCase() },
]

const ids = (rows: readonly { id: number }[]) => rows.map(({ id }) => id)

async function searchResults(shopper: Shopper, text: string) {
  const list = await shopper.ok('products', { text })
  const suggested = await shopper.ok('suggest', { text })
  return {
    total: list.total,
    products: ids(list.products),
    suggested: ids(suggested.products),
    categories: suggested.categories.map(({ label }) => label),
  }
}

const catalogueLaw = lawsOf('catalogue')
const cartLaw = lawsOf('cart')

export const textLaws = [
  catalogueLaw(
    'search-normalises-letters-and-digits',
    {
      calls: ['products', 'suggest'],
      assumes: 'search folds ي and ك, half-spaces, vowel signs, آ and ا, case, and digits of any script',
    },
    async (context) => {
      const titles: Record<string, string[]> = {}
      for (const language of ['fa-IR', 'en-US']) {
        const { products } = await context.guest().withLanguage(language).ok('products', { pageSize: 96 })
        titles[language] = products.map(({ title }) => title)
      }
      await context.each(spellings, async ({ name, language, of }) => {
        const text = titles[language]!.find((title) => of(title) !== title)
        if (text === undefined) return
        const shopper = context.guest().withLanguage(language)
        const found = await searchResults(shopper, of(text))
        expectSame(`what "${text}" finds with ${name}`, found, await searchResults(shopper, text))
      })
    },
  ),

  cartLaw(
    'rebate-code-is-normalised',
    {
      calls: ['setRebate', 'add'],
      needs: ['rebate'],
      assumes: 'a rebate code may be typed in either case, with digits of any script and spaces around',
    },
    async (context) => {
      const shopper = context.guest()
      const uniqueId = await addToCart(shopper, await context.product())
      const rebateCode = context.rebate()
      const cart = await shopper.ok('setRebate', { uniqueId, rebateCode })
      const typed = [
        rebateCode.toLowerCase(),
        rebateCode.toUpperCase(),
        digitsFrom(zeroCodes.Persian)(rebateCode),
        digitsFrom(zeroCodes.Arabic)(rebateCode),
        ` ${rebateCode} `,
      ]
      await context.each(typed, async (code) =>
        expectSame(
          `the cart with "${code}"`,
          await shopper.ok('setRebate', { uniqueId, rebateCode: code }),
          cart,
        ),
      )
    },
  ),
]
