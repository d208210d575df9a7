import classes from './Panel.module.css'

export function Chevron({ isForward }: { isForward: boolean }) {
  return (
    <svg
      aria-hidden
      width="20"
      height="20"
      viewBox="0 0 24 24"
      className={classes.chevron}
      data-forward={isForward || undefined}
    >
      <path d="m15 6-6 6 6 6" fill="none" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" />
    </svg>
  )
}
