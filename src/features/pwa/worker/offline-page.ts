type Asked = { url: string; referrer: string }

const localeOf = (address: string) =>
  /^https?:\/\/[^/]+\/(en|ru)(?:[/?#]|$)/i.exec(address)?.[1]?.toLowerCase()

/** The page that says in the shopper's language that there is no network: of the address, or of the page it was asked from. */
export const offlinePageOf = ({ url, referrer }: Asked) =>
  `/offline-${localeOf(url) ?? localeOf(referrer) ?? 'fa'}.html`
