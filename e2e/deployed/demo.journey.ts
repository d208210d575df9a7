import { expect } from '@playwright/test'
import { addToCart, firstCartLine, viewCart } from '../steps.ts'
import { test } from './test.ts'

test('a scenario in the URL opens that mock state, and two tabs share it', async ({
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
  await addToCart(other)
  const { line, more } = await firstCartLine({ page, text })
  const count = await line.getByRole('spinbutton').inputValue()
  await more.click()
  await expect(line.getByRole('spinbutton')).not.toHaveValue(count)

  await viewCart(other)
  await other.page.reload()
  await expect(other.page.getByRole('main').getByRole('listitem')).toHaveCount(4)
})
