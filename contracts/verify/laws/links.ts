import { contentKinds } from '../../content.ts'
import type { CallName } from '../../registry.ts'
import { lawsOf } from '../check.ts'
import { expectSame, expectThat } from '../drift.ts'
import type { Shopper } from '../shopper.ts'

const law = lawsOf('catalogue')
const maxLinks = 2

type Labelled = { label: string; catLabel: string }

const openProduct = async (shopper: Shopper, { label, catLabel }: Labelled) =>
  shopper.ok('product', { label, catLabel })

const openCategory = async (shopper: Shopper, category: string) =>
  shopper.ok('products', { category, pageSize: 1 })

export async function openFile(shopper: Shopper, call: CallName, path: string, type: RegExp) {
  const { answer } = await shopper.send(call, { method: 'GET', path, body: null })
  const came = { status: answer?.status, type: answer?.headers.get('content-type') }
  expectThat(came.status === 200 && type.test(came.type ?? ''), `${path} to be there`, came)
}

export const linkLaws = [
  law('suggestion-links-resolve', { calls: ['suggest', 'products', 'product'] }, async (context) => {
    const shopper = context.guest()
    const { products } = await shopper.ok('products', {
      discounted: true,
      inStock: true,
      pageSize: maxLinks,
    })
    for (const card of products.length > 0 ? products : [await context.product()]) {
      const suggested = await shopper.ok('suggest', { text: card.title })
      const found = suggested.products.find(({ id }) => id === card.id)
      if (found) expectSame(`the suggestion of ${card.label}`, found, card)
      for (const other of suggested.products.slice(0, maxLinks)) await openProduct(shopper, other)
      for (const { label } of suggested.categories) await openCategory(shopper, label)
    }
  }),

  law('product-links-resolve', { calls: ['product', 'contentEntry'] }, async (context) => {
    const shopper = context.guest()
    const makerPages = new Set<string>()
    for (const card of (await context.productList()).products.slice(0, maxLinks * 4)) {
      const { makerPage } = await openProduct(shopper, card)
      if (makerPage !== null) makerPages.add(makerPage)
    }
    for (const label of [...makerPages].slice(0, maxLinks))
      await shopper.ok('contentEntry', { kind: 'brand', label })
    const { picture, items } = await openProduct(shopper, await context.product())
    for (const { src } of new Set([picture, ...items[0]!.pictures]))
      await openFile(shopper, 'product', src, /^image\//)
  }),

  law('entry-links-resolve', { calls: ['contentList', 'contentEntry', 'product'] }, async (context) => {
    const shopper = context.guest()
    for (const kind of contentKinds) {
      const { entries } = await shopper.ok('contentList', { kind })
      const last = entries.at(-1)
      if (!last) continue
      const { goods, picture, pictures, videoUrl } = await shopper.ok('contentEntry', {
        kind,
        label: last.label,
      })
      for (const card of goods.slice(0, maxLinks)) await openProduct(shopper, card)
      for (const { src } of [picture, ...pictures.slice(0, 1)])
        await openFile(shopper, 'contentEntry', src, /^image\//)
      if (videoUrl?.startsWith('/')) await openFile(shopper, 'contentEntry', videoUrl, /^video\//)
    }
  }),
]
