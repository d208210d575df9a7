import type { BrowserContext, Page, Worker } from '@playwright/test'
import { newNoticeTexts } from '#i18n/new-notice-texts.ts'
import { expect, test, waitForServiceWorker } from './service-worker.ts'

type Shown = { title: string; body?: string; lang?: string; dir?: string; data?: unknown }
type Scope = { shown: Shown[]; registration: { showNotification: unknown } }

/** The pinned browser delivers messages and denies every notification: it notes what it is asked to show. */
async function noteNotifications(context: BrowserContext): Promise<Worker> {
  const [worker] = context.serviceWorkers()
  await worker!.evaluate(() => {
    const scope = self as unknown as Scope
    scope.shown = []
    scope.registration.showNotification = async (title: string, options: object) =>
      void scope.shown.push({ title, ...options })
  })
  return worker!
}

const shownBy = (worker: Worker) => worker.evaluate(() => (self as unknown as Scope).shown)

/** Delivers as a push service does. */
async function pushTo(page: Page, context: BrowserContext, origin: string) {
  const session = await context.newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => new URL(scopeURL).origin === origin)
      if (own) resolve(own.registrationId)
    })
  })
  await session.send('ServiceWorker.enable')
  const registrationId = await registered
  return (data: string) => session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data })
}

test('a push is shown in its language, and one that cannot be read in that of the page', async ({
  shop,
  page,
  context,
  site,
  language,
}) => {
  await shop.open('/about')
  await waitForServiceWorker(page)
  const worker = await noteNotifications(context)
  const push = await pushTo(page, context, site.url)
  const path = '/profile/accountorder/ZR-100001'
  await push(JSON.stringify({ id: 3, locale: 'ru', title: 'Ваш заказ отправлен', text: 'ZR-100001', path }))
  const sent = { title: 'Ваш заказ отправлен', body: 'ZR-100001', lang: 'ru-RU', dir: 'ltr' }
  await expect.poll(() => shownBy(worker)).toMatchObject([{ ...sent, data: { path: `/ru${path}` } }])
  await push('<html>')
  const unreadable = { title: newNoticeTexts[language], data: { path: shop.path('/profile/notices') } }
  await expect.poll(() => shownBy(worker)).toMatchObject([sent, unreadable])
})

test.describe('a member who waits for lower prices', () => {
  test.use({ scenario: ['waiting-for-goods'] })

  test('an open list shows the notice of a push', async ({ shop, page, context, site, mock, text }) => {
    await shop.open('/profile/notices')
    await waitForServiceWorker(page)
    const worker = await noteNotifications(context)
    const push = await pushTo(page, context, site.url)
    const rows = page.getByRole('main').getByRole('listitem').filter({ hasText: text.notices.unread() })
    await expect(rows).toHaveCount(0)
    await mock.advance(6 * 24 * 3600)
    await push('')
    await expect.poll(() => shownBy(worker)).toHaveLength(1)
    await expect(rows).not.toHaveCount(0)
  })
})
