import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { build, createServer, type InlineConfig } from 'vite'
import { serveBuild, type Served } from './serve.ts'

const root = join(import.meta.dirname, 'floor')
const config = { root, configFile: false, logLevel: 'warn', plugins: [react()] } satisfies InlineConfig
const target = 'es2022'

export type Floor = {
  /** Kilobytes of JavaScript, gzip. */
  js: number
  serve(): Promise<Served>
  remove(): Promise<void>
}

/** A nearly empty page on the shop's packages, built as the shop is: the lower bound of its figures. */
export async function buildFloor(): Promise<Floor> {
  const outDir = await mkdtemp(join(tmpdir(), 'floor-'))
  await build({ ...config, build: { outDir, emptyOutDir: true, target, modulePreload: { polyfill: false } } })
  const assets = join(outDir, 'assets')
  const scripts = (await readdir(assets)).filter((file) => file.endsWith('.js'))
  const sizes = await Promise.all(
    scripts.map(async (file) => gzipSync(await readFile(join(assets, file))).length),
  )
  return {
    js: sizes.reduce((sum, size) => sum + size, 0) / 1000,
    serve: () => serveBuild({ ...config, build: { outDir } }),
    remove: () => rm(outDir, { recursive: true }),
  }
}

export async function startFloor(): Promise<Served> {
  const cacheDir = await mkdtemp(join(tmpdir(), 'floor-cache-'))
  const server = await createServer({ ...config, cacheDir, server: { port: 0, hmr: false } })
  await server.listen()
  return {
    url: server.resolvedUrls!.local[0]!,
    close: async () => {
      await server.close()
      await rm(cacheDir, { recursive: true, force: true })
    },
  }
}
