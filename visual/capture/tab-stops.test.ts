import { chromium } from '@playwright/test'
import type { Page } from '@playwright/test'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { composedTreeScript } from './composed-tree.ts'
import { tabStops } from './tab-stops.ts'

let page: Page
beforeAll(async () => {
  const browser = await chromium.launch(inject('launchOptions') ?? {})
  const context = await browser.newContext()
  await context.addInitScript(composedTreeScript)
  page = await context.newPage()
})
afterAll(() => page.context().browser()!.close())

const stopsIn = async (html: string) => {
  await page.setContent(html)
  return page.evaluate(tabStops)
}

test.each([
  [
    'links and buttons',
    '<a href="#x">Bowl</a><a>Plate</a><button>Add</button>',
    ['link "Bowl"', 'button "Add"'],
  ],
  [
    'a smaller positive tabindex first',
    '<button>A</button><b tabindex="2">B</b><b tabindex="1">C</b>',
    ['b "C"', 'b "B"', 'button "A"'],
  ],
  [
    'none of tabindex -1',
    '<button tabindex="-1">A</button><div tabindex="0" role="slider">B</div>',
    ['slider "B"'],
  ],
  [
    'none that is disabled, inert or hidden',
    '<button disabled>A</button><div inert><button>B</button></div><button hidden>C</button><button style="visibility: hidden">D</button>',
    [],
  ],
  [
    'a field by what labels it alone, where it has a label around it as well',
    '<label><input type="radio" aria-labelledby="n"><b id="n">Post</b> to every city</label>',
    ['radio "Post"'],
  ],
  [
    'fields by their labels',
    '<label>Name <input></label><input type="checkbox" aria-labelledby="t"><b id="t">Terms</b><input type="search" placeholder="Find">',
    ['textbox "Name"', 'checkbox "Terms"', 'textbox "Find"'],
  ],
  [
    'icons by what they contain',
    '<button><svg aria-label="Close"></svg></button><a href="#x"><img alt="Bowl"></a>',
    ['button "Close"', 'link "Bowl"'],
  ],
  [
    'one radio of a group',
    '<input type="radio" name="a" aria-label="A"><input type="radio" name="a" aria-label="B" checked><input type="radio" name="c" aria-label="C">',
    ['radio "B"', 'radio "C"'],
  ],
  [
    'those of shadow roots, by their slots and labels',
    '<x-host><template shadowrootmode="open"><button><slot></slot></button><label for="a">Name</label><input id="a"></template>Add</x-host>',
    ['button "Add"', 'textbox "Name"'],
  ],
  [
    'only those of a modal',
    '<button>A</button><div role="dialog" aria-modal="true"><button>B</button></div>',
    ['button "B"'],
  ],
])('tab stops are %s', async (_name, html, stops) => {
  expect(await stopsIn(html)).toEqual(stops)
})

test('the Tab key stops where they say', async () => {
  const host = (attributes: string, shadow: string, slotted = '', focus = '') =>
    `<x-host ${attributes}><template shadowrootmode="open" ${focus}>${shadow}</template>${slotted}</x-host>`
  await page.setContent(
    '<a href="#x">A</a><details><summary>B</summary><button>C</button></details><b tabindex="1">D</b><select aria-label="E"><option>F</option></select><p contenteditable>G</p>' +
      host('', '<button>H</button><slot></slot><button>I</button>', '<button>J</button>') +
      host('tabindex="0"', '<button>K</button>', '', 'shadowrootdelegatesfocus') +
      host('tabindex="-1"', '<button>L</button><slot></slot>', '<button>M</button>') +
      host('tabindex="0" aria-label="N"', '<button tabindex="3">O</button>'),
  )
  const stops = await page.evaluate(tabStops)
  const pressed: string[] = []
  for (const _ of stops) {
    await page.keyboard.press('Tab')
    pressed.push(
      await page.evaluate(() => {
        let active = document.activeElement!
        while (active.shadowRoot?.activeElement) active = active.shadowRoot.activeElement
        return active.getAttribute('aria-label') ?? active.textContent
      }),
    )
  }
  expect(stops.map((line) => JSON.parse(line.slice(line.indexOf('"'))))).toEqual(pressed)
})
