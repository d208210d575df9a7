import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../build/free-port.ts'
import { openDisplay } from './display.ts'
import { isPhone, type Engine, type EngineBrowser, type Key } from './engine.ts'
import { findProgram } from './find-program.ts'
import { measureWebProcesses } from './web-process-memory.ts'
import { clickAt, evaluate, newSession, pressKey, typeInto } from './web-driver.ts'

const findDriver = () => findProgram('WebKitWebDriver')
const findBrowser = () => findProgram('/usr/{lib,libexec}/{*/,}webkit2gtk-4.*/MiniBrowser')
const findDisplay = () => findProgram('Xvfb')

const keys: Record<Key, string> = { Enter: '\uE007', Escape: '\uE00C', ArrowDown: '\uE015' }

/** Driven over WebDriver: WebKitGTK has neither BiDi nor a headless mode. */
export const webkit: Engine = {
  title: 'WebKitGTK',
  missing: () =>
    findDriver() && findBrowser() && findDisplay()
      ? null
      : 'WebKitGTK is not installed. Install it with "apt-get install webkit2gtk-driver xvfb".',
  launch,
}

type Closing = (() => unknown)[]

/** The toolbar of the test browser is wider than a phone, unless its buttons have no padding. */
const narrowToolbar = '* { min-width: 0; padding: 0; margin: 0; border-width: 0 }'

async function launch(width: number, height: number): Promise<EngineBrowser> {
  const closing: Closing = []
  const close = async () => {
    for (const step of closing.splice(0).reverse()) await step()
  }
  try {
    return { ...(await open(width, height, closing)), close }
  } catch (error) {
    await close()
    throw error
  }
}

/** Adds to `closing` how each thing that it opens is closed. */
async function open(width: number, height: number, closing: Closing): Promise<Omit<EngineBrowser, 'close'>> {
  const folder = await mkdtemp(join(tmpdir(), 'webkit-'))
  closing.push(() => rm(folder, { recursive: true, force: true }))
  await mkdir(join(folder, 'gtk-3.0'))
  await writeFile(join(folder, 'gtk-3.0/gtk.css'), narrowToolbar)
  const display = await openDisplay(findDisplay()!, { width, height: height + 200 })
  closing.push(display.close)
  const port = await freePort()
  const driverProcess = spawn(findDriver()!, ['--host=127.0.0.1', `--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: display.name,
      XDG_CONFIG_HOME: folder,
      GTK_OVERLAY_SCROLLING: isPhone(width) ? '1' : '0',
      LIBGL_ALWAYS_SOFTWARE: '1',
      WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1',
    },
  })
  closing.push(() => void driverProcess.kill())
  const server = `http://127.0.0.1:${port}`
  await answers(`${server}/status`)
  const driver = await newSession(server, {
    browserName: 'MiniBrowser',
    timeouts: { script: 300_000 },
    'webkitgtk:browserOptions': { binary: findBrowser()!, args: ['--automation'] },
  })
  closing.push(() => driver.delete('').catch(() => null))
  await driver.post('window/rect', { width, height })
  await fitViewport()
  const run = (body: string) => evaluate(driver, body)

  /** The window has a toolbar. */
  async function fitViewport() {
    const inner = (await evaluate(driver, 'return { width: innerWidth, height: innerHeight }')) as {
      width: number
      height: number
    }
    await driver.post('window/rect', { width, height: height + (height - inner.height) })
    if (inner.width !== width) throw new Error(`WebKitGTK is ${inner.width} px wide instead of ${width}.`)
  }

  return {
    open: async (url) => {
      await driver.post('url', { url })
      await run(watchErrors)
      await run(keepFocus)
    },
    evaluate: run,
    clickAt: async (x, y) => void (await clickAt(driver, x, y)),
    type: (text) => typeInto(driver, text),
    press: async (key) => void (await pressKey(driver, keys[key])),
    back: async () => void (await run('setTimeout(() => history.back())')),
    print: async () => null,
    screenshot: async () => {
      await run(repaint)
      return Buffer.from((await driver.get('screenshot')) as string, 'base64')
    },
    takeErrors: async () => (await run(`${watchErrors}; return window.engineErrors.splice(0)`)) as string[],
    measureMemory: async () => {
      await run(collectGarbage)
      return measureWebProcesses(driverProcess.pid!)
    },
  }
}

/** A press that a script makes opens the menu of a select, which takes the focus of the window and never gives it back. */
const keepFocus = `addEventListener('mousedown', (event) => {
  const select = event.isTrusted ? null : event.target.closest?.('select')
  if (!select) return
  event.preventDefault()
  select.focus()
})`

/** WebKit draws what changed over what was there, and a round edge keeps some of it: the whole page is drawn once more. */
const repaint = `const { style } = document.documentElement
const twoFrames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
style.opacity = '0.99'
await twoFrames()
style.opacity = ''
await twoFrames()`

/** Nothing asks for a collection here; it comes as memory is taken. An object that outlived others dies in a whole one only. */
const collectGarbage = `const old = new WeakRef((globalThis.old ??= {}))
await new Promise((done) => setTimeout(done))
globalThis.old = {}
while (old.deref()) {
  Array.from({ length: 100 }, () => new Uint8Array(1_000_000))
  await new Promise((done) => setTimeout(done, 50))
}
await new Promise((done) => setTimeout(done, 2000))`

/** The driver tells of no console: errors are seen once the document has loaded. */
const watchErrors = `if (!window.engineErrors) {
  const errors = (window.engineErrors = [])
  addEventListener('error', ({ message }) => message && errors.push('uncaught: ' + message))
  addEventListener('unhandledrejection', ({ reason }) => errors.push('uncaught: ' + reason))
  addEventListener('securitypolicyviolation', ({ blockedURI }) => errors.push('csp: ' + blockedURI))
  const { error } = console
  console.error = (...parts) => { errors.push('console: ' + parts.join(' ')); error(...parts) }
}`

async function answers(url: string) {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (
      await fetch(url).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`${url} does not answer.`)
}
