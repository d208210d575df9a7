import { afterEach, expect, test, vi } from 'vitest'
import { testSetting } from './test-setting.ts'

afterEach(() => void vi.unstubAllEnvs())

test.each([
  ['FUZZ_RUNS', undefined, '300'],
  ['FUZZ_RUNS', '', '300'],
  ['FUZZ_RUNS', '2', '2'],
  ['FUZZ_SEED', '0', '0'],
])('%s "%s" is %s', (name, value, setting) => {
  vi.stubEnv(name, value)
  expect(testSetting(name, '300')).toBe(setting)
})

test.each([
  ['FUZZ_RUNS', '0'],
  ['MODEL_RUNS', '-1'],
  ['MODEL_STEPS', 'many'],
  ['PICKER_RUNS', '1.5'],
])('%s "%s" is refused', (name, value) => {
  vi.stubEnv(name, value)
  expect(() => testSetting(name, '20')).toThrow(`${name} is "${value}"; it has to be a whole number from 1.`)
})
