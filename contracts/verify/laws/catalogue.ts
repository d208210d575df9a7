import * as z from 'zod/mini'
import { priced, ProductCard, rootCategoryId } from '../../catalogue.ts'
import type { CheckContext } from '../check-context.ts'
import { lawsOf } from '../check.ts'
import { expectSame, expectThat } from '../drift.ts'

const law = lawsOf('catalogue')
const Priced = z.optional(z.object(priced))

const nothingSuggested = { products: [], categories: [] }

async function expectNothingFound(context: CheckContext, text: string) {
  const shopper = context.guest()
  const { total, products } = await shopper.ok('products', { text })
  expectSame('what is found', { total, products }, { total: 0, products: [] })
  expectSame('what is suggested', await shopper.ok('suggest', { text }), nothingSuggested)
}

const ids = (cards: readonly ProductCard[]) => cards.map(({ id }) => id)

export const catalogueLaws = [
  law('card-matches-its-product', { calls: ['products', 'product'] }, async (context) => {
    const shopper = context.guest()
    for (const card of (await shopper.ok('products', { pageSize: 4 })).products) {
      const { label, catLabel } = card
      const product = await shopper.ok('product', { label, catLabel })
      const item = product.items.find(({ id }) => id === card.productItemId)
      expectSame(`the product ${label}`, ProductCard.parse(product), card)
      expectSame(`the variant of ${label}`, Priced.parse(item), Priced.parse(card))
      expectSame(`the path of ${label}`, product.path.at(-1)?.label, catLabel)
      expectSame(
        `Σ of the stars of ${label}`,
        product.stars.reduce((sum, count) => sum + count, 0),
        product.rating.count,
      )
    }
  }),

  law('variant-options-match-the-axes', { calls: ['product'] }, async (context) => {
    const shopper = context.guest()
    for (const { label, catLabel } of (await context.productList()).products.slice(0, 8)) {
      const { axes, items } = await shopper.ok('product', { label, catLabel })
      for (const { options } of items)
        for (const [name, value] of Object.entries(options)) {
          const axis = axes.find((each) => each.name === name)
          expectThat(
            axis?.values.some((each) => each.value === value) === true,
            `an axis ${name} of ${label} with ${value}`,
            axis,
          )
        }
    }
  }),

  law('search-finds-a-product-by-title', { calls: ['products', 'suggest'] }, async (context) => {
    const shopper = context.guest()
    const { title, id } = await context.product()
    const { products } = await shopper.ok('products', { text: title, pageSize: 96 })
    expectThat(ids(products).includes(id), `"${title}" among the products found`, ids(products))
    const suggested = await shopper.ok('suggest', { text: title })
    expectThat(
      ids(suggested.products).includes(id),
      `"${title}" among the suggestions`,
      ids(suggested.products),
    )
  }),

  law('search-for-unknown-text-finds-nothing', { calls: ['products', 'suggest'] }, (context) =>
    expectNothingFound(context, 'qqzzxxw nothing'),
  ),

  law(
    'search-for-signs-finds-nothing',
    { calls: ['products', 'suggest'], assumes: 'a text of signs alone is a text: it is not dropped' },
    (context) => expectNothingFound(context, '؟!'),
  ),

  law(
    'search-for-invisible-text-finds-everything',
    {
      calls: ['products', 'suggest'],
      assumes: 'a text without a visible character, such as a half-space, is no text',
    },
    async (context) => {
      const shopper = context.guest()
      const { total } = await context.productList()
      await context.each(['', ' ', '\u200c \u200f'], async (text) => {
        const typed = JSON.stringify(text)
        expectSame(`the products that ${typed} finds`, (await shopper.ok('products', { text })).total, total)
        expectSame(`what ${typed} suggests`, await shopper.ok('suggest', { text }), nothingSuggested)
      })
    },
  ),

  law('categories-count-their-products', { calls: ['category', 'products'] }, async (context) => {
    const shopper = context.guest()
    for (const top of (await context.categories()).slice(0, 3)) {
      for (const child of top.children.slice(0, 2)) {
        expectSame(`the parent of ${child.label}`, child.parentId, top.id)
        const list = await shopper.ok('products', { category: child.label, pageSize: 96 })
        expectSame(`the products of ${child.label}`, list.total, child.productCount)
        expectSame(
          `the category of the list`,
          { label: list.category?.label, title: list.category?.title },
          { label: child.label, title: child.title },
        )
        expectSame(
          'the categories of its products',
          [...new Set(list.products.map(({ catLabel }) => catLabel))],
          list.total > 0 ? [child.label] : [],
        )
        expectSame(
          'the path',
          list.path.map(({ label }) => label),
          [top.label, child.label],
        )
      }
      const { total } = await shopper.ok('products', { category: top.label })
      expectSame(`the products of ${top.label}`, total, top.productCount)
    }
  }),

  law('categories-belong-to-the-requested-parent', { calls: ['category'] }, async (context) => {
    for (const { id, label, parentId } of await context.categories()) {
      expectSame(`the parent of ${label}`, parentId, rootCategoryId)
      const children = await context.guest().ok('category', { ParentId: id, Active: true, SortBy: 0 })
      const listed = (await context.categories()).find((top) => top.id === id)?.children
      expectSame(
        `the categories under ${label}`,
        children.map((each) => each.id),
        listed?.map((each) => each.id),
      )
    }
  }),
]
