import type { AppRouter } from '../router.ts'

/** Tab goes on at the content of the new page, not at the end of the document. Focus and blur set that point. */
export function startTabbingAtMain(router: AppRouter) {
  router.subscribe('onRendered', ({ pathChanged }) => {
    if (!pathChanged || document.activeElement !== document.body) return
    const main = document.querySelector('main')
    main?.focus({ preventScroll: true })
    main?.blur()
  })
}
