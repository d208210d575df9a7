import { execFile, spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { cp, readFile, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium, expect as playwright } from '@playwright/test'
import type { Browser, CDPSession, Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fixtureConfig } from './capture/fixture/config.ts'
import { parseLock } from './lock/lock.ts'

const expectPage = playwright.configure({ timeout: 15_000 })
const folder = mkdtempSync(join(tmpdir(), 'visual-journey-'))
const project = join(folder, 'project')
const env = { ...process.env, NODE_COMPILE_CACHE: join(folder, 'compiled') }
let browser: Browser
let server: ChildProcess | undefined

beforeAll(async () => {
  await cp(join(import.meta.dirname, 'capture/fixture'), join(project, 'storybook'), { recursive: true })
  const folders = { storybook: 'storybook', baselines: 'baselines', approvals: 'approvals', report: 'report' }
  const launchOptions = await fixtureConfig.launch()
  await writeFile(
    join(project, 'visual.config.ts'),
    `const config = ${JSON.stringify({ ...fixtureConfig, ...folders })}\n` +
      `const launch = async () => (${JSON.stringify(launchOptions)})\n` +
      `export default { ...config, launch }\n`,
  )
  browser = await chromium.launch(launchOptions)
})
afterAll(async () => {
  server?.kill()
  await browser.close()
  await rm(folder, { recursive: true })
})

const command = join(import.meta.dirname, 'cli/visual.ts')

function run(...args: string[]): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, [command, ...args], { cwd: project, env }, (error, out, problems) =>
      resolve({ code: Number(error?.code ?? 0), output: out + problems }),
    )
  })
}

const runVisual = () => run('--grep', 'gold|ring|text|steady', '--tabs', '1')

async function mutate(from: string, to: string) {
  const file = join(project, 'storybook/iframe.html')
  await writeFile(file, (await readFile(file, 'utf8')).replaceAll(from, to))
}

async function openReview(): Promise<{
  page: Page
  press: (key: string, code: string, shift?: boolean) => Promise<void>
}> {
  server = spawn(process.execPath, [command, 'review'], { cwd: project, env: { ...env, PORT: '0' } })
  const [output] = (await once(server.stdout!, 'data')) as [Buffer]
  const url = /http:\S+/.exec(output.toString())![0]
  return openPage(url)
}

