import { entry, screens } from './auth.ts'
import type { Screen } from './auth.ts'

type Methods = (typeof entry)['methods']

export function mobileTaken(mobile: string, methods: Methods) {
  if (mobile !== entry.mobile) Object.assign(entry, { isCodeSent: false, firstName: '', lastName: '' })
  Object.assign(entry, { mobile, methods, method: 'code', screen: screens.login2tep })
}

/** A code is on its way; another may be asked for at `resendAt`, milliseconds of the epoch. */
export function codeSent(resendAt: number) {
  Object.assign(entry, { isCodeSent: true, resendAt })
}

/** No code was sent; `resendAt` is 0 where nobody knows when the next one may be. */
export function codeHeldBack(resendAt: number) {
  Object.assign(entry, { isCodeSent: false, resendAt })
}

/** A code that was sent to this mobile can still be typed in; a new one cannot be asked for yet. */
export const codeIsUnderWay = (mobile: string, now: number) =>
  entry.mobile === mobile && entry.isCodeSent && entry.resendAt > now

export function methodChosen(method: Methods[number]) {
  entry.method = method
}

/** To the code that is on its way. */
export function goOnByCode() {
  Object.assign(entry, { method: 'code', screen: screens.login2tep })
}

export function nameTyped(name: Partial<Pick<typeof entry, 'firstName' | 'lastName'>>) {
  Object.assign(entry, name)
}

export function showScreen(screen: Screen) {
  entry.screen = screen
}
