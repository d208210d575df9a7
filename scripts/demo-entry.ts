import { openDemo } from '#mocks/server/browser/demo.ts'

/** Replaces src/main.tsx in the index.html of the demo. */
async function start() {
  if (await openDemo()) await import('#src/main.tsx')
}

/** No top-level `await`: the app's chunk may import this one, and each would wait for the other. */
void start()
