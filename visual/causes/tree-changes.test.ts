import { expect, test } from 'vitest'
import type { PageElement } from './page-source.ts'
import { isConsequence, treeChanges } from './tree-changes.ts'

type Part = Partial<Omit<PageElement, 'tag'>>

const element = (tag: string, part: Part = {}): PageElement => ({
  tag,
  classes: [],
  attributes: {},
  text: '',
  children: [],
  ...part,
})

const body = (...children: PageElement[]) => element('body', { children })
const button = (part: Part) => element('button', { classes: ['_close_1va66_3'], ...part })

test('equal trees have no changes, whatever their ids and the hashes of their classes', () => {
  const before = body(button({ attributes: { id: 'a1', 'aria-controls': 'b1' } }))
  const after = body(
    element('button', { classes: ['_close_9zz66_4'], attributes: { id: 'a2', 'aria-controls': 'b2' } }),
  )
  expect(treeChanges(before, after)).toEqual([])
})

test('a lost attribute, a changed text and a changed class are told with their element', () => {
  const before = body(button({ attributes: { 'aria-label': 'Close' }, text: 'x' }))
  const after = body(button({ classes: ['_close_1va66_3', '_big_1va66_9'], text: '×' }))
  expect(treeChanges(before, after)).toEqual([
    { element: 'button.close', what: 'aria-label', before: 'Close', after: null, place: [0] },
    { element: 'button.close', what: 'text', before: 'x', after: '×', place: [0] },
    { element: 'button.close', what: 'class', before: 'button close', after: 'button big close', place: [0] },
  ])
})

test('an element that came is one change, and leaves its neighbours alone', () => {
  const item = (text: string) => element('li', { classes: ['row'], text })
  const note = element('p', { classes: ['note'], children: [element('b', { text: 'new' })] })
  const before = body(item('one'), item('two'))
  const after = body(item('one'), note, item('two'))
  expect(treeChanges(before, after)).toEqual([
    { element: 'p.note', what: 'element', before: null, after: 'there', place: [1] },
  ])
})

test('an element without a class is named by its nearest ancestor with one', () => {
  const icon = (width: string) =>
    element('svg', { children: [element('path', { attributes: { d: width } })] })
  const [before, after] = [body(button({ children: [icon('M1')] })), body(button({ children: [icon('M2')] }))]
  expect(treeChanges(before, after)).toEqual([
    { element: 'button.close > svg > path', what: 'd', before: 'M1', after: 'M2', place: [0, 0, 0] },
  ])
})

test('inline declarations are compared one by one; a changed custom property is no consequence', () => {
  const styled = (style: string) => body(button({ attributes: { style } }))
  const before = styled('--button-height: 30px; --button-padding-x: 18px; left: 4px;')
  const changes = treeChanges(before, styled('--button-padding-x: 21px; --button-height: 30px; left: 5px;'))
  const where = { element: 'button.close', place: [0] }
  expect(changes).toEqual([
    { ...where, what: '--button-padding-x', before: '18px', after: '21px' },
    { ...where, what: 'inline left', before: '4px', after: '5px' },
  ])
  expect(changes.map(isConsequence)).toEqual([false, true])
})
