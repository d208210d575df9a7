import { defaultLocale, prefixPattern } from '#i18n/locales.ts'

type Asked = { url: string; referrer: string }

const prefix = RegExp(`^https?://[^/]+/(${prefixPattern})(?:[/?#]|$)`, 'i')
const localeOf = (address: string) => prefix.exec(address)?.[1]?.toLowerCase()

export const offlinePageOf = ({ url, referrer }: Asked) =>
  `/offline-${localeOf(url) ?? localeOf(referrer) ?? defaultLocale}.html`
