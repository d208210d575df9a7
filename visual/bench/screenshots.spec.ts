import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import type { BenchSubject } from './bench.ts'

const { url, subjects } = JSON.parse(readFileSync(process.env.VISUAL_BENCH!, 'utf8')) as {
  url: string
  subjects: BenchSubject[]
}

for (const { key, storyId, globals, size } of subjects) {
  test(key, async ({ page }) => {
    await page.setViewportSize(size)
    await page.goto(`${url}/iframe.html?viewMode=story&id=${storyId}&globals=${globals}`)
    await page.waitForFunction(() => document.body.classList.contains('sb-show-main'))
    // Time is not frozen here: any difference is tolerated, so that no retry slows the reference down.
    await expect(page).toHaveScreenshot({ fullPage: true, maxDiffPixelRatio: 1 })
  })
}
