/** Seconds. */
const year = 365 * 24 * 60 * 60

/** `name` and `value` have letters, digits, `_` and `-` only, which need no encoding. */
export function writeCookie(name: string, value: string, maxAge = year) {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${name}=${value}; Path=/; Max-Age=${maxAge}; SameSite=Lax${secure}`
}

export function readCookie(name: string): string | undefined {
  const pairs = (globalThis.document?.cookie ?? '').split('; ').map((pair) => pair.split('='))
  return pairs.find(([key]) => key === name)?.[1]
}
