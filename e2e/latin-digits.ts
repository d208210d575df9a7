import type { Page } from '@playwright/test'

/** Codes with Latin letters stay as they are typed and copied: an order number, a SKU, a discount code. */
export const latinDigits = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const text = node.textContent ?? ''
      const parent = node.parentElement
      const isCode = parent?.closest('bdi[dir=ltr]') && /[A-Za-z]/.test(text)
      if (/[0-9]/.test(text) && !isCode && parent?.checkVisibility() && !parent.closest('script, style'))
        found.push(text)
    }
    const fields = document.querySelectorAll<HTMLInputElement>(
      'input:not([type=hidden], [type=radio]), textarea',
    )
    for (const { value } of fields) if (/^[\d\s-]+$/.test(value)) found.push(value)
    return found
  })
