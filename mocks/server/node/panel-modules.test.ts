import { afterAll, beforeAll, expect, test } from 'vitest'
import { panelElement, panelFolder, panelModule } from '../page.ts'
import { startTestServer } from './test-server.ts'
import { panelTags } from './vite-plugin.ts'

let server: Awaited<ReturnType<typeof startTestServer>>

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

async function loaded(path: string, known = new Map<string, Response>()): Promise<Map<string, Response>> {
  if (known.has(path)) return known
  const response = await fetch(server.base + path)
  known.set(path, response.clone())
  for (const [, specifier = ''] of (await response.text()).matchAll(/(?:from |import\()["']([^"']+)["']/g))
    await loaded(
      specifier.startsWith('.') ? new URL(specifier, server.base + path).pathname : specifier,
      known,
    )
  return known
}

test('the panel page loads its modules, which import only one another', async () => {
  const page = await (await fetch(`${server.base}/__mock`)).text()
  expect(page).toContain(`<script type="module" src="${panelModule}">`)
  const modules = [...(await loaded(panelModule))]
  expect(modules.map(([path]) => path)).toContain(`${panelFolder}crawler/cards.ts`)
  const odd = modules.filter(([path, { status, headers }]) => {
    const isModule = status === 200 && headers.get('content-type') === 'text/javascript; charset=utf-8'
    return !isModule || !path.startsWith(panelFolder)
  })
  expect(odd).toEqual([])
})

test.each([
  'nothing.ts',
  'active-faults.test.ts',
  'crawler/cards.test.ts',
  '..%2Fsession.ts',
  'style.ts?raw',
])('%s is not served as a panel module', async (name) => {
  expect((await fetch(server.base + panelFolder + name)).status).toBe(404)
})

test('the panel is injected only into the shop’s page in dev', () => {
  const tags = (path: string, context: object) => panelTags({ path, ...context }).map(({ tag }) => tag)
  expect(tags('/index.html', { server: {} })).toEqual([panelElement, 'script'])
  expect(tags('/iframe.html', { server: {} })).toEqual([])
  expect(tags('/index.html', {})).toEqual([])
})
