import { expect, test } from 'vitest'
import { browserTargets } from './browser-targets.ts'

test('the build targets the oldest browser of each engine in browserslist', () => {
  expect(browserTargets()).toEqual(['chrome111', 'edge111', 'firefox113', 'ios16.4', 'safari16.4'])
})
