import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { catchUpWhenRestored } from './restored-page.ts'

let browser: EventTarget
const reload = vi.fn<() => void>()
const scrollTo = vi.fn<(options: ScrollToOptions) => void>()
const network = { onLine: true }
const ownSession = '{"hasSession":true,"hasExpired":false,"member":7}'
let saved: string | null

const hide = () => browser.dispatchEvent(new Event('pagehide'))
const show = (persisted: boolean) =>
  browser.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))

beforeEach(() => {
  browser = new EventTarget()
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser))
  vi.stubGlobal('removeEventListener', browser.removeEventListener.bind(browser))
  vi.stubGlobal('dispatchEvent', browser.dispatchEvent.bind(browser))
  vi.stubGlobal('location', { reload })
  vi.stubGlobal('navigator', network)
  vi.stubGlobal('localStorage', { getItem: () => saved })
  vi.stubGlobal('scrollTo', scrollTo)
  vi.stubGlobal('requestAnimationFrame', () => 0)
  vi.stubGlobal('scrollY', 0)
  reload.mockClear()
  scrollTo.mockClear()
  saved = ownSession
  network.onLine = true
})
afterEach(() => vi.unstubAllGlobals())

test.each([
  ['nobody is signed in any more', '{"hasSession":false,"member":0}'],
  ['another member is signed in', '{"hasSession":true,"member":8}'],
  ['the storage was cleared', null],
])('a page that comes back from the cache is loaded anew once %s', (_, text) => {
  catchUpWhenRestored()
  hide()
  saved = text
  show(true)
  expect(reload).toHaveBeenCalledOnce()
})

test('a page that comes back from the cache to the same member stays, and knows whether it is online', () => {
  catchUpWhenRestored()
  const told: string[] = []
  for (const type of ['online', 'offline']) browser.addEventListener(type, () => told.push(type))
  for (const onLine of [false, true]) {
    hide()
    Object.assign(network, { onLine })
    show(true)
  }
  expect(told).toEqual(['offline', 'online'])
  expect(reload).not.toHaveBeenCalled()
})

test('a page that comes back from the cache is shown where it was left', () => {
  catchUpWhenRestored()
  vi.stubGlobal('scrollY', 700)
  hide()
  vi.stubGlobal('scrollY', 0)
  show(true)
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 700, behavior: 'instant' })
})

test('a page that is shown for the first time is not loaded again', () => {
  catchUpWhenRestored()
  saved = null
  show(false)
  expect(reload).not.toHaveBeenCalled()
})

test('a page that comes back from the cache stays when the browser blocks storage', () => {
  vi.stubGlobal('localStorage', undefined)
  catchUpWhenRestored()
  hide()
  show(true)
  expect(reload).not.toHaveBeenCalled()
})
