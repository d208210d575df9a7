import classes from './RefundStatus.module.css'

/** What the choices of a form would pay back, told as they change. */
export function RefundStatus({ text }: { text: string }) {
  return (
    <p role="status" className={classes.refund}>
      {text}
    </p>
  )
}
