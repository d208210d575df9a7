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
/** The package unpacks its libraries only where it believes it is in AWS. */
const lambda = { AWS_EXECUTION_ENV: 'nodejs24.x' }
const unpackScript = `import chromium from '@sparticuz/chromium'; await chromium.executablePath()`

/**
 * Launch options of the one browser of every test and picture: spread them into Playwright's `launch`.
 * `CHROMIUM_PATH` names another browser; where the pinned one does not run, Playwright's own is used.
 */
export async function pinnedBrowser(): Promise<PinnedBrowser> {
  const own = process.env.CHROMIUM_PATH
  if (own) return { executablePath: existing(own), env: environment({}), args: [] }
  if (process.platform !== 'linux' || process.arch !== 'x64') return playwrightsOwn()
  const folder = await unpacked(cache, await version())
  return {
    executablePath: join(folder, 'chromium'),
    env: environment(ownLibraries(folder)),
    args: ['--disable-partial-raster', '--font-render-hinting=none'],
  }
}

/** Unpacks to a folder named by the version, whole or not at all: two processes may start at once. */
export async function unpacked(parent: string, name: string): Promise<string> {
  const folder = join(parent, `chromium-${name}`)
  if (existsSync(folder)) return folder
  await mkdir(parent, { recursive: true })
  const staging = await mkdtemp(`${folder}-`)
  try {
    await unpackInto(staging)
    await writeFile(join(staging, 'fonts.conf'), fontsOf(folder))
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

/** Only the fonts that come with the browser: what the machine has installed must not change a picture. */
function fontsOf(folder: string) {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder}/fonts</dir>
  <cachedir>${folder}/fonts-cache</cachedir>
</fontconfig>
`
}

function ownLibraries(folder: string) {
  const libraries = [join(folder, 'al2023/lib'), process.env.LD_LIBRARY_PATH]
  return { LD_LIBRARY_PATH: libraries.filter(Boolean).join(':'), FONTCONFIG_FILE: join(folder, 'fonts.conf') }
}

async function version(): Promise<string> {
  return JSON.parse(await readFile(packageFile, 'utf8')).version
}

function existing(path: string) {
  if (existsSync(path)) return path
  throw new Error(
    `CHROMIUM_PATH names ${path}, which is not there. Correct it, or unset it to use the pinned browser.`,
  )
}

function playwrightsOwn(): PinnedBrowser {
  process.stderr.write(
    `The pinned Chromium runs on Linux x64 only; here (${process.platform} ${process.arch}) Playwright's own browser is used. ` +
      `Run "npx playwright install chromium" once. Its pictures may differ from the baselines.\n`,
  )
  return { executablePath: undefined, env: environment({}), args: [] }
}

function environment(more: Record<string, string>): Record<string, string> {
  const set = Object.entries({ ...process.env, ...more }).filter(([, value]) => value !== undefined)
  return Object.fromEntries(set) as Record<string, string>
}