async function openPage(url: string) {
  const context = await browser.newContext({ locale: 'fa', viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  const keyboard = await context.newCDPSession(page)
  await page.goto(url)
  return { page, press: (key: string, code: string, shift = false) => type(keyboard, key, code, shift) }
}

/** Types as on a Persian layout: another letter, the same physical key. */
async function type(keyboard: CDPSession, key: string, code: string, shift: boolean) {
  const event = { key, code, modifiers: shift ? 8 : 0 }
  await keyboard.send('Input.dispatchKeyEvent', { ...event, type: 'keyDown', text: key })
  await keyboard.send('Input.dispatchKeyEvent', { ...event, type: 'keyUp' })
}

const lock = async () => parseLock(await readFile(join(project, 'baselines/lock'), 'utf8'))
const records = async () => readdir(join(project, 'approvals'))

test(
  'a reviewer approves baselines, reviews a change and gets a passing run',
  { timeout: 120_000 },
  async () => {
    const first = await runVisual()
    expect(first).toMatchObject({ code: 1, output: expect.stringContaining('4 new') })
    expect((await run('approve', '--all', '--by', 'Sara')).output).toContain('4 approve')
    expect((await runVisual()).output).toContain('Nothing changed.')

    await mutate('#caa228', '#b8921f')
    await mutate('Three left', '3 left')
    const changed = await runVisual()
    expect(changed).toMatchObject({ code: 1, output: expect.stringContaining('3 changed') })
    expect(changed.output).toContain('2 changes wait')

    const { page, press } = await openReview()
    await expectPage(page.locator('html')).toHaveAttribute('dir', 'rtl')
    await page.getByRole('link', { name: /#caa228/ }).click()
    await expectPage(page.locator('h1')).toContainText('#caa228')
    const seen = page.locator('.strip .state')
    await expectPage(seen.first()).toHaveText('دیده‌شده')
    await expectPage(seen.nth(1)).toHaveText('دیده‌نشده')
    await press('۲', 'Digit2')
    await expectPage(page.locator('.slider input')).toBeVisible()
    await press('ش', 'KeyA', true)
    await expectPage(page.locator('.chosen')).toContainText('تأیید')

    await press('د', 'KeyN')
    await expectPage(page.locator('h1')).toContainText('patch')
    await press('ق', 'KeyR')
    await page.locator('dialog textarea').fill('عدد باید فارسی باشد')
    await page.keyboard.press('Control+Enter')
    await expectPage(page.locator('.chosen')).toContainText('ردشده')
    await press('ع', 'KeyU')
    await expectPage(page.locator('.chosen')).not.toContainText('ردشده')
    await press('ع', 'KeyU', true)
    await expectPage(page.locator('.chosen')).toContainText('ردشده')

    const before = await lock()
    await page.locator('header a.primary').click()
    await page.getByLabel('نام شما').fill('مینا')
    await page.getByRole('button', { name: 'ثبت', exact: true }).click()
    await expectPage(page.locator('.answer').first()).toContainText('approvals')

    const after = await lock()
    const moved = [...after].filter(([key, { picture }]) => before.get(key)?.picture.hash !== picture.hash)
    expect(moved.map(([key]) => key)).toEqual(['a--gold ar light 390', 'a--ring ar light 390'])
    const kept = await Promise.all(
      (await records()).map(async (name) =>
        JSON.parse(await readFile(join(project, 'approvals', name), 'utf8')),
      ),
    )
    const { decisions } = kept.find(({ by }) => by === 'مینا')
    expect(decisions).toContainEqual(
      expect.objectContaining({ choice: 'reject', comment: 'عدد باید فارسی باشد' }),
    )

    const rejected = await runVisual()
    expect(rejected).toMatchObject({ code: 1, output: expect.stringContaining('1 changed') })
    expect(rejected.output).toContain('was rejected by مینا: عدد باید فارسی باشد')
    await mutate('3 left', 'Three left')
    expect((await runVisual()).code).toBe(0)
  },
)

test('decisions exported from the standalone report are applied', { timeout: 120_000 }, async () => {
  await mutate('#b8921f', '#7d6210')
  await runVisual()
  const { page, press } = await openPage(pathToFileURL(join(project, 'report/index.html')).href)
  await page.getByRole('link', { name: /#b8921f/ }).click()
  await expectPage(page.locator('h1')).toContainText('#b8921f')
  await press('ش', 'KeyA', true)
  await page.locator('header a.primary').click()
  await page.getByLabel('نام شما').fill('مینا')
  const download = page.waitForEvent('download')
  await page.locator('form button.primary').click()
  const file = join(project, 'decisions.json')
  await (await download).saveAs(file)
  const { output } = await run('approve', '--from', file)
  expect(output).toContain('2 approve')
  expect((await runVisual()).code).toBe(0)
})

const git = (...args: string[]) =>
  new Promise<number>((resolve) => {
    const who = ['-c', 'user.name=Sara', '-c', 'user.email=sara@example.com']
    execFile('git', [...who, ...args], { cwd: project }, (error) => resolve(Number(error?.code ?? 0)))
  })

async function approvedChange(from: string, to: string) {
  await mutate(from, to)
  await runVisual()
  await run('approve', '--all', '--by', 'Sara')
  await git('add', '.')
  await git('commit', '-q', '-m', `${from} is ${to}`)
}

test(
  'a shot changed in two branches is contested and shown with base and both sides',
  { timeout: 120_000 },
  async () => {
    await writeFile(join(project, '.gitignore'), 'report\n')
    await git('init', '-q', '-b', 'main')
    await approvedChange('#7d6210', '#caa228')
    await git('switch', '-q', '-c', 'theirs')
    await approvedChange('#caa228', '#1f6b5c')
    await git('switch', '-q', 'main')
    await approvedChange('#caa228', '#b3261e')
    expect(await git('merge', 'theirs')).toBe(1)
    await git('checkout', '--ours', 'storybook/iframe.html')
    await mutate('#b3261e', '#1d4e5f')

    const merged = await runVisual()
    expect(merged).toMatchObject({ code: 1, output: expect.stringContaining('2 contested') })
    const { page } = await openPage(pathToFileURL(join(project, 'report/index.html')).href)
    await page.getByRole('link', { name: /#b3261e/ }).click()
    const before = page.locator('.canvas img').first()
    const shown = []
    for (const name of ['شاخهٔ ما', 'شاخهٔ دیگر', 'پایه']) {
      await page.getByRole('button', { name, exact: true }).click()
      await expectPage(before).toHaveAttribute('src', /^data:/)
      shown.push(await before.getAttribute('src'))
    }
    expect(new Set(shown).size).toBe(3)

    await run('approve', '--all', '--by', 'Sara')
    expect((await runVisual()).output).toContain('Nothing changed.')
    expect((await lock()).size).toBe(4)
  },
)

test(
  'neighbouring lines of the lock that two branches changed are merged by the next run',
  { timeout: 120_000 },
  async () => {
    await git('add', '.')
    await git('commit', '-q', '-m', 'merged')
    await git('switch', '-q', '-c', 'neighbour')
    await approvedChange('9px solid #1d4e5f', '8px solid #1d4e5f')
    await git('switch', '-q', 'main')
    await approvedChange('block-size: 60px', 'block-size: 61px')
    expect(await git('merge', 'neighbour')).toBe(1)
    await git('checkout', '--theirs', 'storybook/iframe.html')
    await mutate('block-size: 60px', 'block-size: 61px')

    expect(await runVisual()).toMatchObject({ code: 0, output: expect.stringContaining('Nothing changed.') })
    expect([...(await lock()).keys()]).toHaveLength(4)
    await git('add', '.')
    await git('commit', '-q', '-m', 'merged')
    expect((await runVisual()).code).toBe(0)
  },
)

test(
  'a story may differ from its baseline by as many pixels as it tolerates, never by a name',
  { timeout: 120_000 },
  async () => {
    const runDot = () => run('--grep', 'dot', '--tabs', '1')
    await runDot()
    await run('approve', '--all', '--by', 'Sara')
    await mutate('#1d4e5f', '#1f6b5c')
    expect(await runDot()).toMatchObject({
      code: 0,
      output: expect.stringContaining('a--dot ar light 390: 9 pixels differ, which its story tolerates'),
    })
    await mutate('block-size: 3px"', 'block-size: 3px" role="img" aria-label="Dot"')
    expect(await runDot()).toMatchObject({ code: 1, output: expect.stringContaining('1 same') })
    await mutate(' role="img" aria-label="Dot"', '')
    await mutate('inline-size: 3px', 'inline-size: 4px')
    expect(await runDot()).toMatchObject({ code: 1, output: expect.stringContaining('1 changed') })
    await mutate('inline-size: 4px', 'inline-size: 3px')
    await mutate('#1f6b5c', '#1d4e5f')
  },
)

test('a Storybook older than its sources, or than a story that it does not have, is refused', async () => {
  await git('init', '-q', '-b', 'main')
  const stats = { modules: [{ name: './late.ts', reasons: [] }] }
  await writeFile(join(project, 'storybook/preview-stats.json'), JSON.stringify(stats))
  const built = join(project, 'storybook/iframe.html')
  const { mtimeMs } = await stat(built)
  for (const name of ['late.ts', 'added.stories.tsx']) {
    const source = join(project, name)
    await writeFile(source, '')
    await utimes(source, new Date(), new Date(mtimeMs + 1000))
    const { code, output } = await runVisual()
    expect(output).toContain(`${name} changed after the Storybook was built`)
    expect(code).toBe(2)
    await utimes(source, new Date(), new Date(mtimeMs - 1000))
  }
  expect((await runVisual()).output).toContain('Nothing changed.')
})

test('a missing report and an unknown viewport are one-sentence errors', async () => {
  await rm(join(project, 'report'), { recursive: true, force: true })
  const { code, output } = await run('approve', '--all')
  expect(code).toBe(2)
  expect(output).toContain('Run "npx visual" first')
  expect((await run('--viewport', '100')).output).toContain('There is no viewport "100"')
})

test('a subcommand prints its own options; an unknown one exits with 2 and lists all', async () => {
  expect(await run('merge', '--help')).toEqual({ code: 0, output: expect.stringContaining('--status file') })
  expect(await run('aprove')).toEqual({ code: 2, output: expect.stringMatching(/aprove[^]*approve/) })
})

test('a mode with a space in its name is refused', async () => {
  const file = join(project, 'visual.config.ts')
  await writeFile(file, (await readFile(file, 'utf8')).replace('"ar"', '"ar EG"'))
  expect(await run()).toEqual({ code: 2, output: expect.stringContaining('"ar EG"') })
})
