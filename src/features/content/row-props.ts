import type { ReactNode } from 'react'

/** `errorFallback` is shown when the query of a home-page row fails; without it the row is hidden. */
export type RowProps = { errorFallback?: ReactNode }
