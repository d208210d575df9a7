import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { persisted } from './persisted.ts'

const Colours = z.object({ chosen: z._default(z.array(z.string()), []) })

function otherTab() {
  const tab = new EventTarget()
  const storage = { getItem: () => '{"chosen":["gold"]}', setItem: () => {} }
  vi.stubGlobal('window', tab)
  vi.stubGlobal('localStorage', storage)
  const change = (key: string | null, newValue: string | null, storageArea: object = storage) =>
    tab.dispatchEvent(Object.assign(new Event('storage'), { key, newValue, storageArea }))
  return { change }
}

let tab: ReturnType<typeof otherTab>
beforeEach(() => {
  tab = otherTab()
})
afterEach(() => vi.unstubAllGlobals())

test('a persisted store takes over the state that another tab writes', () => {
  const colours = persisted('colours', Colours)
  tab.change('colours', '{"chosen":["navy"]}')
  expect(colours.chosen).toEqual(['navy'])
})

test('a persisted store is reset when another tab clears the storage', () => {
  const colours = persisted('colours', Colours)
  tab.change(null, null)
  expect(colours.chosen).toEqual([])
})

test.each([
  ['another key', 'shapes', undefined],
  ['another storage', null, {}],
])('a persisted store keeps its state when %s is cleared', (_, key, storage) => {
  const colours = persisted('colours', Colours)
  tab.change(key, null, storage)
  expect(colours.chosen).toEqual(['gold'])
})
