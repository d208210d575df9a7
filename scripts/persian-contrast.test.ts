import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { chromium, type Browser } from '@playwright/test'
import type axe from 'axe-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { showPersianToAxe } from '../.storybook/persian-contrast.ts'
import { pinnedBrowser } from './browser.ts'
import { vazirmatnFace } from './vazirmatn.ts'

declare global {
  interface Window {
    axe: typeof axe
  }
}

const axeSource = await readFile(fileURLToPath(import.meta.resolve('axe-core')), 'utf8')
const style = `<style>${await vazirmatnFace()} p { font-family: Vazirmatn; color: #eee }</style>`

let browser: Browser

beforeAll(async () => {
  browser = await chromium.launch(await pinnedBrowser())
})

afterAll(() => browser.close())

async function paleTexts(prepare: () => void): Promise<number> {
  const page = await browser.newPage()
  await page.setContent(`${style}<p lang="fa" dir="rtl">سلام</p>`)
  await page.evaluate(() => document.fonts.ready)
  await page.evaluate(axeSource)
  await page.evaluate(prepare)
  const { violations } = await page.evaluate(() => window.axe.run({ runOnly: ['color-contrast'] }))
  return violations.length
}

test('axe sees that a Persian text is too pale', async () => {
  expect(await paleTexts(showPersianToAxe)).toBe(1)
})

test('without our help it does not; on the day it does, the help can go', async () => {
  expect(await paleTexts(() => {})).toBe(0)
})
