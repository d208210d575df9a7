import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { rendererFolder } from '../build/hosting.ts'

test('a built folder is found by its absolute path', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'built-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await mkdir(join(folder, rendererFolder), { recursive: true })
  const script = join(import.meta.dirname, 'pages.ts')
  const env = { ...process.env, API_TARGET: '', VITE_API_BASE: '' }
  await promisify(execFile)(process.execPath, [script, '--dist', folder, '--sitemaps'], { env })
  expect(existsSync(join(folder, 'sitemap.xml'))).toBe(true)
})
