import { chromium } from '@playwright/test'
import type { Browser } from '@playwright/test'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { composedTreeScript } from './composed-tree.ts'
import { coveredControls } from './covered-controls.ts'

let browser: Browser
beforeAll(async () => {
  browser = await chromium.launch(inject('launchOptions') ?? {})
})
afterAll(() => browser.close())

async function coveredIn(html: string): Promise<string[]> {
  const context = await browser.newContext({ viewport: { width: 400, height: 300 } })
  await context.addInitScript(composedTreeScript)
  const page = await context.newPage()
  await page.setContent(html)
  const covered = await page.evaluate(coveredControls)
  await page.close()
  return covered
}

const over = 'position: absolute; inset: 0'

test.each([
  ['a link over its card', `<button>Add</button><a href="#x" style="${over}">Bowl</a>`],
  ['a decoration', `<button>Add</button><span aria-label="Bowl" role="a" style="${over}"></span>`],
])('a button under %s is covered', async (_name, card) => {
  const covered = await coveredIn(`<div style="position: relative">${card}</div>`)
  expect(covered).toEqual(['button "Add" is covered by a "Bowl"'])
})

/** A custom element whose shadow root has this markup. */
const host = (shadow: string, slotted = '', style = '') =>
  `<x-host style="display: block; position: relative; ${style}"><template shadowrootmode="open">${shadow}</template>${slotted}</x-host>`

test.each([
  ['and what covers it too', host(`<button>Add</button><a href="#x" style="${over}">Bowl</a>`)],
  ['under another element', host('<button><slot></slot></button>', 'Add') + `<a style="${over}">Bowl</a>`],
  ['under a shadow root', `<button>Add</button>${host('<a>Bowl</a>', '', over)}`],
])('a button is covered: in a shadow root, %s', async (_name, html) => {
  const covered = await coveredIn(`<div style="position: relative">${html}</div>`)
  expect(covered).toEqual(['button "Add" is covered by a "Bowl"'])
})

test.each([
  ['in a shadow root', host('<button><slot></slot></button>', '<b>Add</b>')],
  ['that is a host', `<div role="button">${host('<b>Add</b>')}</div>`],
  ['whose host takes the presses', host('<input style="pointer-events: none">')],
  ['of a disabled host', `<div inert>${host('<button>Add</button>')}</div><i style="${over}"></i>`],
  [
    'beside a modal in a shadow root',
    `<button>Add</button><i style="${over}"></i>${host('<div role="dialog" aria-modal="true"><slot></slot></div>', '<button>Sure</button>')}`,
  ],
  ['plain', '<button>Add</button><a href="#x">Bowl</a>'],
  ['above a link', `<a href="#x" style="${over}">Bowl</a><button style="position: relative">Add</button>`],
  ['under what lets presses through', `<button>Add</button><i style="${over}; pointer-events: none"></i>`],
  ['with an icon', '<button><svg width="20" height="20"></svg></button>'],
  [
    'a radio under its label',
    `<label style="position: relative"><input type="radio"><b style="${over}">One</b></label>`,
  ],
  ['behind a dialog', `<div inert><button>Add</button></div><dialog open style="${over}">Sure?</dialog>`],
  [
    'behind what says that it is modal',
    `<button>Add</button><div style="${over}"></div><div role="dialog" aria-modal="true">Sure?</div>`,
  ],
  ['under a bar', `<button>Add</button><nav style="position: fixed; inset: 0">Home</nav>`],
  [
    'scrolled away',
    `<div style="block-size: 20px; overflow: auto"><p style="block-size: 60px"></p><button>Add</button></div><p style="block-size: 90px">Text</p>`,
  ],
  ['disabled', `<button disabled>Add</button><i style="${over}"></i>`],
  [
    'only for screen readers',
    `<input type="file" style="position: absolute; inline-size: 1px; block-size: 1px; opacity: 0"><i style="${over}"></i>`,
  ],
  [
    'below the window',
    `<button style="margin-block-start: 600px">Add</button><i style="position: fixed; inset: 0"></i>`,
  ],
])('a control %s is not covered', async (_name, html) => {
  expect(await coveredIn(`<div style="position: relative">${html}</div>`)).toEqual([])
})
