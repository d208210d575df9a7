import type { ReactNode } from 'react'
import classes from './EmptyState.module.css'

/** SVG paths: an empty bowl, an empty basket, a cut thread, 404 with a plate as its zero. */
const drawings = {
  bowl: 'M20 70h120M30 70c0 34 22 52 50 52s50-18 50-52M58 122v10h44v-10M64 54c0-12 8-12 8-24M88 54c0-12 8-12 8-24',
  basket: 'M18 66h124l-14 64H32zM44 66l26-38M116 66 90 28M40 88h80M36 108h88M62 66l6 64M98 66l-6 64',
  thread:
    'M14 96c20-44 40 30 58-6M146 56c-20 40-36-26-52 10M72 90l6 14M94 66l-4-14M80 78h.1M58 128h44M68 138h24',
  notFound:
    'M30 46 6 94h38M34 70v46M80 50a30 30 0 1 0 .1 0M80 62a18 18 0 1 0 .1 0M140 46l-24 48h38M144 70v46',
}

/** A name, or a path on a 160 × 160 canvas. */
export type Drawing = keyof typeof drawings | `M${string}`

const isName = (drawing: Drawing): drawing is keyof typeof drawings => drawing in drawings

type Props = {
  drawing: Drawing
  title: ReactNode
  text: string
  titleTag?: 'h1' | 'h2'
  children?: ReactNode
}

export function EmptyState({ drawing, title, text, titleTag: Title = 'h1', children }: Props) {
  return (
    <section className={classes.state}>
      <svg viewBox="0 0 160 160" width={140} height={140} aria-hidden className={classes.drawing}>
        <path d={isName(drawing) ? drawings[drawing] : drawing} />
      </svg>
      <Title className={classes.title}>{title}</Title>
      <p className={classes.text}>{text}</p>
      {children && <div className={classes.actions}>{children}</div>}
    </section>
  )
}
