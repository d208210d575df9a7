/** For `pageshow`, until `catchUpWhenRestored` has loaded and knows whether the session has changed meanwhile. */
export function reloadRestored({ persisted }: PageTransitionEvent) {
  if (persisted && navigator.onLine) location.reload()
}
