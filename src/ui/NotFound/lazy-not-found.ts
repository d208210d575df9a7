import { lazyRouteComponent } from '@tanstack/react-router'

const load = () => import('./NotFound.tsx')

export const LazyNotFound = lazyRouteComponent(load, 'NotFound')
export const LazyFatalNotFound = lazyRouteComponent(load, 'FatalNotFound')
