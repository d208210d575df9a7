import classes from './Skeleton.module.css'

type Props = {
  /** Width / height; else it fills its container or is `lines` of text high. */
  ratio?: number
  lines?: number
}

export function Skeleton({ ratio, lines }: Props) {
  return (
    <div
      data-skeleton
      className={classes.blank}
      style={{ aspectRatio: ratio, blockSize: lines && `${lines}lh` }}
    />
  )
}
