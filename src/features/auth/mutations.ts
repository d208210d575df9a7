import { mutationOptions } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { checkOtp, login, logout, otp, register, userDetail } from '#contracts/auth.ts'
import type { InputOf } from '#contracts/endpoint.ts'
import { ApiError } from '#src/api/errors.ts'
import { request } from '#src/api/request.ts'
import { codeSent, entry, screens, showScreen, signedIn, signedOut } from '#src/stores/auth.ts'
import { basketGiven, currentBasketId } from '#src/stores/cart.ts'
import { showToast } from '#src/stores/toasts.ts'

export const sendCode = () =>
  mutationOptions({
    mutationKey: ['auth', 'otp'],
    mutationFn: async (mobile: string) => {
      await request(userDetail, { mobile }).catch(() => null)
      return request(otp, { mobile })
    },
    onSuccess: ({ resendAfter }, mobile) => codeSent(mobile, Date.now() + resendAfter * 1000),
  })

type Signed = { cartCode: string | null }

const personal = [['user'], ['likes'], ['orders']]

/** Nothing that was known of somebody else is shown to who comes next. */
function forgetPersonal(client: QueryClient) {
  personal.forEach((queryKey) => client.removeQueries({ queryKey }))
}

function startSession({ cartCode }: Signed, client: QueryClient) {
  forgetPersonal(client)
  signedIn()
  if (cartCode) basketGiven(cartCode)
}

/** A guest's basket goes along, and is merged into the member's. */
function withCart() {
  const cartCode = currentBasketId()
  return cartCode ? { cartCode } : {}
}

/** Answers null when the code is right and the mobile is new. */
export const signIn = (onSignedIn: () => void) =>
  mutationOptions({
    mutationKey: ['auth', 'login'],
    mutationFn: async (code: string) => {
      const { mobile } = entry
      const { isRegistered } = await request(checkOtp, { mobile, code })
      if (!isRegistered) return null
      return request(login, { mobile, code, ...withCart() }).catch(showMessages)
    },
    onSuccess: (session, _code, _result, { client }) => {
      if (!session) return showScreen(screens.register)
      startSession(session, client)
      onSignedIn()
    },
  })

/** Each message of a failed login is a red notification. */
function showMessages(error: unknown): never {
  if (error instanceof ApiError) error.messages.forEach((title) => showToast({ tone: 'error', title }))
  throw error
}

type Registration = Omit<InputOf<typeof register>, 'mobile' | 'cartCode'>

export const createAccount = (onSignedIn: () => void) =>
  mutationOptions({
    mutationKey: ['auth', 'register'],
    mutationFn: (form: Registration) => request(register, { mobile: entry.mobile, ...form, ...withCart() }),
    onSuccess: (session, _form, _result, { client }) => {
      startSession(session, client)
      onSignedIn()
    },
  })

/** A member’s basket is the member’s: what is left behind is what a guest may have. */
export const signOut = () =>
  mutationOptions({
    mutationKey: ['auth', 'logout'],
    mutationFn: () => request(logout, {}),
    onSettled: (_data, _error, _variables, _result, { client }) => {
      signedOut()
      forgetPersonal(client)
      void client.invalidateQueries({ queryKey: ['cart'] })
    },
  })
