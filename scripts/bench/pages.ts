import type { Page } from '@playwright/test'
import budgets from '../../budgets.json' with { type: 'json' }
import { carpetPath } from '../../e2e/steps.ts'
import { loadAllLocales } from '../../i18n/i18n-util.sync.ts'
import { i18nObject } from '../../i18n/i18n-util.ts'
import { atMost, median, ms, type Measured, type Measurement } from './figures.ts'
import { summarizePages } from './page-summaries.ts'
import type { Served } from './serve.ts'
import { openPage, openShop, visit, type Shop } from './shop.ts'
import { inpOf, longestTask, readVitals } from './vitals.ts'

const { bench } = budgets

loadAllLocales()
const text = i18nObject('fa')

type Screen = {
  name: keyof typeof bench.lcpToFloor
  path: string
  scenario?: readonly string[]
  use(page: Page): Promise<void>
}

/** `.last()` is the button of the bottom bar. */
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
    path: carpetPath,
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

type Sample = Awaited<ReturnType<typeof measureScreen>>

export async function measurePages(
  floor: Served,
  rounds: number,
  logProgress: (text: string) => void,
): Promise<Measured> {
  const shop = await openShop()
  try {
    const floors: number[] = []
    const samples = new Map<Screen, Sample[]>(screens.map((screen) => [screen, []]))
    const linkTimes: number[] = []
    for (let round = 1; round <= rounds; round += 1) {
      logProgress(`pages, round ${round} of ${rounds}`)
      floors.push(await lcpOfFloor(shop, floor))
      for (const screen of screens) samples.get(screen)!.push(await measureScreen(shop, screen))
      linkTimes.push(await followLink(shop))
    }
    const base = median(floors)
    const byName = new Map([...samples].map(([{ name }, some]) => [name, some]))
    const measurements = [
      { name: 'floor  LCP', figure: ms(base) },
      ...screens.flatMap((screen) => linesOf(screen, samples.get(screen)!, base)),
      atMost('product by a link, picture and name', median(linkTimes), bench.productByLink, ms),
    ]
    return { measurements, summaries: summarizePages(byName, base, median(linkTimes)) }
  } finally {
    await shop.close()
  }
}

async function lcpOfFloor({ browser }: Shop, { url }: Served): Promise<number> {
  const context = await browser.newContext()
  const { page } = await openPage(context, true)
  await page.goto(url, { waitUntil: 'networkidle' })
  const { lcp } = await readVitals(page)
  await context.close()
  return lcp
}

async function measureScreen(shop: Shop, { path, scenario, use }: Screen) {
  const { page, close } = await visit(shop, { scenario })
  await page.goto(path)
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
  await page.waitForLoadState('networkidle', { timeout: 60_000 })
  const { lcp, lcpElement, cls, shifts, tasks, load } = await readVitals(page)
  await use(page)
  const { interactions } = await readVitals(page)
  await close()
  return { lcp, lcpElement, cls, shifts, task: longestTask(tasks, load), inp: inpOf(interactions) }
}

/** Milliseconds from the click on a visible, hence preloaded, link to the frame with the product's name and picture. */
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
    let clickedAt = NaN
    addEventListener('click', ({ timeStamp }) => (clickedAt = timeStamp), { capture: true, once: true })
    const isShown = () => {
      const picture = document.querySelector<HTMLImageElement>('main article img')
      return (
        document.querySelector('main h1')?.textContent?.trim() === title.trim() &&
        picture?.complete === true &&
        picture.naturalWidth > 0
      )
    }
    const poll = () =>
      isShown()
        ? requestAnimationFrame(() => resolve(performance.now() - clickedAt))
        : requestAnimationFrame(poll)
    poll()
  })
}

function linesOf({ name }: Screen, samples: readonly Sample[], floor: number): Measurement[] {
  const medianOf = (read: (one: Sample) => number) => median(samples.map(read))
  const lcp = medianOf((one) => one.lcp)
  const firstShift = samples.flatMap(({ shifts }) => shifts)[0]
  return [
    atMost(
      `${name}  LCP`,
      lcp / floor,
      bench.lcpToFloor[name],
      (ratio) => `${ratio.toFixed(2)} × the floor`,
      `, ${ms(lcp)}   (${samples[0]!.lcpElement})`,
    ),
    atMost(
      `${name}  CLS`,
      medianOf((one) => one.cls),
      bench.cls,
      (figure) => figure.toFixed(4),
      firstShift ? `   (${firstShift})` : '',
    ),
    atMost(
      `${name}  longest task after load`,
      medianOf((one) => one.task),
      bench.longTask,
      ms,
    ),
    atMost(
      `${name}  INP`,
      medianOf((one) => one.inp),
      bench.interaction,
      ms,
    ),
  ]
}
