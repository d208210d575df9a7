import type { Return } from '#contracts/returns.ts'
import { formattersOf } from '#i18n/formatters.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import { priceText } from '#i18n/price-text.ts'
import { Picture } from '#src/ui/Picture/Picture.tsx'
import { returnRefundText } from '../refund-text.ts'
import { StatusTag } from '../StatusTag/StatusTag.tsx'
import classes from './ReturnEntry.module.css'

function moneyText({ state, refund }: Return, LL: TranslationFunctions): string | null {
  if (state === 'refused') return null
  if (state !== 'refunded') return returnRefundText(refund, LL)
  const { paidBack } = LL.order.returns
  if (refund.to === 'cheque') return paidBack.cheque()
  const way = refund.to === 'wallet' || refund.to === 'card' ? refund.to : 'other'
  return paidBack[way]({ price: priceText(LL, refund.amount) })
}

function nextText({ state, refusal }: Return, LL: TranslationFunctions): string | null {
  if (state === 'refused') return refusal
  if (state === 'refunded' || state === 'unknown') return null
  return LL.order.returns.next[state]()
}

export function ReturnEntry({ entry }: { entry: Return }) {
  const { LL, locale } = useI18nContext()
  const texts = LL.order.returns
  const { moment } = formattersOf(locale)
  const { state, stateAt, reason, text, pictures, lines } = entry
  const next = nextText(entry, LL)
  const money = moneyText(entry, LL)
  return (
    <li className={classes.entry}>
      <p className={classes.head}>
        <StatusTag status={state}>{texts.states[state]()}</StatusTag>
        <span className={classes.hint}>{moment(stateAt)}</span>
      </p>
      {next && <p>{next}</p>}
      {lines.map(({ id, title, variant, count }) => (
        <p key={id}>
          {title} <span className={classes.hint}>{LL.checkout.piecesOf({ variant, count })}</span>
        </p>
      ))}
      {reason !== 'unknown' && <p className={classes.hint}>{texts.reasons[reason]()}</p>}
      {text && <p className={classes.hint}>{text}</p>}
      {pictures.length > 0 && (
        <ul className={classes.pictures}>
          {pictures.map((picture, at) => (
            <li key={`${at} ${picture.src}`}>
              <Picture picture={picture} width={64} ratio={1} />
            </li>
          ))}
        </ul>
      )}
      {money && <p>{money}</p>}
    </li>
  )
}
