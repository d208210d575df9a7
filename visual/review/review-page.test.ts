import { chromium, expect as playwright } from '@playwright/test'
import type { Browser, Locator } from '@playwright/test'
import sharp from 'sharp'
import { afterAll, beforeAll, test } from 'vitest'
import { fixtureConfig } from '../capture/fixture/config.ts'
import type { Image, Report } from '../report.ts'
import { finding, report } from './app/fixtures.ts'
import { reviewPage } from './page.ts'

const expect = playwright.configure({ timeout: 15_000 })

let browser: Browser
beforeAll(async () => {
  browser = await chromium.launch(await fixtureConfig.launch())
})
afterAll(() => browser.close())

async function open(of: Report, images: Record<string, string> = {}) {
  const body = await reviewPage({ report: of, images, endpoint: null })
  const page = await browser.newPage({
    locale: 'en',
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  })
  await page.route('http://review.localhost/', (route) => route.fulfill({ contentType: 'text/html', body }))
  await page.goto('http://review.localhost/')
  return page
}

const group = (id: string) => ({ id, cause: id, keys: [id], unmirrored: [] })

test('in the list of undecided cards the focus moves from a decided card to the next one', async () => {
  const names = ['a', 'b', 'c', 'd']
  const page = await open(
    report(
      names.map((name) => finding(name)),
      names.map(group),
    ),
  )
  const card = (name: string) => page.getByRole('link', { name, exact: true })
  await page.locator('select[name=decided]').selectOption('undecided')
  await card('b').focus()
  await page.keyboard.press('Shift+A')
  await expect(card('b')).toBeHidden()
  await expect(card('c')).toBeFocused()
  await card('d').focus()
  await page.keyboard.press('Shift+A')
  await expect(card('c')).toBeFocused()
  await page.keyboard.press('Shift+A')
  await expect(card('a')).toBeFocused()
  await page.keyboard.press('Shift+A')
  await expect(page.locator('main h1')).toBeFocused()
})

test('Enter opens the current card if it is shown, else the first shown one', async () => {
  const page = await open(report([finding('a'), finding('b'), finding('c')], ['a', 'b', 'c'].map(group)))
  const current = page.getByRole('link', { name: 'c', exact: true })
  await current.focus()
  await page.locator('input[name=text]').fill('b')
  await expect(current).toBeHidden()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Enter')
  await expect(page.locator('main h1')).toHaveText('b')
})

async function dataUrl({ width, height }: Image, background: string) {
  const picture = sharp({ create: { width, height, channels: 3, background } })
  return `data:image/png;base64,${(await picture.png().toBuffer()).toString('base64')}`
}

/** A red page that became a blue one, of half its width and height. */
async function openShrunk(digit: string) {
  const [before, after] = [
    { hash: 'before', width: 200, height: 400 },
    { hash: 'after', width: 100, height: 200 },
  ]
  const images = { before: await dataUrl(before, '#f00'), after: await dataUrl(after, '#00f') }
  const page = await open(report([finding('a', { before, after })], [group('a')]), images)
  await page.getByRole('link', { name: 'a', exact: true }).click()
  await expect(page.locator('main h1')).toHaveText('a')
  await page.keyboard.press(digit)
  const frame = page.locator('.frame')
  await expect(frame.locator('img[src]')).toHaveCount(2)
  for (const image of await frame.locator('img').all())
    await image.evaluate((one: HTMLImageElement) => one.decode())
  return { page, frame }
}

/** In the quarters of the frame: that of the page after, the one beside it, those below. */
async function coloursOf(frame: Locator) {
  const image = sharp(await frame.screenshot())
  const { data, info } = await image.removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => data.subarray((y * info.width + x) * 3).subarray(0, 3)
  return [at(50, 100), at(150, 100), at(50, 300), at(150, 300)].map((colour) => colour.toString('hex'))
}

test('a wide page counts as seen once it is shown in its actual size', async () => {
  const [before, after] = ['before', 'after'].map((hash) => ({ hash, width: 4000, height: 800 })) as [
    Image,
    Image,
  ]
  const images = { before: await dataUrl(before, '#f00'), after: await dataUrl(after, '#00f') }
  const page = await open(report([finding('a', { before, after })], [group('a')]), images)
  await page.clock.install()
  await page.getByRole('link', { name: 'a', exact: true }).click()
  await expect(page.locator('.canvas img[src]')).toHaveCount(2)
  for (const image of await page.locator('.canvas img[src]').all())
    await image.evaluate((one: HTMLImageElement) => one.decode())
  await page.clock.runFor(1000)
  const state = page.locator('.strip .state')
  await expect(state).toHaveText('Not seen')
  await page.keyboard.press('z')
  await expect(state).toHaveText('Seen')
})

const [red, blue, ground] = ['ff0000', '0000ff', 'f1eee6']

test('the blink shows nothing of the page before beside the page after', async () => {
  const { page, frame } = await openShrunk('4')
  expect(await coloursOf(frame)).toEqual([blue, ground, ground, ground])
  await page.getByRole('button', { name: 'Swap' }).click()
  expect(await coloursOf(frame)).toEqual([red, red, red, red])
})

test('the swipe divides the frame, whatever the sizes of both pages', async () => {
  const { page, frame } = await openShrunk('2')
  expect(await coloursOf(frame)).toEqual([red, ground, red, ground])
  await page.getByRole('slider').fill('0')
  expect(await coloursOf(frame)).toEqual([blue, ground, ground, ground])
})

test('the onion skin fades the page before out where the page after has nothing', async () => {
  const { page, frame } = await openShrunk('3')
  await page.getByRole('slider').fill('0')
  expect(await coloursOf(frame)).toEqual([red, red, red, red])
  await page.getByRole('slider').fill('100')
  expect(await coloursOf(frame)).toEqual([blue, ground, ground, ground])
})

test('a picture that the server does not keep is named as missing', async () => {
  const page = await open(report([finding('a')], [group('a')]), {
    'before a': '/pictures/before',
    'after a': '/pictures/after',
  })
  await page.route('**/pictures/*', (route) => route.fulfill({ status: 404 }))
  await page.getByRole('link', { name: 'a', exact: true }).click()
  await expect(page.locator('.canvas .missing').first()).toHaveText('This picture is not kept here.')
})
