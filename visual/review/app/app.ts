import type { Decisions } from '../../report.ts'
import type { Locale } from './formatters.ts'
import type { Commands } from './keys.ts'
import type { Card, Model } from './model.ts'
import type { Pictures } from './pictures.ts'
import type { Route } from './routes.ts'
import type { Store } from './store.ts'
import type { Texts } from './texts.en.ts'

export type App = {
  model: Model
  store: Store
  pictures: Pictures
  texts: Texts
  locale: Locale
  /** Null in a standalone file, which exports decisions. */
  commit: ((decisions: Decisions) => void) | null
  takeBack: string | undefined
  reviewer: { get(): string; set(name: string): void }
  number(value: number): string
  navigate(route: Route): void
  announce(message: string): void
  current: { card: Card | null }
}

export type Screen = {
  title: string
  element: HTMLElement
  commands: Commands
  onMount(): void
}
