import { expect } from '@playwright/test'
import { carpetPath } from '../steps.ts'
import { buy } from './buy.ts'
import { test } from './test.ts'

test('a guest opens a carpet, signs in and pays, and reloads lose nothing', async ({
  page,
  path,
  text,
  externalRequests,
}) => {
  await page.goto(path('/'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.hero.title())
  await page.goto(path(carpetPath))
  const picture = page.getByRole('main').locator('img').first()
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
  await buy({ page, path, text })
  expect(externalRequests).toEqual([])
})
