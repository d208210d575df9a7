/** For `pageshow`, until `catchUpWhenRestored` has loaded and knows what has changed meanwhile. */
export function reloadRestored({ persisted }: PageTransitionEvent) {
  if (persisted) location.reload()
}
