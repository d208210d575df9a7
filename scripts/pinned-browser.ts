import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { join } from 'node:path'
import { promisify } from 'node:util'

export type PinnedBrowser = {
  executablePath: string | undefined
  env: Record<string, string>
  args: string[]
}

const cache = join(import.meta.dirname, '../node_modules/.cache')
const packageFile = fileURLToPath(new URL('../package.json', import.meta.resolve('@sparticuz/chromium')))
/** The package unpacks its libraries only if it believes it runs on AWS Lambda. */
const lambda = { AWS_EXECUTION_ENV: 'nodejs24.x' }
const unpackScript = `import chromium from '@sparticuz/chromium'; await chromium.executablePath()`

/** Options for Playwright's `launch`. CHROMIUM_PATH overrides the browser; only Linux x64 has the pinned one. */
export async function pinnedBrowser(): Promise<PinnedBrowser> {
  const override = process.env.CHROMIUM_PATH
  if (override) return { executablePath: existingPath(override), env: definedEnv({}), args: [] }
  if (process.platform !== 'linux' || process.arch !== 'x64') return playwrightBrowser()
  const folder = await unpackBrowser(cache, await version())
  return {
    executablePath: join(folder, 'chromium'),
    env: definedEnv(libraryEnv(folder)),
    args: ['--disable-partial-raster', '--font-render-hinting=none'],
  }
}

/** Unpacks into a staging folder and renames it, since two processes may start at once. */
export async function unpackBrowser(parent: string, name: string): Promise<string> {
  const folder = join(parent, `chromium-${name}`)
  if (existsSync(folder)) return folder
  await mkdir(parent, { recursive: true })
  const staging = await mkdtemp(`${folder}-`)
  try {
    await unpackInto(staging)
    await writeFile(join(staging, 'fonts.conf'), fontConfig(folder))
    await rename(staging, folder)
  } catch (error) {
    if (!existsSync(folder)) throw error
  } finally {
    await rm(staging, { recursive: true, force: true })
  }
  return folder
}

async function unpackInto(staging: string) {
  const env = { ...process.env, ...lambda, TMPDIR: staging }
  const args = ['--input-type=module', '--eval', unpackScript]
  await promisify(execFile)(process.execPath, args, { env, cwd: import.meta.dirname })
}

/** Only the fonts of the package: installed fonts would change pictures. */
function fontConfig(folder: string) {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder}/fonts</dir>
  <cachedir>${folder}/fonts-cache</cachedir>
</fontconfig>
`
}

function libraryEnv(folder: string) {
  const libraries = [join(folder, 'al2023/lib'), process.env.LD_LIBRARY_PATH]
  return { LD_LIBRARY_PATH: libraries.filter(Boolean).join(':'), FONTCONFIG_FILE: join(folder, 'fonts.conf') }
}

async function version(): Promise<string> {
  return JSON.parse(await readFile(packageFile, 'utf8')).version
}

function existingPath(path: string) {
  if (existsSync(path)) return path
  throw new Error(
    `CHROMIUM_PATH names ${path}, which is not there. Correct it, or unset it to use the pinned browser.`,
  )
}

function playwrightBrowser(): PinnedBrowser {
  process.stderr.write(
    `The pinned Chromium runs on Linux x64 only; here (${process.platform} ${process.arch}) Playwright's own browser is used. ` +
      `Run "npx playwright install chromium" once. Its pictures may differ from the baselines.\n`,
  )
  return { executablePath: undefined, env: definedEnv({}), args: [] }
}

function definedEnv(more: Record<string, string>): Record<string, string> {
  const set = Object.entries({ ...process.env, ...more }).filter(([, value]) => value !== undefined)
  return Object.fromEntries(set) as Record<string, string>
}
