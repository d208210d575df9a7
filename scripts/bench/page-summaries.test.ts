import { expect, test } from 'vitest'
import { summarizePages } from './page-summaries.ts'

const sample = (lcp: number, task: number) => ({ lcp, inp: lcp / 20, task, cls: 0.0001 })

test('pages are summarized by their medians, and LCP as a ratio to the floor', () => {
  const samples = new Map([
    ['home', [sample(800, 0), sample(900, 0), sample(5000, 90)]],
    ['basket', [sample(2000, 0)]],
  ])
  expect(summarizePages(samples, 1000, 330)).toEqual([
    { what: 'LCP on the phone', figure: 'home 0.90 ×, basket 2.00 × the floor' },
    { what: 'INP on the phone', figure: '100 ms at most: menu, filter, variant and cart, quantity' },
    { what: 'longest task after load, on the phone', figure: 'none over 50 ms' },
    { what: 'a product by a link, on the phone', figure: '330 ms' },
    { what: 'layout shift while a page opens', figure: 'CLS home 0.0001, basket 0.0001' },
  ])
})
