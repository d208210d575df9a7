import type { Locales, TranslationFunctions } from '#i18n/i18n-types.ts'
import { localizedPath } from '#i18n/locales.ts'
import type { EngineBrowser } from './engine.ts'
import { clickablePoint, locate, type Point, type Target } from './locate.ts'
import type { Line } from './line.ts'

const patience = 60_000

/** One browser at one width in one language, as checks use it. */
export type Visit = ReturnType<typeof visitOf>

type Options = {
  browser: EngineBrowser
  line: Line
  locale: Locales
  width: number
  text: TranslationFunctions
}

export function visitOf(options: Options) {
  const { browser, line, locale } = options
  const urlOf = (path: string) => line.url + localizedPath(locale, path)

  /** `page` runs in the page and sees `locate` and its arguments only. */
  const run = <Arguments extends readonly unknown[], Result>(
    page: (...values: Arguments) => Result,
    ...values: Arguments
  ) =>
    browser.evaluate(
      `${locate}; ${clickablePoint}; return (${page})(...${JSON.stringify(values)})`,
    ) as Promise<Awaited<Result>>

  /** Resolves with the first result that is not falsy. */
  async function until<Arguments extends readonly unknown[], Result>(
    what: string,
    page: (...values: Arguments) => Result,
    ...values: Arguments
  ): Promise<NonNullable<Awaited<Result>>> {
    const end = Date.now() + patience
    let problem = ''
    do {
      /** A document that is being replaced refuses scripts. */
      const result = await run(page, ...values).catch((error: unknown) => void (problem = String(error)))
      if (result) return result as NonNullable<Awaited<Result>>
      await new Promise((resolve) => setTimeout(resolve, 50))
    } while (Date.now() < end)
    throw new Error(`${what}: not within ${patience / 1000} s. ${problem}`)
  }

  async function click(target: Target) {
    let reason = ''
    const end = Date.now() + patience
    do {
      const point: Point | string = await run(clickablePoint, target).catch(String)
      if (typeof point !== 'string') return browser.clickAt(point.x, point.y)
      reason = point
    } while (Date.now() < end)
    throw new Error(`${JSON.stringify(target)} ${reason}.`)
  }

  const isDrawn = () =>
    until('the shop replaces the page of the server', () => !document.querySelector('#splash, #page'))

  return {
    ...options,
    ...browser,
    urlOf,
    run,
    until,
    click,
    isDrawn,
    async openPage(path: string) {
      await browser.open(urlOf(path))
      await isDrawn()
    },
    async fill(target: Target, value: string) {
      await click(target)
      await browser.type(value)
    },
    sees: (target: Target) =>
      until(`${JSON.stringify(target)} is shown`, (wanted) => Boolean(locate(wanted)), target),
    checked: (target: Target) =>
      until(
        `${JSON.stringify(target)} is checked`,
        (wanted) => (locate(wanted) as HTMLInputElement | undefined)?.checked,
        target,
      ),
    hides: (target: Target) =>
      until(`${JSON.stringify(target)} is hidden`, (wanted) => !locate(wanted), target),
    seesText: (css: string, value: string) =>
      until(
        `${css} says "${value}"`,
        (selector, words) =>
          [...document.querySelectorAll<HTMLElement>(selector)].some(({ innerText }) =>
            innerText.replace(/\s+/g, ' ').includes(words),
          ),
        css,
        value.replace(/\s+/g, ' '),
      ),
    isAt: (address: string) =>
      until(
        `the address is ${address}`,
        (part) => (location.pathname + location.search).includes(part),
        address,
      ),
  }
}
