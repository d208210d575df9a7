import { expect, test } from 'vitest'
import { listLimits } from '#contracts/lists.ts'
import { amir, expectRefusal, expectSuccess, item, openShop, signedIn } from './test-shop.ts'

test('a list holds so many items, and refuses one more with 409', async () => {
  const shop = await openShop()
  const sara = signedIn(shop)
  const { id } = expectSuccess(shop.call(sara, 'saveList', { name: 'Home' })).data
  const full = Array.from({ length: listLimits.items }, (_, at) => 50_000 + at)
  shop.change((world) => ({
    ...world,
    lists: Object.fromEntries(
      Object.entries(world.lists).map(([mobile, lists]) => [
        mobile,
        lists.map((list) => ({ ...list, productItemIds: full })),
      ]),
    ),
  }))
  const more = { id, productItemId: item.bowl, isListed: true }
  expect(expectRefusal(shop.call(sara, 'setListItem', more))).toMatchObject({
    status: 409,
    message: expect.stringContaining('100'),
  })
  expect(expectSuccess(shop.call(sara, 'list', { id })).data).toMatchObject({ items: [], goneCount: 100 })
})

test('an item shows the price and the stock of its variant', async () => {
  const shop = await openShop()
  const sara = signedIn(shop)
  const { id } = expectSuccess(shop.call(sara, 'saveList', { name: 'Home' })).data
  for (const productItemId of [item.lastBowl, item.soldOutCarpet])
    expectSuccess(shop.call(sara, 'setListItem', { id, productItemId, isListed: true }))
  const { items } = expectSuccess(shop.call(sara, 'list', { id })).data
  expect(
    items.map(({ productItemId, price, stockLeft }) => [productItemId, price.amount, stockLeft]),
  ).toEqual([
    [item.lastBowl, 1_200_000, 1],
    [item.soldOutCarpet, 40_000_000, 0],
  ])
})

test('a refused name says that the name is the reason', async () => {
  const shop = await openShop()
  const sara = signedIn(shop)
  expectSuccess(shop.call(sara, 'saveList', { name: 'Home' }))
  expect(expectRefusal(shop.call(sara, 'saveList', { name: 'home' }))).toMatchObject({
    status: 409,
    field: 'name',
  })
  expectSuccess(shop.call(signedIn(shop, amir), 'saveList', { name: 'Home' }))
})
