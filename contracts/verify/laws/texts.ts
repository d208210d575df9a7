import { lawsOf } from '../check.ts'
import { addToCart } from '../cart-steps.ts'
import { expectSame, Skip } from '../drift.ts'
import type { Shopper } from '../shopper.ts'

type Spelling = { name: string; language: string; of: (text: string) => string }

const zeroCodes = { Persian: 0x06f0, Arabic: 0x0660 }

const digitsFrom = (zero: number) => (text: string) =>
  text.replace(/[\d۰-۹٠-٩]/g, (digit) => String.fromCharCode((digit.charCodeAt(0) & 0xf) + zero))

const inPersian = { language: 'fa-IR' }

const spellings: readonly Spelling[] = [
  { name: 'Arabic letters', ...inPersian, of: (text) => text.replace(/ی/g, 'ي').replace(/ک/g, 'ك') },
  { name: 'no half-space', ...inPersian, of: (text) => text.replace(/\u200c/g, '') },
  { name: 'a vowel sign', ...inPersian, of: (text) => text.replace(/\p{L}/u, '$&\u064e') },
  { name: 'alef without its hat', ...inPersian, of: (text) => text.replace(/آ/g, 'ا') },
  { name: 'alef with a hat', ...inPersian, of: (text) => text.replace(/ا/, 'آ') },
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

type Typed = { name: string; text: string; typed: string }

async function expectSameResults(shopper: Shopper, { name, text, typed }: Typed) {
  const found = await searchResults(shopper, typed)
  expectSame(`what "${typed}" finds with ${name}`, found, await searchResults(shopper, text))
}

const catalogueLaw = lawsOf('catalogue')
const cartLaw = lawsOf('cart')

export const textLaws = [
  catalogueLaw(
    'search-normalises-letters',
    {
      calls: ['products', 'suggest'],
      assumes: 'search folds ي and ك, half-spaces, vowel signs, آ and ا, and case',
    },
    async (context) => {
      const titles: Record<string, string[]> = {}
      for (const language of ['fa-IR', 'en-US']) {
        const { products } = await context.guest().withLanguage(language).ok('products', { pageSize: 96 })
        titles[language] = products.map(({ title }) => title)
      }
      const found = spellings.flatMap((spelling) => {
        const text = titles[spelling.language]!.find((title) => spelling.of(title) !== title)
        return text === undefined ? [] : [{ ...spelling, text }]
      })
      if (found.length === 0) throw new Skip('no title can be spelled in another way')
      await context.each(found, ({ name, language, text, of }) =>
        expectSameResults(context.guest().withLanguage(language), { name, text, typed: of(text) }),
      )
    },
  ),

  catalogueLaw(
    'search-normalises-digits',
    { calls: ['products', 'suggest', 'product'], assumes: 'search folds digits of any script' },
    async (context) => {
      const shopper = context.guest()
      const { label, catLabel } = await context.product()
      const [item] = (await shopper.ok('product', { label, catLabel })).items
      const text = item!.sku
      if (!/\d/.test(text)) throw new Skip('the code of the product has no digits')
      const { total } = await shopper.ok('products', { text })
      if (total === 0) throw new Skip('search finds no product codes')
      await context.each(Object.entries(zeroCodes), ([script, zero]) =>
        expectSameResults(shopper, { name: `${script} digits`, text, typed: digitsFrom(zero)(text) }),
      )
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
