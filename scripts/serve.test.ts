import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, onTestFinished, test } from 'vitest'
import { runScript } from './run-script.ts'

const script = join(import.meta.dirname, 'serve.ts')

test('a taken port exits with 1 and suggests another port', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  onTestFinished(() => void other.close())
  expect(await runScript('serve', ['--port', String(port)])).toEqual([
    1,
    `Port ${port} is taken. Stop what runs there, or choose another: --port ${port + 1}\n`,
  ])
})

test(
  'a built shop is served with live pages, its files and the mock server',
  { timeout: 60_000 },
  async () => {
    const child = spawn(process.execPath, [script, '--port', '0'], { env: { ...process.env, WORKERS: '1' } })
    const ended = once(child, 'close')
    try {
      let url = ''
      for await (const line of createInterface(child.stdout)) {
        ;[url = ''] = /http:\S+(?=\/\.)/.exec(line) ?? []
        if (url) break
      }
      child.stdout.resume()
      const get = (path: string) => fetch(url + path, { redirect: 'manual' })
      const page = await get('/en/search/copper/zanjan-copper-pot?item=1')
      const html = await page.text()
      expect([page.status, page.headers.get('cache-control')]).toEqual([
        200,
        expect.stringContaining('s-maxage=60'),
      ])
      expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
      const [, payload] = /"payload":"([^"]+)"/.exec(html) ?? []
      const [, asset] = /"entry":"([^"]+)"/.exec(html) ?? []
      const [, picture] = /content="https:\/\/zarrin\.example(\/share\/[^"]+)"/.exec(html) ?? []
      const paths = [
        payload!,
        asset!,
        picture!,
        '/api/category/category?ParentId=42&Active=true&SortBy=0',
        '/basket',
      ]
      const statuses = await Promise.all(paths.map(async (path) => (await get(path)).status))
      expect(statuses).toEqual([200, 200, 200, 200, 200])
      expect((await get('/basket?scenario=member')).status).toBe(302)
      expect((await get('/nowhere')).status).toBe(404)
    } finally {
      child.kill('SIGTERM')
    }
    expect(await ended).toEqual([0, null])
  },
)
