import { lazy } from '../lazy-optional.ts'

const load = () => import('./NotFound.tsx')

export const LazyNotFound = lazy(load, 'NotFound')
export const LazyFatalNotFound = lazy(load, 'FatalNotFound')
