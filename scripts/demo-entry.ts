import { openDemo } from '#mocks/server/browser/demo.ts'

/** Replaces src/main.tsx in the index.html of the demo. */
if (await openDemo()) await import('#src/main.tsx')
