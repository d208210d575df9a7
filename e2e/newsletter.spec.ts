import { horizontalOverflow } from './steps.ts'
import { expect, onDesktopAndPhone, test } from './test.ts'

type Letter = { to: string; path: string }
type Reader = { confirmedAt: number | null; leftAt: number | null }
type ServerState = { letters: Letter[]; newsletter: Reader[] }
type Logged = { log: { call: string }[] }

/** CSS pixels: Persian and English share a place, and one may need a line more. */
const oneLine = 30

onDesktopAndPhone('a reader', () => {
  test('a reader subscribes in the footer, confirms by the letter, and leaves by the next', async ({
    shop,
    page,
    text,
  }) => {
    const { newsletter } = text.forms
    const state = async () => (await shop.mock.state()) as ServerState
    const lastLetter = async () => (await state()).letters.at(-1)!.path
    const calls = async () => ((await shop.mock.record()) as Logged).log.map(({ call }) => call)

    await shop.open('/track')
    const footer = page.getByRole('contentinfo')
    await footer.scrollIntoViewIfNeeded()
    await footer.getByLabel(newsletter.email()).fill('sara@example.com')
    await footer.getByRole('checkbox').check()
    await footer.getByRole('button', { name: newsletter.send() }).dblclick()
    await expect(footer.getByRole('status')).toContainText('sara@example.com')
    expect((await calls()).filter((call) => call === 'subscribeNewsletter')).toHaveLength(1)

    await page.goto(await lastLetter())
    const title = page.getByRole('heading', { level: 1 })
    await expect(title).toHaveText(newsletter.confirm.title())
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    expect(await horizontalOverflow(page)).toBe(0)
    expect((await state()).newsletter).toMatchObject([{ confirmedAt: null }])
    await page.getByRole('button', { name: newsletter.confirm.action() }).click()
    await expect(title).toHaveText(newsletter.confirm.done())

    await page.goto(await lastLetter())
    await expect(title).toHaveText(newsletter.leave.title())
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    expect((await state()).newsletter).toMatchObject([{ leftAt: null }])
    await page.getByRole('button', { name: newsletter.leave.action() }).click()
    await expect(title).toHaveText(newsletter.leave.done())
    expect((await state()).newsletter).not.toMatchObject([{ leftAt: null }])
  })

  test('the consent takes the press that leaves a mistyped email', async ({ shop, page, text, hasTouch }) => {
    await shop.open('/track')
    const footer = page.getByRole('contentinfo')
    await footer.scrollIntoViewIfNeeded()
    const email = footer.getByLabel(text.forms.newsletter.email())
    const consent = footer.getByRole('checkbox')
    await email.fill('sara')
    await consent.scrollIntoViewIfNeeded()
    const { x, y, width } = (await consent.boundingBox())!
    /** Near the upper edge: an error above would move it away from the pointer. */
    const upperEdge = [x + width / 2, y + 3] as const
    if (hasTouch) await page.touchscreen.tap(...upperEdge)
    else {
      await page.mouse.move(...upperEdge)
      await page.mouse.down()
      await page.mouse.up()
    }
    await expect(email).toHaveAttribute('aria-invalid', 'true')
    await expect(consent).toBeChecked()
  })
})

test(
  'the footer keeps a place of the height of the newsletter',
  { tag: '@each' },
  async ({ shop, page, text }) => {
    await shop.open('/track')
    const email = page.getByRole('contentinfo').getByLabel(text.forms.newsletter.email())
    for (const width of [320, 360, 412, 480, 600, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
      await expect(email).toBeVisible()
      const [height, reserve] = await email.evaluate((field) => {
        const place = field.closest<HTMLElement>('footer > div')!
        const { minBlockSize } = getComputedStyle(place)
        place.style.minBlockSize = '0'
        const { offsetHeight } = place
        place.style.minBlockSize = ''
        return [offsetHeight, parseFloat(minBlockSize)]
      })
      expect(height, `the form at ${width}`).toBeLessThanOrEqual(reserve)
      expect(height, `the form at ${width}`).toBeGreaterThan(reserve - oneLine)
      expect(await horizontalOverflow(page)).toBe(0)
    }
  },
)
