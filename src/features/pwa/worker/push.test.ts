import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PushMessage } from '#contracts/push.ts'
import { isPushMessage, notificationOf, openNotice } from './push.ts'

const origin = 'https://shop.example'
const message = {
  id: 7,
  locale: 'ru',
  title: 'Заказ отправлен',
  text: 'ZR-100001',
  path: '/profile/accountorder/ZR-100001',
}
const dataOf = (value: unknown) => ({ json: () => value })

test('a message is shown in its language and direction, with a page of this language', () => {
  expect(notificationOf(dataOf(message), `${origin}/`)).toEqual({
    title: 'Заказ отправлен',
    options: {
      body: 'ZR-100001',
      lang: 'ru-RU',
      dir: 'ltr',
      icon: '/icons/icon-192.png',
      tag: 'notice-7',
      data: { path: '/ru/profile/accountorder/ZR-100001' },
    },
  })
  const { options } = notificationOf(dataOf({ ...message, locale: 'fa', path: null }), undefined)
  expect(options).toMatchObject({ dir: 'rtl', lang: 'fa-IR', data: { path: '/profile/notices' } })
})

test('a message in a language that the shop does not have is right to left, as the shop is', () => {
  expect(notificationOf(dataOf({ ...message, locale: 'constructor' }), undefined).options.dir).toBe('rtl')
})

test('the worker reads the messages that the contract allows, and no others', () => {
  const parts = [
    undefined,
    null,
    0,
    1.5,
    2 ** 60,
    -1,
    '',
    'a',
    '/',
    '/a?b#c',
    '//a',
    '/\\a',
    '/\t/a',
    'a:b',
    [],
    {},
  ]
  const changed = Object.keys(message).flatMap((key) => parts.map((part) => ({ ...message, [key]: part })))
  for (const value of [message, ...changed, ...parts])
    expect([value, isPushMessage(value)]).toEqual([value, PushMessage.safeParse(value).success])
})

const unreadable = {
  json: () => {
    throw new SyntaxError('Unexpected end of JSON input')
  },
}

test.each([
  ['nothing', null],
  ['no JSON', unreadable],
  ['null', dataOf(null)],
  ['a list', dataOf([message])],
  ['no title', dataOf({ ...message, title: '' })],
  ['another site', dataOf({ ...message, path: '//evil.example/' })],
  ['an address of a script', dataOf({ ...message, path: 'javascript:alert(1)' })],
])('a push with %s says in the language of the open page that there is news', (_name, data) => {
  const { title, options } = notificationOf(data, `${origin}/en/basket`)
  expect(title).toBe('There is news in your account')
  expect(options).toMatchObject({
    lang: 'en-US',
    dir: 'ltr',
    body: '',
    data: { path: '/en/profile/notices' },
  })
  expect(notificationOf(data, undefined).options.lang).toBe('fa-IR')
})

/** However late a tab answers, its time is over only where a test says so. */
beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function tabsAt(...urls: string[]) {
  const open = urls.map((url) => ({
    url,
    postMessage: (_question: unknown, [port]: Transferable[]) => (port as MessagePort).postMessage(url),
    focus: vi.fn<() => Promise<void>>(async () => {}),
  }))
  return {
    open,
    matchAll: async () => open,
    openWindow: vi.fn<(url: string) => Promise<void>>(async () => {}),
  }
}

test('a tab that shows the page is focused, and no other is touched', async () => {
  const tabs = tabsAt(`${origin}/basket`, `${origin}/en/profile/notices`)
  await openNotice({ path: '/en/profile/notices' }, tabs, origin)
  expect(tabs.open.map(({ focus }) => focus.mock.calls.length)).toEqual([0, 1])
  expect(tabs.openWindow).not.toHaveBeenCalled()
})

test('a tab that does not answer in time shows the page that it was opened at', async () => {
  const tabs = tabsAt(`${origin}/profile/notices`)
  tabs.open[0]!.postMessage = () => {}
  const opened = openNotice(null, tabs, origin)
  await vi.advanceTimersByTimeAsync(500)
  await opened
  expect(tabs.open[0]!.focus).toHaveBeenCalledOnce()
  expect(tabs.openWindow).not.toHaveBeenCalled()
})

test('a tab that has moved on from the page is not focused', async () => {
  const tabs = tabsAt(`${origin}/basket`)
  tabs.open[0]!.url = `${origin}/profile/notices`
  await openNotice(null, tabs, origin)
  expect(tabs.openWindow).toHaveBeenCalledExactlyOnceWith(`${origin}/profile/notices`)
})

test.each([
  [{ path: '/search/pottery/bowl?item=10031' }, '/search/pottery/bowl?item=10031'],
  [{ path: 'https://evil.example/' }, '/profile/notices'],
  [{ path: '//evil.example' }, '/profile/notices'],
  [{ path: '/\\evil.example' }, '/profile/notices'],
  [{ path: '/\t/evil.example' }, '/profile/notices'],
  [null, '/profile/notices'],
])('a notification with %o opens %s', async (data, path) => {
  const tabs = tabsAt(`${origin}/basket`)
  await openNotice(data, tabs, origin)
  expect(tabs.openWindow).toHaveBeenCalledExactlyOnceWith(`${origin}${path}`)
})
