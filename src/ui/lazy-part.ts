import { lazy } from 'react'
import type { ComponentType } from 'react'
import { caught } from '#src/caught.ts'

/** A part that its page stands without: where its script does not come, nothing is drawn of it. */
export function lazyPart<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  const nothing: { default: ComponentType<Props> } = { default: () => null }
  return lazy(() =>
    load().catch((error: unknown) => {
      caught(error, 'part')
      return nothing
    }),
  )
}
