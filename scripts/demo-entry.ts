import { openDemo } from '#mocks/server/browser/demo.ts'

/** Stands in for `src/main.tsx` in the page of the static demo. */
if (await openDemo()) await import('#src/main.tsx')
