import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { browsersWithout } from './missing-apis.ts'

test('every served browser has what the start of the shop asks for', () => {
  const script = readFileSync(join(import.meta.dirname, '../../build/inline-scripts/common.js'), 'utf8')
  const [, api] = /!\('(\w+)' in window\)\) root.dataset.failed = root.dataset.old/.exec(script)!
  expect(browsersWithout(api!)).toEqual([])
})
