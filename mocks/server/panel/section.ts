import type { SessionSnapshot } from '../control.ts'

export type Section = {
  name: string
  title: string
  body: HTMLElement
  /** Updates the body; returns the summary beside the title. */
  show(session: SessionSnapshot): string
}
