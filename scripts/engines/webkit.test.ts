import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { webkit } from './webkit.ts'

const display = `#!/bin/sh
echo $$ > "$STUBS/display.pid"
echo 7 >&3
exec sleep 60
`
const driver = `#!${process.execPath}
require('node:fs').writeFileSync(process.env.STUBS + '/driver.pid', String(process.pid))
require('node:http')
  .createServer(({ url }, response) => {
    response.writeHead(url === '/status' ? 200 : 500)
    response.end(JSON.stringify({ value: { error: 'session not created', message: '' } }))
  })
  .listen(process.argv[3].split('=')[1], '127.0.0.1')
`

test('a launch that fails ends its display and its driver', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'webkit-stubs-'))
  onTestFinished(async () => {
    vi.unstubAllEnvs()
    await rm(folder, { recursive: true })
  })
  await writeFile(join(folder, 'Xvfb'), display, { mode: 0o755 })
  await writeFile(join(folder, 'WebKitWebDriver'), driver, { mode: 0o755 })
  vi.stubEnv('PATH', folder + delimiter + process.env.PATH)
  vi.stubEnv('STUBS', folder)
  await expect(webkit.launch(390, 844)).rejects.toThrow('session not created')
  for (const name of ['display', 'driver']) {
    const pid = (await readFile(join(folder, `${name}.pid`), 'utf8')).trim()
    await expect.poll(() => readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')).toBe('')
  }
})
