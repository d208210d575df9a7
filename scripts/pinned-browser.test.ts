import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Browser, type Page } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pinnedBrowser, unpackBrowser } from './pinned-browser.ts'
import { vazirmatnFontFace } from './vazirmatn.ts'

const sample = 'فروشگاه زرین'

const options = await pinnedBrowser()
const isPinned = options.executablePath?.includes('.cache/chromium-')

let browser: Browser

beforeAll(async () => {
  browser = await chromium.launch(options)
})

afterAll(() => browser.close())

test('Persian text is rendered with the web font', async () => {
  const page = await browser.newPage()
  const style = `<style>${await vazirmatnFontFace()} p { font-family: Vazirmatn }</style>`
  await page.setContent(`${style}<p lang="fa" dir="rtl">${sample}</p>`)
  await page.evaluate(() => document.fonts.ready)
  expect(await fontsOf(page, 'p')).toEqual([
    expect.objectContaining({ familyName: 'Vazirmatn', isCustomFont: true }),
  ])
})

test('the browser enforces the same-origin policy', async () => {
  const servers = [await served(), await served()] as const
  const page = await browser.newPage()
  await page.goto(urlOf(servers[0]))
  await expect(page.evaluate((url) => fetch(url).then((r) => r.status), urlOf(servers[1]))).rejects.toThrow(
    'Failed to fetch',
  )
  for (const server of servers) server.close()
})

describe.runIf(isPinned)('the pinned browser', () => {
  test('installed fonts are not used', async () => {
    const page = await browser.newPage()
    await page.setContent('<p style="font-family: DejaVu Sans, Arial">Zarrin</p>')
    expect(await fontsOf(page, 'p')).toEqual([expect.objectContaining({ familyName: 'Open Sans' })])
  })

  test('concurrent unpacks leave one complete browser', async () => {
    const parent = await mkdtemp(join(tmpdir(), 'browser-test-'))
    const folders = await Promise.all([unpackBrowser(parent, '1'), unpackBrowser(parent, '1')])
    expect(new Set(folders).size).toBe(1)
    expect(await readdir(parent)).toEqual(['chromium-1'])
    expect(await readdir(join(parent, 'chromium-1'))).toEqual(
      expect.arrayContaining(['al2023', 'chromium', 'fonts', 'fonts.conf']),
    )
    await rm(parent, { recursive: true })
  }, 60_000)
})

async function fontsOf(page: Page, selector: string) {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument')
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector })
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
  return fonts
}

async function served(): Promise<Server> {
  const server = createServer((_, response) => response.end('<p>ok</p>'))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return server
}

function urlOf(server: Server) {
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
}
