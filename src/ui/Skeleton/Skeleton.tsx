import classes from './Skeleton.module.css'

type Props = {
  /** Width over height; else as high as its place, or as `lines` of text. */
  ratio?: number
  lines?: number
}

/** Stands where something will, of its size. */
export function Skeleton({ ratio, lines }: Props) {
  return <div className={classes.blank} style={{ aspectRatio: ratio, blockSize: lines && `${lines}lh` }} />
}
