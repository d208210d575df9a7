import { loginFlow, loginTwoStep } from './login-flow.ts'
import type { Screen } from './login-flow.ts'

export function mobileEntered(mobile: string, methods: (typeof loginFlow)['methods']) {
  if (mobile !== loginFlow.mobile)
    Object.assign(loginFlow, { isCodeSent: false, firstName: '', lastName: '' })
  Object.assign(loginFlow, { mobile, methods, method: 'code', screen: loginTwoStep })
}

export function codeSent(resendAt: number) {
  Object.assign(loginFlow, { isCodeSent: true, resendAt })
}

/** `resendAt`: 0 if the server does not say when to retry. */
export function codeRefused(resendAt: number) {
  Object.assign(loginFlow, { isCodeSent: false, resendAt })
}

export function methodChosen(method: (typeof loginFlow)['method']) {
  loginFlow.method = method
}

/** A code was sent to this mobile, and the next one cannot be requested yet. */
export const hasPendingCode = (mobile: string, now: number) =>
  loginFlow.mobile === mobile && loginFlow.isCodeSent && loginFlow.resendAt > now

export function continueWithCode() {
  Object.assign(loginFlow, { method: 'code', screen: loginTwoStep })
}

export function nameTyped(name: Partial<Pick<typeof loginFlow, 'firstName' | 'lastName'>>) {
  Object.assign(loginFlow, name)
}

export function showScreen(screen: Screen) {
  loginFlow.screen = screen
}
