import type { PushMessage } from '#contracts/push.ts'
import type { Locales } from '#i18n/i18n-types.ts'
import { defaultLocale, locales, localeFromPath, localeTable, localizedPath } from '#i18n/locales.ts'
import { newNoticeTexts } from '#i18n/new-notice-texts.ts'
import { addressOf, type Tab } from '#src/platform/tab-address.ts'

const centre = '/profile/notices'
const icon = '/icons/icon-192.png'

type Data = { json(): unknown } | null

export type ShownNotification = { title: string; options: NotificationOptions & { data: { path: string } } }

const localeOf = (name: string): Locales => locales.find((locale) => locale === name) ?? defaultLocale

const isSitePath = (path: unknown): path is string =>
  typeof path === 'string' && /^\/(?![/\\])[^\t\n\r]*$/.test(path)

/** By hand: the library that parses answers would add a half to the worker. A test compares it with the contract. */
export function isPushMessage(value: unknown): value is PushMessage {
  const { id, locale, title, text, path } = Object(value) as Record<string, unknown>
  return (
    Number.isSafeInteger(id) &&
    [locale, title, text].every((one) => typeof one === 'string') &&
    title !== '' &&
    (path === null || isSitePath(path))
  )
}

function messageOf(data: Data): PushMessage | null {
  try {
    const message = data?.json()
    return isPushMessage(message) ? message : null
  } catch {
    return null
  }
}

/** Each push has to be shown: one that cannot be read says that there is something new. `openPage` tells the language then. */
export function notificationOf(data: Data, openPage: string | undefined): ShownNotification {
  const message = messageOf(data)
  const locale = message
    ? localeOf(message.locale)
    : localeFromPath(openPage ? new URL(openPage).pathname : '/')
  const { tag: lang, direction: dir } = localeTable[locale]
  const path = localizedPath(locale, message?.path ?? centre)
  return {
    title: message?.title ?? newNoticeTexts[locale],
    options: {
      body: message?.text ?? '',
      lang,
      dir,
      icon,
      tag: message ? `notice-${message.id}` : 'notice',
      data: { path },
    },
  }
}

type FocusableTab = Tab & { focus(): Promise<unknown> }
type Tabs = {
  matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<readonly FocusableTab[]>
  openWindow(url: string): Promise<unknown>
}

/** Focuses a tab that shows the page. Other tabs stay as they are: something may be typed there. */
export async function openNotice(data: unknown, tabs: Tabs, origin: string): Promise<void> {
  const path = (data as { path?: unknown } | null)?.path
  const { href } = new URL(isSitePath(path) ? path : centre, origin)
  const open = await tabs.matchAll({ type: 'window', includeUncontrolled: true })
  const addresses = await Promise.all(open.map(addressOf))
  const shown = open[addresses.indexOf(href)]
  await (shown ? shown.focus() : tabs.openWindow(href))
}
