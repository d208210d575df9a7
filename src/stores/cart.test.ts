import { expect, test, vi } from 'vitest'

const [ordered, other] = ['8d1f0b52-6a3e-4d7c-9a55-0c1f2e3d4b5a', '1f0b528d-3e6a-7c4d-559a-1f2e3d4b5a0c']

async function cartWithCookie() {
  let value = ''
  vi.stubGlobal('location', { protocol: 'https:' })
  vi.stubGlobal('document', {
    get cookie() {
      return value && `basketId=${value}`
    },
    set cookie(text: string) {
      value = /^basketId=([^;]*)/.exec(text)![1]!
    },
  })
  const store = await import('./cart.ts')
  store.setBasketId(ordered)
  return { ...store, anotherTabCreates: (id: string) => (value = id), saved: () => value }
}

test('a cart that is dropped leaves the one that another tab has created since', async () => {
  const { cart, dropBasketId, anotherTabCreates, saved } = await cartWithCookie()
  anotherTabCreates(other)
  dropBasketId(ordered)
  expect([cart.basketId, saved()]).toEqual([other, other])
  dropBasketId(other)
  expect([cart.basketId, saved()]).toEqual([null, ''])
})
