import type { Locales } from '#i18n/i18n-types.ts'
import { localeTable } from '#i18n/locales.ts'
import type { Text } from '../shop/catalogue/seed.ts'
import { isPaymentExpired, isPaymentOutcome, settlePayment } from '../domain/settle-payment.ts'
import type { PaymentOutcome } from '../domain/settle-payment.ts'
import type { PaymentRecord } from '../domain/world.ts'
import { inLocale } from '../shop/localized-text.ts'
import { messageText } from '../domain/messages.ts'
import { tomanText } from '../domain/toman-text.ts'
import { escapeHtml } from '../shop/escape-html.ts'
import { ownEntry } from '../domain/world.ts'
import { callerFrom } from './caller.ts'
import { nowOf } from './clock.ts'
import { http } from './msw.ts'
import { fontFace } from './page.ts'
import { htmlReply } from './replies.ts'
import { changeSession, sessionOf } from './session.ts'
import { requireSession } from './test-mode.ts'

const texts = {
  title: ['درگاه پرداخت آزمایشی', 'Test payment page', 'Тестовая страница оплаты'],
  note: [
    'این صفحه آزمایشی است و پولی جابه‌جا نمی‌شود.',
    'This page is a test; no money moves.',
    'Это тестовая страница, деньги не списываются.',
  ],
  order: ['شماره سفارش', 'Order number', 'Номер заказа'],
  for: ['بابت', 'For', 'Назначение'],
  topUp: ['افزایش موجودی کیف پول', 'Wallet top-up', 'Пополнение кошелька'],
  amount: ['مبلغ', 'Amount', 'Сумма'],
  alreadyPaid: ['این مبلغ قبلاً پرداخت شده است.', 'This has been paid already.', 'Этот платёж уже проведён.'],
  paid: ['پرداخت', 'Pay', 'Оплатить'],
  cancelled: ['انصراف', 'Cancel', 'Отменить'],
  failed: ['پرداخت ناموفق', 'Fail the payment', 'Отклонить платёж'],
} as const satisfies Record<string, Text>

const style = `
  ${fontFace}
  :root { color-scheme: light dark; --page: #fbf9f4; --raised: #fff; --line: #e8e3d6; --ink: #1b1a17; --soft: #5c584d }
  @media (prefers-color-scheme: dark) { :root { --page: #15140f; --raised: #1d1b15; --line: #35322a; --ink: #f2eee2; --soft: #a8a294 } }
  body { margin: 0; min-block-size: 100dvh; display: grid; place-items: center; background: var(--page); color: var(--ink); font: 16px/1.8 Vazirmatn, system-ui, sans-serif }
  main { inline-size: min(26rem, 100vw - 2rem); box-sizing: border-box; padding: 2rem; background: var(--raised); border: 1px solid var(--line); border-radius: 10px }
  h1 { font-size: 1.25rem; margin: 0 0 .25rem } p { margin: 0 0 1rem; color: var(--soft) }
  dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1rem; margin: 0 0 1.5rem } dt { color: var(--soft) } dd { margin: 0; text-align: end; font-weight: 700 }
  form { display: grid; gap: .5rem } button { font: inherit; padding: .6rem; border-radius: 4px; border: 1px solid var(--line); background: none; color: inherit; cursor: pointer }
  button:first-of-type { background: #caa228; border-color: #caa228; color: #1b1a17; font-weight: 700 } button:focus-visible { outline: 3px solid #1d4e5f; outline-offset: 2px }`

const frame = (locale: Locales, title: string, body: string) => `<!doctype html>
<html lang="${localeTable[locale].tag}" dir="${localeTable[locale].direction}"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><link rel="icon" href="data:,">
<title>${escapeHtml(title)}</title><style>${style}</style><main>${body}</main></html>`

/** `shop` is the origin to return to, empty for this server’s own. */
function paymentPage({ locale, orderId, amount, status }: PaymentRecord, shop: string): string {
  const text = (name: keyof typeof texts) => escapeHtml(inLocale(texts[name], locale))
  const fact = (name: 'for' | 'order', value: string) => `<dt>${text(name)}</dt><dd>${value}</dd>`
  const button = (outcome: PaymentOutcome) =>
    `<button name="outcome" value="${outcome}">${text(outcome)}</button>`
  return frame(
    locale,
    inLocale(texts.title, locale),
    `<h1>${text('title')}</h1><p>${text(status === 'paid' ? 'alreadyPaid' : 'note')}</p>
<dl>${orderId === null ? fact('for', text('topUp')) : fact('order', `<bdi dir="ltr">${escapeHtml(orderId)}</bdi>`)}
<dt>${text('amount')}</dt><dd>${tomanText(amount, locale)}</dd></dl>
<form method="post"><input type="hidden" name="shop" value="${escapeHtml(shop)}">${button('paid')}${button('cancelled')}${button('failed')}</form>`,
  )
}

function unknownPage(request: Request): Response {
  const { locale } = callerFrom(request)
  const message = messageText(locale, 'paymentUnknown')
  return htmlReply(frame(locale, message, `<p>${escapeHtml(message)}</p>`), 404)
}

const originOf = (address: string | null) =>
  address !== null && /^https?:/.test(address) && URL.canParse(address) ? new URL(address).origin : ''

function shopOf({ headers, url }: Request): string {
  const shop = originOf(headers.get('referer'))
  return shop === originOf(url) ? '' : shop
}

/** Undefined for a payment that is unknown or has expired. */
function paymentOf(request: Request, params: { paymentId: string }): PaymentRecord | undefined {
  const { world, clock } = sessionOf(callerFrom(request).sessionId)
  const payment = ownEntry(world.payments, String(params.paymentId))
  return payment && !isPaymentExpired(payment, nowOf(clock)) ? payment : undefined
}

const returnPath = ({ id, orderId }: PaymentRecord) =>
  orderId === null ? `/profile/wallet?payment=${id}` : `/profile/accountorder/${orderId}`

const path = '/api/payment/test/:paymentId'

/** A fake bank page: a tester pays, cancels or fails the payment and returns to the order or the wallet. */
export const paymentPageHandlers = [
  http.get<{ paymentId: string }>(path, ({ request, params }) => {
    const payment = paymentOf(request, params)
    return payment ? htmlReply(paymentPage(payment, shopOf(request))) : unknownPage(request)
  }),
  http.post<{ paymentId: string }>(path, async ({ request, params }) => {
    const sessionError = requireSession(request)
    if (sessionError) return sessionError
    const { sessionId } = callerFrom(request)
    const payment = paymentOf(request, params)
    const form = new URLSearchParams(await request.text())
    const [outcome, shop] = [form.get('outcome'), originOf(form.get('shop'))]
    if (!payment) return unknownPage(request)
    if (!isPaymentOutcome(outcome)) return htmlReply(paymentPage(payment, shop), 400)
    changeSession(sessionId, (session) => ({
      ...session,
      world: settlePayment(session.world, payment.id, outcome, nowOf(session.clock)),
    }))
    const location = `${shop}${localeTable[payment.locale].prefix}${returnPath(payment)}`
    return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })
  }),
]
