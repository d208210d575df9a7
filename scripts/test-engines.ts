import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { request } from '@playwright/test'
import { i18nObject } from '#i18n/i18n-util.ts'
import { loadAllLocales } from '#i18n/i18n-util.sync.ts'
import { locales } from '#i18n/i18n-util.ts'
import type { Locales } from '#i18n/i18n-types.ts'
import { openMockSession, type Mock } from '../e2e/mock.ts'
import { checks, type Check, type CheckName } from './engines/checks.ts'
import type { Engine, EngineBrowser } from './engines/engine.ts'
import { firefox } from './engines/firefox.ts'
import { lineTo } from './engines/line.ts'
import { visitOf } from './engines/visit.ts'
import { webkit } from './engines/webkit.ts'
import { fail, readOptions } from './options.ts'
import { startPreview } from './start-preview.ts'

const engines = { firefox, webkit } satisfies Record<string, Engine>
type EngineName = keyof typeof engines
const widths = ['390', '1280'] as const
const pictures = join(import.meta.dirname, '../test-results/engines')

const help = `npm run test:engines -- [options]   drives the built shop in Firefox and WebKitGTK; run "npm run build" first

  --engine a,b   only these engines: ${Object.keys(engines).join(' ')}
  --only a,b     only these checks: ${Object.keys(checks).join(' ')}
  --locale a,b   only these languages: ${locales.join(' ')}
  --width a,b    only these widths: ${widths.join(' ')}
  --dist folder  the built folder instead of dist
  -h, --help     this text

  FIREFOX_PATH=/path/to/firefox
                 another Firefox than that of PATH

Exit code: 0 all held, 1 a check failed or an engine is not installed, 2 wrong arguments.`

const values = readOptions(help, {
  engine: { type: 'string' },
  only: { type: 'string' },
  locale: { type: 'string' },
  width: { type: 'string' },
  dist: { type: 'string', default: 'dist' },
})
const wanted = {
  engines: choose('--engine', values.engine, Object.keys(engines) as EngineName[]),
  checks: choose('--only', values.only, Object.keys(checks) as CheckName[]),
  locales: choose('--locale', values.locale, locales),
  widths: choose('--width', values.width, widths),
}
const root = join(import.meta.dirname, '..')
if (!existsSync(resolve(root, values.dist, 'index.html')))
  fail('There is nothing built yet. Run "npm run build" first.')
loadAllLocales()
await main()

function choose<Name extends string>(option: string, text: string | undefined, all: readonly Name[]): Name[] {
  const names = text?.split(',') ?? all
  const unknown = names.find((name) => !all.includes(name as Name))
  if (unknown !== undefined) fail(`${option} has no "${unknown}"; it takes ${all.join(', ')}.`, 2)
  return names as Name[]
}

async function main() {
  const shop = await startPreview({
    dist: values.dist,
    env: { MOCK_TEST: '1', MOCK_PICTURES: 'plain' },
  })
  const counts = { passed: 0, failed: 0 }
  try {
    for (const name of wanted.engines) {
      const engine = engines[name]
      const missing = engine.missing()
      if (missing !== null) {
        process.stderr.write(`✗ ${missing}\n`)
        counts.failed += 1
        continue
      }
      for (const locale of wanted.locales)
        for (const width of wanted.widths) await visitWith(name, locale, Number(width))
    }
  } finally {
    shop.stop()
  }
  process.stdout.write(`\n${counts.passed} passed, ${counts.failed} failed\n`)
  process.exitCode = counts.failed > 0 ? 1 : 0

  async function visitWith(name: EngineName, locale: Locales, width: number) {
    for (const checkName of wanted.checks) {
      const place = `${name} ${locale} ${width}`
      const started = Date.now()
      const problem = await problemOf(name, locale, width, checkName)
      const time = `${((Date.now() - started) / 1000).toFixed(1)} s`
      counts[problem === null ? 'passed' : 'failed'] += 1
      process.stdout.write(`${problem === null ? '✓' : '✗'} ${place} ${checkName}, ${time}\n`)
      if (problem !== null) process.stdout.write(`  ${checks[checkName].title}:\n  ${problem}\n`)
    }
  }

  /** Each check has a browser, an origin and a mock session of its own. */
  async function problemOf(name: EngineName, locale: Locales, width: number, checkName: CheckName) {
    const check: Check = checks[checkName]
    const id = `${name}-${locale}-${width}-${checkName}`
    const line = await lineTo(shop.port)
    const calls = await request.newContext({ baseURL: shop.url })
    let browser: EngineBrowser | undefined
    try {
      const mock = await openMockSession(calls, id, check.scenario ?? [])
      browser = await engines[name].launch(width, width === 390 ? 844 : 800)
      await enter(browser, line.url, mock.browser)
      await check.run(visitOf({ browser, line, locale, width, text: i18nObject(locale) }))
      const { violations, unhandled } = await mock.record()
      const problems = [...violations, ...unhandled].map((one) => JSON.stringify(one))
      const errors = [...(await browser.takeErrors()), ...problems]
      if (errors.length > 0) throw new Error(errors.join('\n  '))
      return null
    } catch (error) {
      await mkdir(pictures, { recursive: true })
      await writeFile(join(pictures, `${id}.png`), (await browser?.screenshot().catch(() => '')) ?? '')
      return error instanceof Error ? error.message : String(error)
    } finally {
      await browser?.close()
      await line.close()
      await calls.dispose()
    }
  }
}

async function enter(browser: EngineBrowser, url: string, { cookies, localStorage }: Mock['browser']) {
  await browser.open(`${url}/robots.txt`)
  const given = JSON.stringify({ cookies, items: localStorage })
  await browser.evaluate(`const { cookies, items } = ${given}
    const given = (values) => Object.entries(values).filter(([, value]) => value !== null)
    for (const [name, value] of given(items)) localStorage.setItem(name, value)
    for (const [name, value] of given(cookies)) document.cookie = name + '=' + value + ';path=/'`)
}
