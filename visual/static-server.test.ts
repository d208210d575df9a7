import { expect, test } from 'vitest'
import { serveFolder } from './static-server.ts'

test.each(['/100%.png', '//', '/nowhere.html'])(
  '%s is not found, and the next file is served',
  async (path) => {
    const { url, close } = await serveFolder(import.meta.dirname)
    expect((await fetch(url + path)).status).toBe(404)
    expect((await fetch(`${url}/static-server.ts`)).status).toBe(200)
    await close()
  },
)
