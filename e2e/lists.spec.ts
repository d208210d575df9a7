import { networkIdle } from './network-idle.ts'
import type { Page } from '@playwright/test'
import { carpetPath, holdResponses, holdRequests, horizontalOverflow, openDrawn, signIn } from './steps.ts'
import { anotherDevice, expect, phone, test } from './test.ts'

type Stored = { name: string[]; productItemIds: number[] }
type ServerState = {
  lists: Record<string, Stored[]>
  carts: Record<string, { lines: { productItemId: number; count: number }[] }>
}

const sharedPath = '/list/wedding-list-of-sara-2026'
const lines = ({ carts }: ServerState) => Object.values(carts).flatMap((cart) => cart.lines)

const cardCount = (page: Page) => page.getByRole('main').getByRole('article')

test.describe('a member on a phone', { tag: '@en' }, () => {
  test.use({ ...phone, scenario: ['member'] })

  test('a product is saved to a new list, which its owner and a guest move to their baskets', async ({
    shop,
    page,
    text,
    browser,
    baseURL,
    mock,
  }) => {
    await shop.open(carpetPath)
    const title = await page.getByRole('heading', { level: 1 }).innerText()
    await page.getByRole('button', { name: text.details.saveToList({ title }) }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(text.lists.name()).fill('Nowruz 1406')
    const saved = page.waitForResponse('**/api/lists/setListItem')
    await dialog.getByRole('button', { name: text.lists.create() }).click()
    await expect(dialog.getByRole('checkbox', { name: 'Nowruz 1406' })).toBeChecked()
    /** The box is ticked before the server knows; leaving the page may abort the call. */
    await saved

    await shop.open('/profile/lists')
    await page.getByRole('link', { name: 'Nowruz 1406' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nowruz 1406')
    await expect(cardCount(page)).toHaveCount(1)
    await page.getByLabel(text.lists.share.toggle()).check()
    const address = await page.getByLabel(text.lists.share.link()).inputValue()
    expect(address).toContain(shop.path('/list/'))

    const guest = await browser.newContext({ baseURL, serviceWorkers: 'block' })
    const cookie = { name: 'mock-session', value: mock.browser.cookies['mock-session']!, url: baseURL }
    await guest.addCookies([cookie])
    const other = await guest.newPage()
    await other.goto(address)
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('Nowruz 1406')
    await expect(other.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    await expect(other.getByRole('main')).not.toContainText(/محمدی|Mohammadi|Мохаммади|0912|۰۹۱۲/)
    await other.getByRole('button', { name: text.lists.addAll.button() }).click()
    await expect(other.getByRole('main').getByRole('status')).toContainText(
      text.lists.addAll.done({ count: 1 }),
    )

    const unshared = page.waitForResponse('**/api/lists/shareList')
    await page.getByLabel(text.lists.share.toggle()).uncheck()
    await expect(page.getByLabel(text.lists.share.link())).toBeHidden()
    await unshared
    await other.goto(address)
    await expect(other.getByRole('heading', { level: 1 })).toHaveText(text.lists.sharedList.unknown())
    await guest.close()
    expect(lines((await shop.mock.state()) as ServerState)).toHaveLength(1)

    await page.getByRole('button', { name: text.lists.addAll.button() }).click()
    await page.getByRole('main').getByRole('link', { name: text.cart.viewCart() }).click()
    await expect(page.getByRole('main').getByRole('listitem').first()).toContainText(title)
  })
})

test.describe('a member with an empty list', () => {
  test.use({ scenario: ['member'] })

  test('a list is renamed and deleted, also where another tab shows it', async ({
    shop,
    page,
    context,
    text,
  }) => {
    await shop.open('/profile/lists')
    await page.getByLabel(text.lists.name()).fill('یک')
    await page.getByRole('button', { name: text.lists.create() }).click()
    await page.getByRole('link', { name: 'یک' }).click()
    await page.getByRole('button', { name: text.lists.rename() }).click()
    await page.getByLabel(text.lists.name()).fill('دو')
    await page.getByRole('button', { name: text.lists.renameSave() }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('دو')
    const other = await context.newPage()
    await openDrawn(other, page.url())
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('دو')
    await page.getByRole('button', { name: text.lists.delete() }).click()
    await page.getByRole('button', { name: text.lists.deleteYes() }).click()
    await expect(page).toHaveURL(shop.path('/profile/lists'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.lists.empty())
    await expect(other.getByRole('heading', { level: 1 })).toHaveText(text.lists.notFound())
    await expect(other.getByText(text.errors.stale())).toHaveCount(0)
  })

  test('the end of a session is told once where a list was being renamed', async ({ shop, page, text }) => {
    const { lists, auth } = text
    await shop.open('/profile/lists')
    await page.getByLabel(lists.name()).fill('یک')
    await page.getByRole('button', { name: lists.create() }).click()
    const toasts = page.locator('.mantine-Notification-root')
    await page.getByRole('link', { name: 'یک' }).click()
    await page.getByRole('button', { name: lists.rename() }).click()
    await shop.mock.faults({ on: 'saveList', fault: 'end-session', times: 1 })
    await page.getByRole('button', { name: lists.renameSave() }).click()
    await expect(page.getByText(auth.sessionEnded())).toBeVisible()
    await networkIdle(page)
    const texts = await toasts.allInnerTexts()
    expect(texts.filter((toast) => !toast.includes('یک'))).toEqual([])
  })
})

test.describe('a member with lists', () => {
  test.use({ scenario: ['wish-lists'] })

  test('a list that is opened while a product is saved to it has the product', async ({
    shop,
    page,
    text,
  }) => {
    await shop.open(carpetPath)
    const title = await page.getByRole('heading', { level: 1 }).innerText()
    await page.getByRole('button', { name: text.details.saveToList({ title }) }).click()
    const choice = page.getByRole('dialog').getByRole('checkbox').first()
    const name = (await page.getByRole('dialog').locator('label').first().innerText()).trim()
    /** Links in view load their pages ahead, lists among them. */
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    const save = await holdRequests(page, '**/api/lists/setListItem')
    const answer = await holdResponses(page, '**/api/lists/list?*')
    await choice.click()
    await page.keyboard.press('Escape')
    await page.getByRole('banner').locator('a[href$="/profile"]').click()
    await page.getByRole('main').getByRole('link', { name: text.account.myLists() }).click()
    const list = page.getByRole('link', { name })
    const id = (await list.getAttribute('href'))!.split('/').at(-1)
    await list.click()
    await expect.poll(() => asked.some((url) => url.endsWith(`/api/lists/list?id=${id}`))).toBe(true)
    const saved = page.waitForResponse('**/api/lists/setListItem')
    save()
    await saved
    answer()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    /** It had another size of the product. */
    await expect(cardCount(page).filter({ hasText: title })).toHaveCount(2)
  })
})

test.describe('a guest on a phone with a shared list', () => {
  test.use({ ...phone, ...anotherDevice, scenario: ['wish-lists'] })

  test(
    'all that is in stock is added once, and what is sold out is named',
    { tag: '@ru' },
    async ({ shop, page, text }) => {
      await shop.open(sharedPath)
      await expect(cardCount(page)).toHaveCount(3)
      await page.getByRole('button', { name: text.lists.addAll.button() }).click()
      const outcome = page.getByRole('main').getByRole('status')
      await expect(outcome).toContainText(text.lists.addAll.done({ count: 2 }))
      await expect(outcome.getByRole('listitem')).toHaveCount(1)
      await expect(outcome.getByRole('listitem')).toContainText(text.lists.addAll.soldOut())
      await expect(page.getByRole('button', { name: text.lists.addAll.button() })).toBeHidden()
      expect(await horizontalOverflow(page)).toBe(0)
      await page.getByRole('main').getByRole('link', { name: text.cart.viewCart() }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.cart.title())
      const counts = lines((await shop.mock.state()) as ServerState).map(({ count }) => count)
      expect(counts).toEqual([1, 1])
    },
  )
})

test('a guest who saves to a list signs in and comes back to the product', async ({ shop, page, text }) => {
  await shop.open(carpetPath)
  const title = await page.getByRole('heading', { level: 1 }).innerText()
  const save = page.getByRole('button', { name: text.details.saveToList({ title }) })
  await save.click()
  await signIn({ page, text })
  await expect(page).toHaveURL(shop.path(carpetPath))
  await save.click()
  await expect(page.getByRole('dialog')).toContainText(text.lists.save.none())
})
