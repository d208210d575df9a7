import { carpetPath, member } from '../../e2e/steps.ts'
import { cataloguePages, contentPages, memberPages, memberScenario } from '../../e2e/page-paths.ts'
import { countPages } from '../../e2e/count-pages.ts'
import { isPhone } from './engine.ts'
import { locate, type Target } from './locate.ts'
import type { Visit } from './visit.ts'

export type Check = {
  title: string
  scenario?: readonly string[]
  run(visit: Visit): Promise<void>
}

const heading: Target = { css: 'h1' }
const dialog: Target = { css: '[role=dialog]' }
const kashan = { fa: 'کاشان', en: 'Kashan', ru: 'Кашан' }

export const checks = {
  purchase: { title: 'a guest finds a carpet, signs in and pays', run: purchase },
  routes: {
    title: 'every public page opens without errors or overflow',
    run: visitAll([...cataloguePages, ...contentPages]),
  },
  account: {
    title: 'every page of a member opens without errors or overflow',
    scenario: memberScenario,
    run: visitAll(memberPages),
  },
  overlays: { title: 'drawers cover the window to its edge, and the page does not shift', run: overlays },
  gallery: { title: 'a picture opens large and closes', run: gallery },
  suggestions: { title: 'a product is found by typing and the arrow keys', run: suggestions },
  picker: { title: 'a date is chosen in the picker', run: picker },
  likes: { title: 'a guest likes a product, signs in, and the heart is pressed', run: likes },
  back: {
    title: 'Back restores the place, a link opens at the top, a hash scrolls to its target',
    run: back,
  },
  returns: { title: 'coming back from another site restores the place in a listing', run: returns },
  offline: { title: 'a visited shop reloads without a connection', run: offline },
  print: { title: 'an invoice is printed on one page', scenario: ['order-of-three-lines'], run: print },
} satisfies Record<string, Check>

export type CheckName = keyof typeof checks

const menuButton = ({ text, width }: Visit): Target =>
  isPhone(width)
    ? { css: 'nav button', within: { css: 'nav', name: text.nav.bottom() } }
    : { css: 'header button', name: text.nav.categories() }

async function signIn({ fill, click, seesText, text }: Visit) {
  await fill({ css: 'input', name: text.auth.mobile() }, member.mobile)
  await click({ css: 'button', name: text.auth.sendCode() })
  await seesText('h1', text.auth.codeTitle())
  await fill({ css: 'main input' }, member.code)
}

async function purchase(visit: Visit) {
  const { openPage, click, checked, sees, isAt, seesText, text } = visit
  await openPage('/')
  await click(menuButton(visit))
  await click({ css: '[role=dialog] a[href$="/search/handwoven-carpets"]' })
  await isAt('/search/handwoven-carpets')
  await click({ css: 'main a[href$="/kashan-medallion-carpet"]' })
  await isAt('/kashan-medallion-carpet')
  await click({ css: 'button', name: text.cart.add() })
  await seesText('[role=dialog]', text.cart.continueText())
  await click({ css: '[role=dialog] button', name: text.cart.viewCart() })
  await seesText('h1', text.cart.title())
  await click({ css: 'main a', name: text.checkout.signIn() })
  await signIn(visit)
  await isAt('/basket')
  const radio = (name: string): Target => ({
    css: 'input[type=radio]',
    within: { css: '[role=group], [role=radiogroup], fieldset', name },
  })
  await checked(radio(text.checkout.deliveryTitle()))
  const merchant = radio(text.checkout.merchantTitle())
  await click(merchant)
  await checked(merchant)
  await click({ css: 'main input[type=checkbox]', name: text.checkout.terms.accept() })
  await click({ css: 'main button', name: text.checkout.pay() })
  await isAt('/api/payment/test/')
  await click({ css: 'button' })
  await isAt('/profile/accountorder/ZR-')
  await seesText('[role=status]', text.order.outcome.paid())
  await sees(heading)
}

