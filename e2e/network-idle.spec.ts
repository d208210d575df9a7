import { networkIdle } from './network-idle.ts'
import { expect, test } from './test.ts'

test('the network is not idle while a busy page still has a request to send', async ({ shop, page }) => {
  await page.goto(shop.path('/no-such.txt'))
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.evaluate(() => {
    setTimeout(() => {
      setTimeout(() => fetch('/builds/latest.json'), 10)
      const start = performance.now()
      while (performance.now() < start + 900);
    }, 120)
  })
  await networkIdle(page)
  expect(asked).toEqual(['/builds/latest.json'])
})
