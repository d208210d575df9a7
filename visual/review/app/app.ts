import type { Commands } from './keys.ts'
import type { Card, Model } from './model.ts'
import type { Pictures } from './pictures.ts'
import type { Route } from './routes.ts'
import type { Store } from './store.ts'
import type { Locale, Texts } from './texts.ts'

/** What every screen works with. */
export type App = {
  model: Model
  store: Store
  pictures: Pictures
  texts: Texts
  locale: Locale
  endpoint: string | null
  by: { get(): string; set(name: string): void }
  number(value: number): string
  go(route: Route): void
  /** Shown, and read by a screen reader. */
  say(message: string): void
  /** The card that was opened or focused last. */
  current: { card: Card | null }
}

export type Screen = {
  title: string
  element: HTMLElement
  commands: Commands
  /** After it was put on the page: brings the focus to where work goes on. */
  enter(): void
}
