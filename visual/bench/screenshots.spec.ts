import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { viewports } from '../modes.ts'
import type { Mode } from '../modes.ts'

/** What `npm run bench:visual` is measured against: a fresh page and `toHaveScreenshot` for every shot. */
type Subject = { key: string; storyId: string; mode: Mode }

const { url, subjects } = JSON.parse(readFileSync(process.env.VISUAL_BENCH!, 'utf8')) as {
  url: string
  subjects: Subject[]
}

for (const { key, storyId, mode } of subjects) {
  test(key, async ({ page }) => {
    await page.setViewportSize(viewports[mode.viewport])
    const globals = `locale:${mode.locale};scheme:${mode.scheme}`
    await page.goto(`${url}/iframe.html?viewMode=story&id=${storyId}&globals=${globals}`)
    await page.waitForFunction(() => document.body.classList.contains('sb-show-main'))
    /** Time does not stand still there: what differs is none of its faults, and costs it no second look. */
    await expect(page).toHaveScreenshot({ fullPage: true, maxDiffPixelRatio: 1 })
  })
}
