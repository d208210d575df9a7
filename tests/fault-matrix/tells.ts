import { say } from '#mocks/domain/messages.ts'
import { locale } from '../cart-model/shop.tsx'
import type { Tells } from './way.ts'

/** What the mock server says to each call that it refuses by a fault. */
export const server = say(locale, 'unavailable')

/** What a failure is called wherever it has no words of its own. */
export const words: Tells = ({ sort }, { errors }) =>
  sort === 'spoken' ? server : sort === 'contract' ? errors.contract() : errors.unreachable()

/** In place of a page that could not be had. */
export const pageError: Tells = (trouble, LL) =>
  trouble.name === '503' ? LL.trouble.maintenance.title() : words(trouble, LL)

export const silence: Tells = () => null

/** Of an add whose answer did not come through nobody knows. */
export const addFailed: Tells = ({ sort }, { cart, app }) =>
  sort === 'spoken' ? server : `${cart.addFailed()} ${app.addLost()}`
export const countFailed: Tells = (_trouble, { cart }) => cart.countFailed()

const retryAfter = 30

/** On the way in, where the server says how long to wait that is counted down. */
export const authError: Tells = (trouble, LL) => {
  if (trouble.name === '429') return LL.auth.tooMany({ seconds: retryAfter })
  return trouble.name === '503' ? LL.auth.later({ seconds: retryAfter }) : words(trouble, LL)
}

/** An order that was not placed, or of which nobody knows. */
export const placingError: Tells = ({ sort }, { checkout }) => (sort === 'spoken' ? server : checkout.lost())
