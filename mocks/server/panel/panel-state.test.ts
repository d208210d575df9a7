import { expect, test, vi } from 'vitest'
import { readPanelState, savePanelState } from './panel-state.ts'

test('the panel opens where the browser blocks storage', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new DOMException('', 'SecurityError')
    },
    setItem: () => {
      throw new DOMException('', 'SecurityError')
    },
  })
  savePanelState({ isOpen: true })
  expect(readPanelState()).toEqual({})
  vi.unstubAllGlobals()
})
