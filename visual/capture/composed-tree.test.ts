import { chromium } from '@playwright/test'
import { expect, inject, test } from 'vitest'
import { composedTreeScript } from './composed-tree.ts'

test('the visible text has that of shadow roots, with nested ones, and nothing of what is not drawn', async () => {
  const browser = await chromium.launch(inject('launchOptions') ?? {})
  const context = await browser.newContext()
  await context.addInitScript(composedTreeScript)
  const page = await context.newPage()
  const host = (shadow: string, light: string) =>
    `<x-host><template shadowrootmode="open">${shadow}</template>${light}</x-host>`
  await page.setContent(
    `<p>One</p>${host(
      `<style>p { color: red }</style><p>Two  words</p> three <slot>unused</slot>
      <p hidden>hidden</p><p style="visibility: hidden">invisible</p>${host('four', '<b>unslotted</b>')}`,
      'five',
    )}<p>Six</p>`,
  )
  const text = await page.evaluate(() => composedTree.visibleText())
  const lines = text.split('\n').map((line) => line.trim())
  expect(lines.filter((line) => line !== '')).toEqual(['One', 'five', 'Six', 'Two words', 'three', 'four'])
  await browser.close()
})
