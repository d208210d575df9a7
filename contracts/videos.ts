import * as z from 'zod/mini'
import { tolerant } from './tolerance.ts'
import { Day, Picture, SitePath } from './values.ts'

const second = z.number().check(z.minimum(0))
/** `from` and `to` in seconds. */
export const Caption = z.object({ from: second, to: second, text: z.string() })
export type Caption = z.output<typeof Caption>

export const ProductVideo = z.object({
  src: SitePath,
  title: z.string(),
  /** Shown until the film plays. */
  picture: Picture,
  on: Day,
  captions: tolerant(z.array(Caption)),
})
export type ProductVideo = z.output<typeof ProductVideo>
