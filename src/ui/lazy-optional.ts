import { lazy } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { reportError } from '#src/platform/report-error.ts'

let loading = 0

/** How many parts have begun to load and are not there yet. */
export const partsLoading = () => loading

/** `React.lazy` that renders `Missing`, by default nothing, when the chunk does not load. */
export function lazyOptional<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  Fallback: (props: Props) => ReactNode = () => null,
) {
  const fallback: { default: ComponentType<Props> } = { default: Fallback }
  return lazy(() => {
    loading += 1
    return load()
      .catch((error: unknown) => {
        reportError(error, 'part')
        return fallback
      })
      .finally(() => {
        loading -= 1
      })
  })
}
