import { useI18nContext } from '#i18n/i18n-react.tsx'
import { refundText } from '../refund-text.ts'
import classes from './RefundStatus.module.css'

/** What the choices of a form would pay back, told as they change. */
export function RefundStatus({ refund }: { refund: Parameters<typeof refundText>[0] }) {
  const { LL } = useI18nContext()
  return (
    <p role="status" className={classes.refund}>
      {refundText(refund, LL)}
    </p>
  )
}
