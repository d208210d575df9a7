import { expect, test } from 'vitest'
import { commandOf, keyLabel, keys, type Command } from './keys.ts'

const press = (code: string, held: Partial<Parameters<typeof commandOf>[0]> = {}) =>
  commandOf({
    code,
    shiftKey: false,
    ctrlKey: false,
    altKey: false,
    metaKey: false,
    isComposing: false,
    ...held,
  })

test('commands match the physical key in any keyboard layout', () => {
  const persian = { key: 'ش', code: 'KeyA', shiftKey: false }
  const russian = { key: 'ф', code: 'KeyA', shiftKey: false }
  for (const typed of [persian, russian]) expect(press(typed.code, typed)).toBe('approve')
})

test('Shift selects another command', () => {
  expect(press('KeyA', { shiftKey: true })).toBe('approveGroup')
  expect(press('KeyU')).toBe('undo')
  expect(press('KeyU', { shiftKey: true })).toBe('redo')
  expect(press('Slash')).toBe('search')
  expect(press('Slash', { shiftKey: true })).toBe('help')
})

test('keys with Ctrl, Meta or Alt are left to the browser', () => {
  expect(press('KeyR', { ctrlKey: true })).toBeNull()
  expect(press('KeyA', { metaKey: true })).toBeNull()
  expect(press('Digit1', { altKey: true })).toBeNull()
})

test('keys of an IME composition are ignored', () => {
  expect(press('KeyJ', { isComposing: true })).toBeNull()
})

test('no two commands share a key', () => {
  const labels = (Object.keys(keys) as Command[]).map(keyLabel)
  expect(new Set(labels).size).toBe(labels.length)
})

test('key labels are as printed on a Latin keyboard', () => {
  const named: Command[] = ['approve', 'redo', 'search', 'help', 'nextRegion', 'heat', 'back', 'open']
  expect(named.map(keyLabel)).toEqual(['A', 'Shift+U', '/', '?', ']', '5', 'Esc', 'Enter'])
})
