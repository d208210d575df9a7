import type { BrowserContext, Page, Worker } from '@playwright/test'
import { newNoticeTexts } from '#i18n/new-notice-texts.ts'
import { expect, test, waitForServiceWorker } from './service-worker.ts'

type Shown = { title: string; body?: string; lang?: string; dir?: string; data?: unknown }
type Scope = { shown: Shown[]; registration: { showNotification: unknown } }
type ClickScope = EventTarget & { WindowClient: typeof WindowClient; clients: { openWindow: unknown } }
declare class WindowClient {
  focus: () => Promise<unknown>
}

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

/** Presses a notification, and returns what the worker asks for: the browser lets only a real press focus or open a window. */
const pressNotification = (worker: Worker, path: string) =>
  worker.evaluate(async (to) => {
    const scope = self as unknown as ClickScope
    const asked: string[] = []
    scope.WindowClient.prototype.focus = async () => asked.push('focus')
    scope.clients.openWindow = async (url: string) => asked.push(url)
    const work: unknown[] = []
    const press = Object.assign(new Event('notificationclick'), {
      notification: { close() {}, data: { path: to } },
      waitUntil: (promise: unknown) => work.push(promise),
    })
    scope.dispatchEvent(press)
    await Promise.all(work)
    return asked
  }, path)

test('a pressed notification focuses the tab by its present page, not by the one it was opened at', async ({
  shop,
  page,
  context,
  site,
  text,
}) => {
  await shop.open('/about')
  await waitForServiceWorker(page)
  const [worker] = context.serviceWorkers()
  await page.getByRole('contentinfo').getByRole('link', { name: text.pages.contact() }).click()
  await expect(page).toHaveURL(`${site.url}${shop.path('/contact')}`)
  expect(await pressNotification(worker!, shop.path('/contact'))).toEqual(['focus'])
  expect(await pressNotification(worker!, shop.path('/about'))).toEqual([`${site.url}${shop.path('/about')}`])
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
