import type { SessionSnapshot } from '../control.ts'

export type Section = {
  name: string
  title: string
  element: HTMLElement
  /** Returns the summary beside the title. */
  update(session: SessionSnapshot): string
}
