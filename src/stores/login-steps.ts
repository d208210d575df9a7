import { loginFlow, screens } from './login-flow.ts'
import type { Screen } from './login-flow.ts'

export function mobileEntered(mobile: string, methods: (typeof loginFlow)['methods']) {
  if (mobile !== loginFlow.mobile)
    Object.assign(loginFlow, { isCodeSent: false, firstName: '', lastName: '' })
  Object.assign(loginFlow, { mobile, methods, method: 'code', screen: screens.login2tep })
}

/** `resendAt`: milliseconds since the epoch. */
export function codeSent(resendAt: number) {
  Object.assign(loginFlow, { isCodeSent: true, resendAt })
}

/** `resendAt` is 0 where the server does not say when to try again. */
export function codeRefused(resendAt: number) {
  Object.assign(loginFlow, { isCodeSent: false, resendAt })
}

export function methodChosen(method: (typeof loginFlow)['method']) {
  loginFlow.method = method
}

/** A code that was sent to this mobile can still be entered, though a new one cannot be requested yet. */
export const hasPendingCode = (mobile: string, now: number) =>
  loginFlow.mobile === mobile && loginFlow.isCodeSent && loginFlow.resendAt > now

export function continueWithCode() {
  Object.assign(loginFlow, { method: 'code', screen: screens.login2tep })
}

export function nameTyped(name: Partial<Pick<typeof loginFlow, 'firstName' | 'lastName'>>) {
  Object.assign(loginFlow, name)
}

export function showScreen(screen: Screen) {
  loginFlow.screen = screen
}
