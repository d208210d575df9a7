import {
  holdResponses,
  keepToasts,
  member,
  openDrawn,
  pauseClock,
  reload,
  requestCode,
  trayPath,
} from './steps.ts'
import { expect, onDesktopAndPhone, phone, test } from './test.ts'

const centre = '/profile/notices'
const day = 24 * 3600

test.describe('a guest in a shop where everything is sold out on a phone', () => {
  test.use({ ...phone, scenario: ['sold-out'] })

  test('a guest waits for a sold-out variant by a code, and takes it back', async ({ shop, page, text }) => {
    await keepToasts(page)
    await shop.open(trayPath)
    const ask = page.getByRole('button', { name: text.details.tellWhen.backInStock() })
    await ask.click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(text.auth.mobile()).fill(member.mobile)
    await dialog.getByRole('button', { name: text.auth.sendCode() }).click()
    await dialog.getByLabel(text.auth.code()).fill(member.code)
    await expect(page.getByText(text.notices.request.done()).last()).toBeVisible()
    await expect(dialog).toBeHidden()
    await expect(ask).toBeFocused()

    await reload(page)
    await ask.click()
    await dialog.getByRole('button', { name: text.notices.request.takeBack() }).click()
    await expect(dialog).toBeHidden()
  })
})

onDesktopAndPhone('a member', () => {
  test.use({ scenario: ['member'] })

  test('a member waits for a lower price and is told when it has come', async ({
    shop,
    page,
    mock,
    text,
    isMobile,
  }) => {
    await shop.open(trayPath)
    const title = await page.getByRole('heading', { level: 1 }).innerText()
    await page.getByRole('button', { name: text.details.tellWhen.cheaper() }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: text.notices.request.submit() }).click()
    await expect(dialog).toBeHidden()

    await mock.advance(6 * day)
    await shop.open('/')
    const unread = page.getByRole('link', { name: text.notices.bell({ count: 1 }) })
    const main = page.getByRole('main')
    await unread.click()
    if (isMobile) await main.getByRole('link', { name: text.account.noticesPage() }).click()
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(text.notices.title())
    await main.getByRole('link', { name: title }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(unread).toBeHidden()
  })
})

test.describe('a member with twenty-five notices', () => {
  test.use({ scenario: ['unread-notices', 'waiting-for-goods'] })

  test('notices that are read in one tab are read in the other', async ({ shop, page, context, text }) => {
    const other = await context.newPage()
    await shop.open(centre)
    await openDrawn(other, shop.path('/'))
    const bell = other.getByRole('link', { name: text.notices.bell({ count: 3 }) })
    await expect(bell).toBeVisible()
    await page.getByRole('button', { name: text.notices.readAll() }).click()
    await expect(bell).toBeHidden()
  })

  test('a product that is no longer waited for leaves the list of the other tab', async ({
    shop,
    page,
    context,
    text,
  }) => {
    const other = await context.newPage()
    await shop.open(centre)
    await openDrawn(other, shop.path(centre))
    const waiting = other.getByRole('heading', { level: 3 })
    await expect(waiting).toHaveCount(2)
    const title = await waiting.first().innerText()
    await page.getByRole('button', { name: text.notices.waiting.remove({ title }) }).click()
    await expect(waiting).toHaveCount(1)
    await expect(waiting).not.toHaveText(title)
  })

  test('a page that is opened while all are marked as read is shown', async ({ shop, page, text }) => {
    await page.clock.install()
    const secondPage = /notices\/notices\?page=2/
    const release = await holdResponses(page, secondPage)
    await shop.open(centre)
    const main = page.getByRole('main')
    /** No skeleton replaces the page that is left. */
    await pauseClock(page)
    const asked = page.waitForRequest(secondPage)
    await main.getByRole('link', { name: text.listing.next() }).click()
    await asked
    const read = page.waitForResponse('**/api/notices/read')
    await main.getByRole('button', { name: text.notices.readAll() }).click()
    await read
    await page.clock.resume()
    release()
    await expect(main.getByRole('heading', { level: 2 })).toHaveCount(6)
    await expect(page.getByText(`(${text.notices.unread()})`)).toHaveCount(0)
  })
})

test.describe('on a phone', () => {
  test.use({ ...phone, scenario: ['variant-back'] })

  test('a variant that is back is read of and opened from the account', async ({ shop, page, text }) => {
    await shop.open('/profile')
    const menu = page.getByRole('navigation', { name: text.account.nav() })
    await menu.getByRole('button').first().click()
    await menu.getByRole('link', { name: text.account.noticesPage() }).click()
    const main = page.getByRole('main')
    await expect(main.getByText(`(${text.notices.unread()})`)).toHaveCount(1)
    await main.getByRole('listitem').getByRole('link').first().click()
    await expect(page).toHaveURL(/isfahan-engraved-tray\?item=\d+$/)
    await expect(page.getByRole('button', { name: text.cart.add(), exact: true })).toBeEnabled()
  })
})

test('a guest whose mobile is a member’s finds it in the account', async ({ shop, page, text }) => {
  await shop.open(trayPath)
  await page.getByRole('button', { name: text.details.tellWhen.cheaper() }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(text.auth.mobile()).fill(member.mobile)
  await dialog.getByRole('button', { name: text.auth.sendCode() }).click()
  await dialog.getByLabel(text.auth.code()).fill(member.code)
  await expect(dialog).toBeHidden()
  await shop.open(centre)
  await requestCode({ page, text })
  await page.getByLabel(text.auth.code()).fill(member.code)
  await expect(page).toHaveURL(shop.path(centre))
  await expect(page.getByText(text.notices.waiting.empty())).toBeHidden()
  await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveCount(1)
})
