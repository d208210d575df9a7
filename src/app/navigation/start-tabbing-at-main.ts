import type { AppRouter } from '../router.ts'

/**
 * A page whose focused element went with the page before: Tab goes on at its content, and not where the element stood,
 * which may be the end of the document. Focus and blur set that starting point and show nothing.
 */
export function startTabbingAtMain(router: AppRouter) {
  router.subscribe('onRendered', ({ pathChanged }) => {
    if (!pathChanged || document.activeElement !== document.body) return
    const main = document.querySelector('main')
    main?.focus({ preventScroll: true })
    main?.blur()
  })
}
