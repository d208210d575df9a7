import { lazy } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { reportError } from '#src/platform/report-error.ts'

/** Where the script of a part does not come, `Missing` is drawn in its place, or nothing where its page stands without. */
export function lazyOptional<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  Missing: (props: Props) => ReactNode = () => null,
) {
  const missing: { default: ComponentType<Props> } = { default: Missing }
  return lazy(() =>
    load().catch((error: unknown) => {
      reportError(error, 'part')
      return missing
    }),
  )
}