function visitAll(paths: readonly string[]) {
  return async ({ openPage, until, run, locale }: Visit) => {
    const wrong: string[] = []
    for (const path of paths) {
      await openPage(path)
      await until(
        `${path} is drawn`,
        () => Boolean(document.querySelector('h1')) && !document.querySelector('main [aria-busy=true]'),
      )
      await until(`the pictures of ${path} are drawn`, () =>
        [...document.images].every(({ complete, naturalWidth, loading }) =>
          loading === 'lazy' && !complete ? true : complete && naturalWidth > 0,
        ),
      )
      const page = await run(() => {
        const { scrollWidth, clientWidth, dir, lang } = document.documentElement
        return { over: scrollWidth - clientWidth, dir, lang }
      })
      if (page.over > 0) wrong.push(`${path} is ${page.over} px too wide`)
      if (page.dir !== (locale === 'fa' ? 'rtl' : 'ltr') || !page.lang.startsWith(locale))
        wrong.push(`${path} is ${page.lang} ${page.dir}`)
    }
    if (wrong.length > 0) throw new Error(wrong.join('; '))
  }
}

async function overlays(visit: Visit) {
  const { openPage, click, sees, hides, press, until, run, locale, width, text } = visit
  await openPage(carpetPath)
  await sees(heading)
  const edgesOf = (css: string) =>
    run((selector) => {
      const { left, right } = document.querySelector(selector)!.getBoundingClientRect()
      return [left, right]
    }, css)
  const openers: Target[] = [
    menuButton(visit),
    { css: 'header button', name: text.nav.cart() },
    { css: 'main [aria-haspopup=dialog]' },
  ]
  for (const [index, opener] of openers.entries()) {
    const before = await edgesOf('main')
    await click(opener)
    await sees(dialog)
    await until(
      `the dialog of ${JSON.stringify(opener)} reaches the edges`,
      (isCart, isRtl, wide) => {
        const { left, right } = document.querySelector('[role=dialog]')!.getBoundingClientRect()
        const atLeft = Math.abs(left) < 0.5
        const atRight = Math.abs(right - wide) < 0.5
        return isCart ? (isRtl ? atLeft : atRight) : atLeft && atRight
      },
      index === 1 && !isPhone(width),
      locale === 'fa',
      width,
    )
    const after = await edgesOf('main')
    if (String(after) !== String(before)) throw new Error(`main moves from ${before} to ${after}`)
    await press('Escape')
    await hides(dialog)
  }
}

async function gallery({ openPage, click, sees, hides, press, until }: Visit) {
  await openPage(carpetPath)
  await sees(heading)
  await click({ css: 'main [aria-haspopup=dialog]' })
  await sees(dialog)
  await until('the large picture is drawn', () => {
    const picture = document.querySelector<HTMLImageElement>('[role=dialog] img')
    return picture?.complete && picture.naturalWidth > 0
  })
  await press('Escape')
  await hides(dialog)
}

async function suggestions({ openPage, fill, sees, press, until, seesText, locale, text }: Visit) {
  await openPage('/')
  await sees(heading)
  await fill({ css: 'input[role=combobox]', name: text.nav.search() }, kashan[locale])
  await sees({ css: '[role=option]', within: { css: '[role=group]', name: text.search.products() } })
  await press('ArrowDown')
  const name = await until('a chosen option', () =>
    document.querySelector<HTMLElement>('[role=option][aria-selected=true]')?.innerText.trim(),
  )
  await press('Enter')
  await seesText('h1', name)
}

async function picker({ openPage, click, sees, hides, until, text }: Visit) {
  const label = text.forms.optional({ label: text.forms.request.callAt() })
  await openPage('/Request')
  await click({ css: 'input', name: label })
  await sees(dialog)
  const days = await until('days of the picker', () => {
    const open = '[role=dialog] [role=gridcell] button:not([aria-disabled])'
    return document.querySelectorAll(open).length
  })
  await click({ css: '[role=dialog] [role=gridcell] button:not([aria-disabled])', nth: days - 1 })
  const buttons = await until('buttons', () => document.querySelectorAll('[role=dialog] button').length)
  await click({ css: '[role=dialog] button', nth: buttons - 1 })
  await hides(dialog)
  await until(
    'the date is in the field',
    (name) => (locate({ css: 'input', name }) as HTMLInputElement | undefined)?.value,
    label,
  )
}

