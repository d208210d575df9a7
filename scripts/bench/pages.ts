import type { Page } from '@playwright/test'
import budgets from '../../budgets.json' with { type: 'json' }
import { loadAllLocales } from '../../i18n/i18n-util.sync.ts'
import { i18nObject } from '../../i18n/i18n-util.ts'
import { atMost, median, ms, times, type Line } from './figures.ts'
import type { Served } from './serve.ts'
import { openPage, openShop, visit, type Shop } from './shop.ts'
import { inpOf, longestTask, readTimes } from './vitals.ts'

const { bench } = budgets

loadAllLocales()
const text = i18nObject('fa')
const carpet = '/search/handwoven-carpets/kashan-medallion-carpet'

type Screen = {
  name: string
  path: string
  scenario?: readonly string[]
  /** What a visitor presses first. */
  use(page: Page): Promise<void>
}

/** The bar at the bottom is what a thumb reaches. */
async function openMenu(page: Page) {
  await page.getByRole('button', { name: text.nav.categories() }).last().click()
  await page.getByRole('dialog').waitFor()
}

const screens: readonly Screen[] = [
  { name: 'home', path: '/', use: openMenu },
  {
    name: 'listing',
    path: '/search',
    use: async (page) => {
      await page.getByRole('button', { name: text.listing.filters(), exact: true }).click()
      await page
        .getByRole('dialog')
        .getByRole('group', { name: text.listing.brand() })
        .getByRole('checkbox')
        .first()
        .check()
      await page.waitForURL(/brand=/)
    },
  },
  {
    name: 'product',
    path: carpet,
    use: async (page) => {
      await page.getByRole('group', { name: text.details.option.color() }).getByRole('button').nth(1).click()
      await page.waitForURL(/item=/)
      await page.getByRole('button', { name: text.cart.add(), exact: true }).first().click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'basket',
    path: '/basket',
    scenario: ['cart-with-lines'],
    use: async (page) => {
      const line = page.getByRole('main').getByRole('listitem').first()
      const title = await line.getByRole('link').innerText()
      await line.getByRole('button', { name: text.cart.increase({ title }) }).click()
      await page.waitForLoadState('networkidle')
    },
  },
]

type Seen = Awaited<ReturnType<typeof see>>

/** What a visitor on a slow phone and network has of each page, against the floor's LCP under the same. */
export async function measurePages(
  floor: Served,
  rounds: number,
  say: (text: string) => void,
): Promise<Line[]> {
  const shop = await openShop()
  try {
    const floors: number[] = []
    const seen = new Map<Screen, Seen[]>(screens.map((screen) => [screen, []]))
    const byLink: number[] = []
    for (let round = 1; round <= rounds; round += 1) {
      say(`pages, round ${round} of ${rounds}`)
      floors.push(await lcpOfFloor(shop, floor))
      for (const screen of screens) seen.get(screen)!.push(await see(shop, screen))
      byLink.push(await followLink(shop))
    }
    const base = median(floors)
    return [
      { name: 'floor  LCP', figure: ms(base) },
      ...screens.flatMap((screen) => tell(screen, seen.get(screen)!, base)),
      atMost('product by a link, picture and name', median(byLink), bench.productByLink, ms),
    ]
  } finally {
    await shop.close()
  }
}

async function lcpOfFloor({ browser }: Shop, { url }: Served): Promise<number> {
  const context = await browser.newContext()
  const { page } = await openPage(context, true)
  await page.goto(url, { waitUntil: 'networkidle' })
  const { lcp } = await readTimes(page)
  await context.close()
  return lcp
}

async function see(shop: Shop, { path, scenario, use }: Screen) {
  const { page, close } = await visit(shop, { scenario })
  await page.goto(path)
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
  await page.waitForLoadState('networkidle', { timeout: 60_000 })
  const { lcp, lcpElement, cls, shifts, tasks, load } = await readTimes(page)
  await use(page)
  const { interactions } = await readTimes(page)
  await close()
  return { lcp, lcpElement, cls, shifts, task: longestTask(tasks, load), inp: inpOf(interactions) }
}

/** From the press to the frame that shows the product's name and picture, after its link came in sight. */
async function followLink(shop: Shop): Promise<number> {
  const { page, close } = await visit(shop)
  await page.goto('/search')
  const link = page.getByRole('main').getByRole('article').first().getByRole('link')
  await link.waitFor()
  await page.waitForLoadState('networkidle', { timeout: 60_000 })
  const title = await link.innerText()
  const shown = page.evaluate(untilShown, title)
  await link.click()
  const took = await shown
  await close()
  return took
}

/** Runs in the page. */
function untilShown(title: string): Promise<number> {
  return new Promise((resolve) => {
    let pressed = NaN
    addEventListener('click', ({ timeStamp }) => (pressed = timeStamp), { capture: true, once: true })
    const isShown = () => {
      const picture = document.querySelector<HTMLImageElement>('main article img')
      return (
        document.querySelector('main h1')?.textContent?.trim() === title.trim() &&
        picture?.complete === true &&
        picture.naturalWidth > 0
      )
    }
    const look = () =>
      isShown()
        ? requestAnimationFrame(() => resolve(performance.now() - pressed))
        : requestAnimationFrame(look)
    look()
  })
}

function tell({ name }: Screen, seen: readonly Seen[], floor: number): Line[] {
  const middle = (read: (one: Seen) => number) => median(seen.map(read))
  const lcp = middle((one) => one.lcp)
  const ofFloor = `, ${times(lcp, floor)} the floor   (${seen[0]!.lcpElement})`
  const moved = seen.flatMap(({ shifts }) => shifts)[0]
  return [
    name === 'home'
      ? atMost(`${name}  LCP`, lcp, bench.lcpOfHome, ms, ofFloor)
      : { name: `${name}  LCP`, figure: `${ms(lcp)}${ofFloor}` },
    atMost(
      `${name}  CLS`,
      middle((one) => one.cls),
      bench.cls,
      (figure) => figure.toFixed(4),
      moved ? `   (${moved})` : '',
    ),
    atMost(
      `${name}  longest task after load`,
      middle((one) => one.task),
      bench.longTask,
      ms,
    ),
    atMost(
      `${name}  INP`,
      middle((one) => one.inp),
      bench.interaction,
      ms,
    ),
  ]
}
