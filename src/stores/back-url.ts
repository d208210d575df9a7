import { prefixPattern } from '#i18n/locales.ts'
import { loginFlow } from './login-flow.ts'

export const loginPath = '/loginRegister'

const localePrefixes = RegExp(`^(/(${prefixPattern}))+(?=$|[/?#])`)

function hasOwnHost(path: string): boolean {
  try {
    return new URL(path, 'https://same.invalid').host === 'same.invalid'
  } catch {
    return false
  }
}

/** Drops the locale prefix. Null for open redirects: `//host`, `/\host`, schemes, control characters, also encoded. */
export function safePath(path: string): string | null {
  const bare = path.startsWith('/') ? path.replace(localePrefixes, '').replace(/^(?=$|[?#])/, '/') : path
  if (!/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(bare)) return null
  if (/^\/%(5c|2f|09|0a|0d)/i.test(bare)) return null
  return hasOwnHost(bare) ? bare : null
}

/** Matches as the router does: case-insensitive, with or without a trailing slash. */
export const isLoginPath = (path: string) =>
  path.split(/[?#]/)[0]?.replace(/\/+$/, '').toLowerCase() === loginPath.toLowerCase()

export function rememberBackUrl(path: string) {
  const safe = safePath(path)
  if (safe && isLoginPath(safe)) return
  loginFlow.backUrl = safe ?? ''
}

export function takeBackUrl(otherwise = '/'): string {
  const path = safePath(loginFlow.backUrl)
  loginFlow.backUrl = ''
  return path && !isLoginPath(path) ? path : otherwise
}
