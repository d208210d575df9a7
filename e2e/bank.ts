import type { Page } from '@playwright/test'

const buttons = { paid: 0, cancelled: 1, failed: 2 }

export async function settleAtBank(page: Page, as: keyof typeof buttons) {
  await page.waitForURL(/\/api\/payment\/test\//)
  await page.getByRole('button').nth(buttons[as]).click()
}

export const outcome = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })
