import type { ShownSession } from '../control.ts'

/** A part of the panel. */
export type Section = {
  name: string
  title: string
  body: HTMLElement
  /** Follows the session; answers the few words that stand beside the title, folded or not. */
  show(session: ShownSession): string
}