async function likes(visit: Visit) {
  const { openPage, click, until, isAt, text } = visit
  await openPage('/search/copper')
  const title = await until('a product', () =>
    document.querySelector<HTMLElement>('main article a')?.innerText.trim(),
  )
  const heart: Target = { css: 'main article button', name: text.product.like({ title }) }
  await click(heart)
  await signIn(visit)
  await isAt('/search/copper')
  await until(
    'the heart is pressed',
    (target) => locate(target)?.getAttribute('aria-pressed') === 'true',
    heart,
  )
}

const hashOffset = ({ width }: Visit) => (isPhone(width) ? 50 : 150)

async function back(visit: Visit) {
  const { openPage, click, until, run, seesText, browser } = visit
  await openPage('/blogs')
  const last = await until('articles', () => document.querySelectorAll('main article a').length)
  const link: Target = { css: 'main article a', nth: last - 1 }
  const title = await run((target) => {
    const element = locate(target) as HTMLElement
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    return element.innerText
  }, link)
  const left = await until('the list is scrolled', () => scrollY)
  await click(link)
  await seesText('h1', title)
  await until('the article opens at the top', () => scrollY === 0)
  await browser.back()
  await until(
    `Back restores ${left} px`,
    (top) => Math.abs(scrollY - top) < 1 && document.querySelectorAll('article').length > 1,
    left,
  )
  await openPage(`${carpetPath}#reviews`)
  await until(
    `#reviews stands ${hashOffset(visit)} px below the top`,
    (offset) => Math.abs(document.querySelector('#reviews')!.getBoundingClientRect().top - offset) < 1,
    hashOffset(visit),
  )
}

async function returns({ openPage, isDrawn, until, run, browser }: Visit) {
  await openPage('/search')
  await until('products', () => document.querySelectorAll('main article').length > 3)
  for (let step = 0; step < 6; step += 1) {
    await run(() => scrollBy({ top: 600, behavior: 'instant' }))
    await until('rows are loaded', () => !document.querySelector('main [aria-busy=true]'))
  }
  const left = await until('the listing is scrolled', () => scrollY)
  await browser.open('about:blank')
  await browser.back()
  await until('the listing is back', () => location.pathname.includes('/search'))
  await isDrawn()
  await until(`the place of ${left} px is restored`, (top) => Math.abs(scrollY - top) < 2, left)
}

async function offline({ openPage, until, line, run, text, seesText, browser }: Visit) {
  await openPage('/')
  if (!(await run(() => 'serviceWorker' in navigator))) throw new Error('The engine has no service worker.')
  await until('the worker has filled its cache', async () => {
    if (!navigator.serviceWorker.controller) return false
    return (await (await caches.open('catalogue')).keys()).length > 0
  })
  await openPage('/search/copper')
  await until('products', () => document.querySelectorAll('main article').length > 3)
  await line.cut()
  try {
    await openPage('/search/copper')
    await until('products without a connection', () => document.querySelectorAll('main article').length > 3)
    await openPage('/')
    await seesText('h1', text.hero.title())
    /** Firefox reports what the worker has neither cached nor can load. */
    const errors = (await browser.takeErrors()).filter((error) => !error.includes('FetchEvent.respondWith'))
    if (errors.length > 0) throw new Error(errors.join('\n  '))
  } finally {
    await line.restore()
  }
}

async function print({ openPage, browser, seesText, until, text }: Visit) {
  await openPage('/profile/accountorder/ZR-100001/invoice')
  await seesText('h1', text.order.invoice.title({ id: 'ZR-100001' }))
  await until('the style sheet of paper is loaded', () =>
    Boolean(document.querySelector<HTMLLinkElement>('link[media=print]')?.sheet),
  )
  const pdf = await browser.print()
  if (!pdf) return
  const pages = countPages(pdf)
  if (pages !== 1) throw new Error(`The invoice has ${pages} pages.`)
}
