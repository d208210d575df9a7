import { messageText } from '#mocks/domain/messages.ts'
import { locale } from '../cart-model/shop.tsx'
import type { ExpectedMessage } from './flow.ts'

export const serverMessage = messageText(locale, 'unavailable')

export const defaultMessage: ExpectedMessage = ({ kind }, { errors }) =>
  kind === 'spoken' ? serverMessage : kind === 'contract' ? errors.contract() : errors.unreachable()

export const pageError: ExpectedMessage = (trouble, LL) =>
  trouble.name === '503' ? LL.trouble.maintenance.title() : defaultMessage(trouble, LL)

export const noMessage: ExpectedMessage = () => null

/** An add without a usable response has an unknown outcome. */
export const addFailed: ExpectedMessage = ({ kind }, { cart, app }) =>
  kind === 'spoken' ? serverMessage : `${cart.addFailed()} ${app.addLost()}`
export const countFailed: ExpectedMessage = ({ kind }, { cart }) =>
  kind === 'spoken' ? `${cart.countFailed()} ${serverMessage}` : cart.countFailed()

const retryAfter = 30

export const authError: ExpectedMessage = (trouble, LL) => {
  if (trouble.name === '429') return LL.auth.tooMany({ seconds: retryAfter })
  return trouble.name === '503' ? LL.auth.later({ seconds: retryAfter }) : defaultMessage(trouble, LL)
}

export const placingError: ExpectedMessage = ({ kind }, { checkout }) =>
  kind === 'spoken' ? serverMessage : checkout.lost()
