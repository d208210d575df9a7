import { mutationOptions } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { changePassword, checkOtp, login, otp, register, userDetail } from '#contracts/auth.ts'
import type { InputOf } from '#contracts/endpoint.ts'
import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import { ApiError, ContractError, retryAtOf } from '#src/api/errors.ts'
import { mutationKeys } from '#src/api/mutation-keys.ts'
import { request } from '#src/api/request.ts'
import { signedIn } from '#src/stores/auth.ts'
import { currentBasketId, setBasketId } from '#src/stores/cart.ts'
import { draftCleared } from '#src/stores/drafts.ts'
import { loginFlow, loginTwoStep, screens } from '#src/stores/login-flow.ts'
import { codeRefused, codeSent, mobileEntered, showScreen } from '#src/stores/login-steps.ts'
import { sendPendingLike } from './send-pending-like.ts'
import { showToast } from '#src/stores/toasts.ts'

/** Only sending the code failed: a password still works. */
const isOnlyCodeRefused = (error: unknown) =>
  error instanceof ContractError ||
  (error instanceof ApiError && (error.status === 429 || error.status >= 500))

async function requestCode(mobile: string) {
  const { resendAfter } = await request(otp, { mobile })
  return Date.now() + resendAfter * 1000
}

export const enterMobile = () =>
  mutationOptions({
    mutationKey: mutationKeys.enterMobile,
    mutationFn: async (mobile: string) => {
      const [detail, code] = await Promise.allSettled([request(userDetail, { mobile }), requestCode(mobile)])
      if (code.status === 'rejected' && !isOnlyCodeRefused(code.reason)) throw code.reason
      const methods = detail.status === 'fulfilled' ? detail.value.methods : loginFlow.methods
      mobileEntered(mobile, methods)
      draftCleared('signIn')
      if (code.status === 'fulfilled') codeSent(code.value)
      else codeRefused(retryAtOf(code.reason) ?? 0)
    },
  })

/** Another mobile may have been entered meanwhile. */
const isShown = (mobile: string) => loginFlow.mobile === mobile

export const resendCode = () =>
  mutationOptions({
    mutationKey: [...mutationKeys.auth, 'otp'],
    mutationFn: requestCode,
    onSuccess: (resendAt, mobile) => isShown(mobile) && codeSent(resendAt),
    onError: (error, mobile) => isShown(mobile) && codeRefused(retryAtOf(error) ?? 0),
  })

type Session = { cartCode: string | null }
type Context = { client: QueryClient }

/** `app/session.ts` listens to `signedIn`: it refetches the cart. */
const startSession =
  (LL: TranslationFunctions) =>
  ({ cartCode }: Session, _input: unknown, _result: unknown, { client }: Context) => {
    if (cartCode) setBasketId(cartCode)
    signedIn()
    void sendPendingLike(client, LL)
  }

/** The server merges a guest's cart into the member's. */
function guestCart() {
  const cartCode = currentBasketId()
  return cartCode ? { cartCode } : {}
}

function showMessages(error: unknown): never {
  if (error instanceof ApiError) error.messages.forEach((title) => showToast({ tone: 'error', title }))
  throw error
}

const logIn = (mobile: string, secret: { code: string } | { password: string }) =>
  request(login, { mobile, ...secret, ...guestCart() }).catch(showMessages)

export const signInByCode = (LL: TranslationFunctions) =>
  mutationOptions({
    mutationKey: [...mutationKeys.login, 'code'],
    mutationFn: async (code: string) => {
      const { mobile } = loginFlow
      const { isRegistered } = await request(checkOtp, { mobile, code })
      if (isRegistered) return logIn(mobile, { code })
      if (isShown(mobile) && loginFlow.screen === loginTwoStep) showScreen(screens.register)
      return null
    },
    onSuccess: (session, ...rest) => session && startSession(LL)(session, ...rest),
  })

export const signInByPassword = (LL: TranslationFunctions) =>
  mutationOptions({
    mutationKey: [...mutationKeys.login, 'password'],
    mutationFn: (password: string) => logIn(loginFlow.mobile, { password }),
    onSuccess: startSession(LL),
  })

type Registration = Omit<InputOf<typeof register>, 'mobile' | 'cartCode'>

export const createAccount = (LL: TranslationFunctions) =>
  mutationOptions({
    mutationKey: [...mutationKeys.auth, 'register'],
    mutationFn: (form: Registration) =>
      request(register, { mobile: loginFlow.mobile, ...form, ...guestCart() }),
    onSuccess: startSession(LL),
  })

export const requestOwnCode = () =>
  mutationOptions({ mutationKey: [...mutationKeys.auth, 'otp', 'own'], mutationFn: requestCode })

export const setPassword = () =>
  mutationOptions({
    mutationKey: [...mutationKeys.auth, 'password'],
    mutationFn: (change: InputOf<typeof changePassword>) => request(changePassword, change),
  })
