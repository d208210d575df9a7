import type { ReactNode } from 'react'

/** Of a row of the home page: what stands in its place where it could not be had; else it is left out. */
export type RowProps = { failure?: ReactNode }
