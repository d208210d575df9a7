import { mutationOptions } from '@tanstack/react-query'
import { checkOtp, login, logout, otp, register, userDetail } from '#contracts/auth.ts'
import type { InputOf } from '#contracts/endpoint.ts'
import { ApiError } from '#src/api/errors.ts'
import { request } from '#src/api/request.ts'
import { auth, codeSent, showScreen, signedIn, signedOut, screens } from '#src/stores/auth.ts'
import { basketGiven, cart } from '#src/stores/cart.ts'
import { showToast } from '#src/stores/toasts.ts'
import { userQuery } from './queries.ts'

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

function startSession({ cartCode }: Signed) {
  signedIn()
  if (cartCode) basketGiven(cartCode)
}

/** A guest's basket goes along, and is merged into the member's. */
const withCart = () => (cart.basketId ? { cartCode: cart.basketId } : {})

/** Answers null when the code is right and the mobile is new. */
export const signIn = (onSignedIn: () => void) =>
  mutationOptions({
    mutationKey: ['auth', 'login'],
    mutationFn: async (code: string) => {
      const { mobile } = auth
      const { isRegistered } = await request(checkOtp, { mobile, code })
      if (!isRegistered) return null
      return request(login, { mobile, code, ...withCart() }).catch(showMessages)
    },
    onSuccess: (session) => {
      if (!session) return showScreen(screens.register)
      startSession(session)
      onSignedIn()
    },
  })

/** Each message of a failed login is a red notification. */
function showMessages(error: unknown): never {
  if (error instanceof ApiError) error.messages.forEach((title) => void showToast({ tone: 'error', title }))
  throw error
}

type Registration = Omit<InputOf<typeof register>, 'mobile' | 'cartCode'>

export const createAccount = (onSignedIn: () => void) =>
  mutationOptions({
    mutationKey: ['auth', 'register'],
    mutationFn: (form: Registration) => request(register, { mobile: auth.mobile, ...form, ...withCart() }),
    onSuccess: (session) => {
      startSession(session)
      onSignedIn()
    },
  })

/** Clears what is personal and keeps the basket of this browser. */
export const signOut = () =>
  mutationOptions({
    mutationKey: ['auth', 'logout'],
    mutationFn: () => request(logout, {}),
    onSettled: (_data, _error, _variables, _result, { client }) => {
      signedOut()
      client.removeQueries({ queryKey: userQuery().queryKey })
      client.removeQueries({ queryKey: ['likes'] })
      client.removeQueries({ queryKey: ['orders'] })
      void client.invalidateQueries({ queryKey: ['cart'] })
    },
  })
