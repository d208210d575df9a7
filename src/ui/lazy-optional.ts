import { lazy } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { reportError } from '#src/platform/report-error.ts'

/** `React.lazy` that renders `Missing`, by default nothing, when the chunk does not load. */
export function lazyOptional<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  Fallback: (props: Props) => ReactNode = () => null,
) {
  const fallback: { default: ComponentType<Props> } = { default: Fallback }
  return lazy(() =>
    load().catch((error: unknown) => {
      reportError(error, 'part')
      return fallback
    }),
  )
}
