import { beforeAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { loadAllLocales } from '#i18n/i18n-util.sync.ts'
import '#src/app/styles.ts'
import { blockImages } from '../block-images.ts'
import { hostileResponses, hostileTexts } from './hostile.ts'
import type { Hostility } from './hostile.ts'
import { callsOf, applySession, screens } from './screens.ts'
import { openShop } from './shop.tsx'

const seed = Number(import.meta.env.FUZZ_SEED)

declare global {
  interface Window {
    taken?: boolean
  }
}

loadAllLocales()
beforeAll(blockImages)

function overflowingElements(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth <= clientWidth) return []
  const isOut = (element: Element) => {
    const { left, right } = element.getBoundingClientRect()
    return left < -1 || right > clientWidth + 1
  }
  const out = [...document.querySelectorAll('body *')]
    .filter(isOut)
    .filter((one) => ![...one.children].some(isOut))
  return [
    `${scrollWidth} > ${clientWidth}`,
    ...out.map((one) => `${one.localName}.${one.className}`).slice(0, 8),
  ]
}

function expectHarmless() {
  expect(window.taken).toBeUndefined()
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
  expect(
    document.querySelectorAll('[onerror], [onload], [onfocus], iframe, a[href^="javascript"]'),
  ).toHaveLength(0)
  for (const { textContent } of document.querySelectorAll('script[type="application/ld+json"]'))
    expect(() => JSON.parse(textContent) as unknown).not.toThrow()
}

const cases = screens.flatMap((screen) =>
  (Object.keys(hostileTexts) as Hostility[]).map((hostility) => ({ screen, name: screen.name, hostility })),
)

test.each(cases)(
  '$name renders $hostility in every text as plain text and without overflow',
  { timeout: 60_000 },
  async ({ screen, hostility }) => {
    const answers = hostileResponses(callsOf(screen), hostility, seed)
    await page.viewport(360, 800)
    applySession(screen, answers)
    const shop = openShop({ path: screen.path, locale: 'fa' }, answers)
    try {
      await screen.act?.(shop)
      await shop.settled()
      expect(shop.uncaught.map(String).join('; ')).toBe('')
      expect(shop.caught.map(String).join('; ').slice(0, 400)).toBe('')
      expectHarmless()
      expect(overflowingElements().join(' '), 'at 360').toBe('')
      await page.viewport(1440, 900)
      await shop.settled()
      expect(overflowingElements().join(' '), 'at 1440').toBe('')
      expectHarmless()
    } finally {
      shop.close()
    }
  },
)
