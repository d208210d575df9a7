import { expect, test } from 'vitest'
import { cartWith, expectSuccess, item, openShop } from './test-shop.ts'

async function sharedBowls() {
  const shop = await openShop()
  const guest = shop.visitor()
  const uniqueId = cartWith(shop, guest, item.bowl, 2)
  const share = () => expectSuccess(shop.call(guest, 'shareCart', { uniqueId })).data
  const { shareId } = share()
  const read = () => expectSuccess(shop.call(shop.visitor(), 'sharedCart', { shareId })).data
  return { shop, share, shareId, read }
}

test('a shared cart has the prices of today, beside those of the day on which it was shared', async () => {
  const { shop, read } = await sharedBowls()
  expect(read().lines[0]).toMatchObject({ unitPrice: { amount: 1_000_000 }, unitPriceBefore: null })
  shop.change((world) => ({ ...world, prices: { [item.bowl]: 700_000 } }))
  expect(read().lines[0]).toMatchObject({
    unitPrice: { amount: 700_000 },
    unitPriceBefore: { amount: 1_000_000 },
    linePrice: { amount: 1_400_000 },
  })
})

test('a shared cart keeps its counts when less is left, and tells the stock', async () => {
  const { shop, read } = await sharedBowls()
  shop.change((world) => ({ ...world, sold: { [item.bowl]: 4 } }))
  expect(read().lines[0]).toMatchObject({ count: 2, stockLeft: 1 })
})

test('products that have left the shop are counted', async () => {
  const { shop, shareId, read } = await sharedBowls()
  const gone = { id: 9, productItemId: 50_000, count: 1, unitPriceThen: 1 }
  shop.change((world) => {
    const shared = world.sharedCarts[shareId]!
    return { ...world, sharedCarts: { [shareId]: { ...shared, lines: [...shared.lines, gone] } } }
  })
  expect(read()).toMatchObject({ goneCount: 1, lines: [{ productItemId: item.bowl }] })
})

test('after its link has expired the same cart gets another', async () => {
  const { shop, share, shareId } = await sharedBowls()
  shop.advance(31 * 86_400)
  expect(share().shareId).not.toBe(shareId)
})
