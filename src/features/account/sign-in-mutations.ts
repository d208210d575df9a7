import { mutationOptions } from '@tanstack/react-query'
import { changePassword, checkOtp, login, logout, otp, register, userDetail } from '#contracts/auth.ts'
import type { InputOf } from '#contracts/endpoint.ts'
import { ApiError, ContractError, retryAtOf } from '#src/api/errors.ts'
import { request } from '#src/api/request.ts'
import { entry, screens, signedIn, signedOut } from '#src/stores/auth.ts'
import { codeHeldBack, codeSent, mobileTaken, showScreen } from '#src/stores/sign-in-steps.ts'
import { basketGiven, currentBasketId } from '#src/stores/cart.ts'
import { showToast } from '#src/stores/toasts.ts'

/** The first code goes out by itself; where the server cannot send one there is still the password. */
const isCodeAlone = (error: unknown) =>
  error instanceof ContractError ||
  (error instanceof ApiError && (error.status === 429 || error.status >= 500))

async function askForCode(mobile: string) {
  const { resendAfter } = await request(otp, { mobile })
  return Date.now() + resendAfter * 1000
}

/** What is known of a mobile, and a code to it: beside each other, since neither waits for the other. */
export const enterMobile = () =>
  mutationOptions({
    mutationKey: ['auth', 'mobile'],
    mutationFn: async (mobile: string) => {
      const [detail, code] = await Promise.allSettled([request(userDetail, { mobile }), askForCode(mobile)])
      if (code.status === 'rejected' && !isCodeAlone(code.reason)) throw code.reason
      const methods = detail.status === 'fulfilled' ? detail.value.methods : entry.methods
      mobileTaken(mobile, methods)
      if (code.status === 'fulfilled') codeSent(code.value)
      else codeHeldBack(retryAtOf(code.reason) ?? 0)
    },
  })

export const resendCode = () =>
  mutationOptions({
    mutationKey: ['auth', 'otp'],
    mutationFn: askForCode,
    onSuccess: codeSent,
    onError: (error) => codeHeldBack(retryAtOf(error) ?? 0),
  })

type Signed = { cartCode: string | null }

const startSession =
  (onSignedIn: () => void) =>
  ({ cartCode }: Signed) => {
    signedIn()
    if (cartCode) basketGiven(cartCode)
    onSignedIn()
  }

/** A guest's basket goes along, and is merged into the member's. */
function withCart() {
  const cartCode = currentBasketId()
  return cartCode ? { cartCode } : {}
}

/** Each message of a failed login is a red notification. */
function showMessages(error: unknown): never {
  if (error instanceof ApiError) error.messages.forEach((title) => showToast({ tone: 'error', title }))
  throw error
}

const enter = (secret: { code: string } | { password: string }) =>
  request(login, { mobile: entry.mobile, ...secret, ...withCart() }).catch(showMessages)

/** A right code of a new mobile leads to the name. */
export const signInByCode = (onSignedIn: () => void) =>
  mutationOptions({
    mutationKey: ['auth', 'login', 'code'],
    mutationFn: async (code: string) => {
      const { isRegistered } = await request(checkOtp, { mobile: entry.mobile, code })
      return isRegistered ? enter({ code }) : null
    },
    onSuccess: (session) => (session ? startSession(onSignedIn)(session) : showScreen(screens.register)),
  })

export const signInByPassword = (onSignedIn: () => void) =>
  mutationOptions({
    mutationKey: ['auth', 'login', 'password'],
    mutationFn: (password: string) => enter({ password }),
    onSuccess: startSession(onSignedIn),
  })

type Registration = Omit<InputOf<typeof register>, 'mobile' | 'cartCode'>

export const createAccount = (onSignedIn: () => void) =>
  mutationOptions({
    mutationKey: ['auth', 'register'],
    mutationFn: (form: Registration) => request(register, { mobile: entry.mobile, ...form, ...withCart() }),
    onSuccess: startSession(onSignedIn),
  })

/** The tokens are the server's to drop: until it has, nobody is told that they are signed out. */
export const signOut = (onSignedOut: () => void) =>
  mutationOptions({
    mutationKey: ['auth', 'logout'],
    mutationFn: () => request(logout, {}, { alone: true }),
    onSuccess: () => {
      onSignedOut()
      signedOut()
    },
  })

export const askForOwnCode = () =>
  mutationOptions({ mutationKey: ['auth', 'otp', 'own'], mutationFn: askForCode })

export const setPassword = () =>
  mutationOptions({
    mutationKey: ['auth', 'password'],
    mutationFn: (change: InputOf<typeof changePassword>) => request(changePassword, change),
  })
