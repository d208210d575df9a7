import type { Locales } from '#i18n/i18n-types.ts'
import { localizedPath } from '#i18n/locales.ts'

/** Pixels; what Telegram, WhatsApp, X and Slack show whole. */
export const shareImageSize = { width: 1200, height: 630 }

/** Path of the raster that link previews show of a page. The build draws it. `path` has no locale. */
export function shareImagePath(locale: Locales, path: string): string {
  const own = localizedPath(locale, path)
  return `/share${own === '/' ? '/index' : own}.jpg`
}
