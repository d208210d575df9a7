import { matchesGlob } from 'node:path'
import { findAffectedStories } from '@zarrin/visual/changes'
import { expect, test } from 'vitest'
import config from '../visual.config.ts'

const effectOf = (file: string) => {
  const { everywhere, untraced } = findAffectedStories([file], new Map(), [], config.changeRules)
  if (everywhere.some(({ reason }) => reason.includes('may change any picture'))) return 'everything'
  return untraced.length > 0 ? 'nothing' : 'unknown'
}

test.each([
  'visual/baselines/lock',
  'visual/approvals/2026-11-21-75f36b02.json',
  'visual/README.md',
  'visual/modes.test.ts',
  'tests/cart-model/commands.ts',
  'playwright.config.ts',
])('%s changes no picture', (file) => {
  expect(effectOf(file)).toBe('nothing')
})

test.each(['vite.config.ts', 'build/theme-css.ts', 'visual.config.ts', 'visual/modes.ts', 'i18n/locales.ts'])(
  '%s may change any picture',
  (file) => {
    expect(effectOf(file)).toBe('everything')
  },
)

test.each([
  'src/stores/cart.test.ts',
  'src/ui/Price/Price.stories.tsx',
  'src/features/date-picker/README.md',
])('the built shop is not older than its sources for a change of %s', (file) => {
  expect(config.site?.notBuilt?.some((glob) => matchesGlob(file, glob))).toBe(true)
})
