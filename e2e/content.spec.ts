import type { JourneyContext } from './steps.ts'
import { holdRequests, reload, openDrawn } from './steps.ts'
import { expect, phone, test } from './test.ts'

test('an article is reached from the footer, links to a product, and Back returns to it', async ({
  shop,
  page,
  text,
}) => {
  await shop.open('/')
  await page.getByRole('contentinfo').getByRole('link', { name: text.pages.blogs() }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.pages.blogs())
  const link = page.getByRole('main').getByRole('article').first().getByRole('link')
  const title = await link.innerText()
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(page).toHaveTitle(new RegExp(title))

  const good = page.getByRole('article').getByRole('heading', { level: 3 }).first()
  const name = await good.innerText()
  await good.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
})

async function expectEntryAndBack(
  { page, text }: JourneyContext,
  kind: keyof JourneyContext['text']['pages'],
) {
  const heading = page.getByRole('heading', { level: 1 })
  const link = page.getByRole('main').getByRole('article').last().getByRole('link')
  const title = await link.innerText()
  await link.click()
  await expect(heading).toHaveText(title)
  await page.getByRole('navigation', { name: text.nav.breadcrumbs() }).getByRole('link').click()
  await expect(heading).toHaveText(text.pages[kind]())
}

for (const kind of ['blogs', 'exhibition'] as const)
  test(`a list and the focus on its links stay while its next page is slow, which a reload keeps: ${kind}`, async ({
    shop,
    page,
    text,
  }) => {
    await page.clock.install()
    await shop.open(`/${kind}`)
    const cards = page.getByRole('main').getByRole('article')
    await expect(cards).toHaveCount(6)
    const release = await holdRequests(page, `**/api/content/${kind}?*page=2*`)
    const link = page.getByRole('link', { name: text.listing.page({ page: 2 }) })
    await link.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('status').filter({ hasText: text.app.loading() })).toBeAttached()
    await page.clock.fastForward(2_000)
    release()
    await expect(cards).toHaveCount(2)
    await expect(link).toHaveAttribute('aria-current', 'page')
    await expect(link).toBeFocused()
    await expect(page).toHaveURL(/page=2$/)
    await reload(page)
    await expect(cards).toHaveCount(2)
    await expectEntryAndBack({ page, text }, kind)
  })

test('each content list opens an entry whose breadcrumb leads back', async ({ shop, page, text }) => {
  for (const kind of ['brand', 'video', 'gallery', 'services'] as const) {
    await shop.open(`/${kind}`)
    await expectEntryAndBack({ page, text }, kind)
  }
})

test('an invalid page number of a content list shows the first page', async ({ shop, page }) => {
  await shop.open('/blogs?page=-3')
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(6)
})

test('a video jumps to a clicked transcript sentence and shows its caption', async ({ shop, page, text }) => {
  await shop.open('/video/the-sound-of-the-setar')
  const sentence = page
    .getByRole('region', { name: text.pictures.film.transcript() })
    .getByRole('button')
    .nth(5)
  const film = page.locator('video')
  /** Slow playback keeps the cue active until it is asserted. */
  await film.evaluate((video: HTMLVideoElement) => {
    Object.assign(video, { muted: true, defaultPlaybackRate: 0.1, playbackRate: 0.1 })
  })
  await sentence.click()
  await expect(sentence).toHaveAttribute('aria-current', 'true')
  const state = () =>
    film.evaluate((video: HTMLVideoElement) => ({
      duration: video.duration,
      hasPictures: video.videoWidth > 0,
      captions: video.textTracks[0]?.mode,
      cues: Array.from(video.textTracks[0]?.activeCues ?? [], (cue) => (cue as VTTCue).text),
    }))
  await expect.poll(state).toEqual({
    duration: 24,
    hasPictures: true,
    captions: 'showing',
    cues: [await sentence.innerText()],
  })
  await page.emulateMedia({ media: 'print' })
  await expect(sentence, 'a transcript is printed').toBeVisible()
})

test.describe('gallery on a phone', () => {
  test.use(phone)

  test(
    'a swipe shows the next picture, and closing focuses the last one viewed',
    { tag: '@ltr' },
    async ({ shop, page, text, language }) => {
      await shop.open('/gallery/blue-and-white')
      const pictures = page.getByRole('list', { name: text.content.gallery.pictures() }).getByRole('button')
      await pictures.first().click()
      const count = await pictures.count()
      const lightbox = page.getByRole('dialog')
      await expect(lightbox).toContainText(text.pictures.position({ index: 1, count }))

      const touch = await page.context().newCDPSession(page)
      const direction = language === 'fa' ? 1 : -1
      const [x, y] = [195, 400]
      await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
      for (const distance of [20, 60, 100])
        await touch.send('Input.dispatchTouchEvent', {
          type: 'touchMove',
          touchPoints: [{ x: x + direction * distance, y }],
        })
      await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
      await expect(lightbox).toContainText(text.pictures.position({ index: 2, count }))

      await page.keyboard.press('Escape')
      await expect(lightbox).toBeHidden()
      await expect(pictures.nth(1)).toBeFocused()
    },
  )
})

test('exhibitions can be filtered by a day, and the filter cleared', async ({ shop, page, text }) => {
  await page.clock.setFixedTime('2026-11-18T08:30:00Z')
  await shop.open('/exhibition')
  const { event } = text.content
  const calendar = page.getByRole('group', { name: event.day() })
  const open = calendar.locator('[role=gridcell] button:not([aria-disabled])')
  const day = open.first()
  const release = await holdRequests(page, '**/api/content/exhibition?*on=*')
  await day.click()
  await expect(page).toHaveURL(/on=\d{4}-\d\d-\d\d/)
  await expect(calendar.getByRole('gridcell', { selected: true })).toHaveCount(1)
  release()
  await expect(day).toBeFocused()
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1)

  await openDrawn(page, `${page.url().split('?')[0]}?on=2020-01-01`)
  await expect(page.getByRole('heading', { name: event.noneOn() })).toBeVisible()
  await expect(calendar.getByRole('gridcell', { selected: true })).toHaveText('۱۱')
  await page.getByRole('link', { name: event.all() }).click()
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(6)
})

test('an article that was withdrawn since it was kept says so', async ({ shop, page, mock, text }) => {
  await mock.faults({ on: 'contentEntry', fault: { status: 410 } })
  await shop.open('/blogs/reading-a-carpet')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.content.gone())
})

test('a service links to the contact page with phone and map', async ({ shop, page, text }) => {
  await shop.open('/services/framing')
  await page.getByRole('main').getByRole('link', { name: text.content.service.ask() }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.pages.contact())
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: text.app.footer.phone() })).toHaveAttribute('href', /^tel:/)
  await expect(main.getByRole('link', { name: text.shop.contact.map() })).toHaveAttribute('target', '_blank')
})

test('the about page links to the makers', async ({ shop, page, text }) => {
  await shop.open('/about')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.pages.about())
  await page.getByRole('link', { name: text.shop.about.makers() }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.pages.brand())
})
