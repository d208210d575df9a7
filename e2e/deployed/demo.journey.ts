import { expect } from '@playwright/test'
import { addToBasket, firstLine, viewBasket } from '../steps.ts'
import { test } from './test.ts'

test('an address names the world that it opens in, and two tabs are in the same shop', async ({
  page,
  context,
  path,
  text,
}) => {
  await page.goto(path('/basket?scenario=member,cart-with-lines'))
  await expect(page).toHaveURL(path('/basket'))
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(3)

  const other = { page: await context.newPage(), text }
  await other.page.goto(path('/search/tea-samovars/lalejin-glazed-teapot'))
  await addToBasket(other)
  const { line, more } = await firstLine({ page, text })
  const count = await line.locator('output').innerText()
  await more.click()
  await expect(line.locator('output')).not.toHaveText(count)

  await viewBasket(other)
  await other.page.reload()
  await expect(other.page.getByRole('main').getByRole('listitem')).toHaveCount(4)
})
