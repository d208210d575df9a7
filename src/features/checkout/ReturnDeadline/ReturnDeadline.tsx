import type { Returnable } from '#contracts/returns.ts'
import { formattersOf } from '#i18n/formatters.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'

/** Until when pieces may be returned, or why none may be any more. */
export function ReturnDeadline({ until, closed }: Returnable) {
  const { LL, locale } = useI18nContext()
  const { until: untilText, closed: closedTexts } = LL.order.returns
  const date = formattersOf(locale).moment(until)
  return <p>{closed === null ? untilText({ date }) : closedTexts[closed]({ date })}</p>
}
