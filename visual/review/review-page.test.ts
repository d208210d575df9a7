import { readFile } from 'node:fs/promises'
import { chromium, expect as playwright } from '@playwright/test'
import type { Browser, Locator, Page, Route } from '@playwright/test'
import sharp from 'sharp'
import { afterAll, beforeAll, test } from 'vitest'
import { fixtureConfig } from '../capture/fixture/config.ts'
import type { Image, Report } from '../report.ts'
import { finding, report } from './app/fixtures.ts'
import { reviewPage, type ReviewInput } from './page.ts'

const expect = playwright.configure({ timeout: 15_000 })

let browser: Browser
beforeAll(async () => {
  browser = await chromium.launch(await fixtureConfig.launch())
})
afterAll(() => browser.close())

async function open(of: Report, images: Record<string, string> = {}, served: Partial<ReviewInput> = {}) {
  const body = await reviewPage({ report: of, images, endpoint: null, ...served })
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

test('a card names its failed shots and new errors; a failed shot says that it cannot be approved', async () => {
  const problems = ['policy is missing']
  const failed = finding('a', { problems, hasFailed: true })
  const page = await open(report([failed, finding('b', { problems })], ['a', 'b'].map(group)))
  const cards = page.locator('.cards li')
  await expect(cards.nth(0).getByText('Failed', { exact: true })).toBeVisible()
  await expect(cards.nth(1).getByText('New error', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'a', exact: true }).click()
  await expect(page.getByText('The story failed midway')).toBeVisible()
})

test('a contested shot says which branch it looks like, if it looks like one', async () => {
  const [ours, theirs] = ['ours', 'theirs'].map((hash) => ({ hash, width: 390, height: 844 })) as [
    Image,
    Image,
  ]
  const branches = { base: null, ours, theirs }
  const contested = { verdict: 'contested', before: ours, branches } as const
  const shots = [
    finding('a', contested),
    finding('b', { ...contested, after: ours }),
    finding('c', { ...contested, after: theirs }),
  ]
  const page = await open(report(shots, ['a', 'b', 'c'].map(group)))
  for (const [name, words] of Object.entries({
    a: 'of both together',
    b: 'matches ours',
    c: 'matches theirs',
  })) {
    await page.goto(`http://review.localhost/#/group/${name}`)
    await expect(page.locator('main h1')).toHaveText(name)
    await expect(page.locator('.facts')).toContainText(words)
  }
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

test('a picture that no server sends is not called lost', async () => {
  const page = await open(report([finding('a')], [group('a')]), { 'after a': '/pictures/after' })
  await page.route('**/pictures/*', (route) => route.abort())
  await expect(page.locator('.thumbnail .missing')).toContainText('The review server does not answer')
})

test('a group is approved without the shot that another reviewer has rejected meanwhile', async () => {
  const rejected = { by: 'Mina', reason: 'Too dark' }
  const decided = { by: 'Mina', choice: 'reject', comment: 'Too dark', until: null } as const
  const page = await open(
    report([finding('a', { rejected, decided }), finding('b')], [{ ...group('both'), keys: ['a', 'b'] }]),
  )
  await expect(page.locator('.progress-text')).toHaveText('1 of 2 decided')
  await page.getByRole('link', { name: 'both', exact: true }).focus()
  await page.keyboard.press('Shift+A')
  await expect(page.getByRole('link', { name: 'Commit… (1)' })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.locator('.chosen')).toContainText(/^Rejected\..*Committed by \P{L}?Mina\P{L}?\.$/u)
})

/** A review of the shots `a`, `b`, …; `commits` are the requests that wait for their answer. */
async function openServed(count: number) {
  const names = [...'abcd'].slice(0, count)
  const served = { endpoint: '/decisions', takeBack: 'To take a decision back, run "git checkout pictures".' }
  const page = await open(
    report(
      names.map((name) => finding(name)),
      names.map(group),
    ),
    {},
    served,
  )
  const commits: Route[] = []
  await page.route('**/decisions', (route) => void commits.push(route))
  return { page, commits }
}

async function approve(page: Page, ...names: string[]) {
  for (const name of names) {
    await page.getByRole('link', { name, exact: true }).focus()
    await page.keyboard.press('Shift+A')
  }
}

async function commit(page: Page) {
  await page.getByRole('link', { name: /^Commit…/ }).click()
  await page.getByLabel('Your name').fill('Sara')
  await page.getByRole('button', { name: 'Commit' }).click()
}

const answer = (route: Route, status: number, message: string) => route.fulfill({ status, json: { message } })

test('a refusal that comes after the commit screen was left is announced, and shown there later', async () => {
  const { page, commits } = await openServed(1)
  await approve(page, 'a')
  await commit(page)
  await page.keyboard.press('Escape')
  await expect.poll(() => commits.length).toBe(1)
  await answer(commits[0]!, 400, 'Another run has replaced this report.')
  const refusal = 'It was not committed: Another run has replaced this report.'
  await expect(page.locator('.status')).toHaveText(refusal)
  await page.getByRole('link', { name: /^Commit…/ }).click()
  await expect(page.getByRole('alert')).toHaveText(refusal)
})

test('decisions that are committed while a commit is sent are sent after its answer', async () => {
  const { page, commits } = await openServed(2)
  await approve(page, 'a')
  await commit(page)
  await page.keyboard.press('Escape')
  await approve(page, 'b')
  await commit(page)
  await expect.poll(() => commits.length).toBe(1)
  await answer(commits[0]!, 200, 'Written: the first.')
  await expect.poll(() => commits.length).toBe(2)
  await expect(page.locator('.commit .answer').first()).toHaveText('Committing…')
  expect(commits[1]!.request().postDataJSON().decisions).toMatchObject([{ key: 'a' }, { key: 'b' }])
  await answer(commits[1]!, 200, 'Written: the second.')
  await expect(page.locator('.commit .answer').first()).toHaveText('Written: the second.')
})

test('shots whose decision is refused are left out, and the others are committed', async () => {
  const { page, commits } = await openServed(2)
  await approve(page, 'a', 'b')
  await commit(page)
  await expect.poll(() => commits.length).toBe(1)
  const message = 'Rejected by Mina since this review was loaded: b.'
  await commits[0]!.fulfill({ status: 400, json: { message, refused: ['b'] } })
  await page.getByRole('button', { name: 'Leave 1 shot out' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Commit' })).toBeFocused()
  await page.getByRole('button', { name: 'Commit' }).click()
  await expect.poll(() => commits.length).toBe(2)
  expect(commits[1]!.request().postDataJSON().decisions).toMatchObject([{ key: 'a' }])
})

test('a commit to a server that has stopped says that its decisions are kept', async () => {
  const { page, commits } = await openServed(1)
  await approve(page, 'a')
  await commit(page)
  await expect.poll(() => commits.length).toBe(1)
  await commits[0]!.abort()
  await expect(page.getByRole('alert')).toHaveText(
    'It was not committed: The review server does not answer: start “npx visual review” again. Your decisions are kept.',
  )
})

test('decisions that were not committed can be downloaded', async () => {
  const { page, commits } = await openServed(1)
  await approve(page, 'a')
  await commit(page)
  await expect.poll(() => commits.length).toBe(1)
  const button = page.getByRole('button', { name: 'Export decisions.json' })
  await expect(button).toBeHidden()
  await answer(commits[0]!, 400, 'Another run has replaced this report.')
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()])
  expect(JSON.parse(await readFile(await download.path(), 'utf8'))).toMatchObject({
    by: 'Sara',
    decisions: [{ key: 'a', choice: 'approve' }],
  })
})

test('a decision that is withdrawn after its commit is listed, also after the next commit and once the page is loaded again', async () => {
  const { page, commits } = await openServed(2)
  await approve(page, 'b', 'a')
  await commit(page)
  await expect.poll(() => commits.length).toBe(1)
  await answer(commits[0]!, 200, 'Written.')
  const withdrawn = page.locator('section[data-choice=withdrawn]')
  await expect(page.locator('.commit .answer').first()).toHaveText('Written.')
  await expect(withdrawn).toBeHidden()
  const toCommit = page.getByRole('link', { name: /^Commit…/ })
  await expect(toCommit).toHaveText('Commit… (0)')
  await page.keyboard.press('u')
  await expect(withdrawn.getByRole('listitem')).toHaveText([/Shop\/a.*Approved/])
  await page.reload()
  await expect(withdrawn.getByRole('listitem')).toHaveText([/Shop\/a.*Approved/])
  await expect(withdrawn).toContainText('run "git checkout pictures"')
  await expect(toCommit).toHaveText('Commit… (0)')
  await commit(page)
  await expect.poll(() => commits.length).toBe(2)
  await answer(commits[1]!, 200, 'Written again.')
  await expect(page.locator('.commit .answer').first()).toHaveText('Written again.')
  await expect(withdrawn.getByRole('listitem')).toHaveText([/Shop\/a.*Approved/])
})

test.each([
  ['rejected', 'r'],
  ['quarantined', 'q'],
])('the reason of a shot that was %s cannot be blank', async (_, key) => {
  const page = await open(report([finding('a')], [group('a')]))
  await page.getByRole('link', { name: 'a', exact: true }).click()
  await expect(page.locator('main h1')).toHaveText('a')
  const reason = page.getByLabel('Why?')
  await page.keyboard.press(key)
  await reason.fill(' ')
  await page.keyboard.press('Control+Enter')
  await reason.fill('Too pale')
  const answered = await page.evaluate(() => {
    document.querySelector<HTMLFormElement>('dialog form')!.requestSubmit()
    return document.querySelector('dialog') === null
  })
  expect(answered).toBe(true)
  await page.keyboard.press('c')
  await reason.fill('')
  await page.keyboard.press('Control+Enter')
  await expect(reason).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator('.decide blockquote')).toHaveText('Too pale')
})

test('a shot beyond the first chunk of the strip is scrolled to when a link opens it', async () => {
  const keys = Array.from({ length: 60 }, (_, at) => `shot ${at}`)
  const page = await open(
    report(
      keys.map((key) => finding(key)),
      [{ ...group('many'), keys }],
    ),
  )
  await page.goto('http://review.localhost/#/group/many/shot%2055')
  const current = page.locator('.strip [aria-current]')
  await expect(current).toContainText('shot 55')
  await expect(current).toBeInViewport()
})
