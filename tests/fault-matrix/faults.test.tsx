import { afterAll, beforeAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { loadAllLocales } from '#i18n/i18n-util.sync.ts'
import type { CallName } from '#contracts/registry.ts'
import { prefetchErrorPage } from '#src/routes/-RouteError.tsx'
import '#src/app/styles.ts'
import { blockImages } from '../block-images.ts'
import { restoreClock, installFakeClock } from '../cart-model/fake-clock.ts'
import { runFlow } from './run-flow.ts'
import { failureClasses } from './failure-modes.ts'
import type { FailureMode } from './failure-modes.ts'
import type { Flow } from './flow.ts'
import { flows } from './flows.ts'

/** `sample`: each call with one failure mode of each class. */
const isSample = import.meta.env.FAULTS_PART === 'sample'

loadAllLocales()
blockImages()

const rows = Object.entries(flows).flatMap(([call, known]) =>
  'uncalled' in known ? [] : known.map((way: Flow) => ({ call: call as CallName, way })),
)
const uncalled = Object.keys(flows).filter((call) => 'uncalled' in flows[call as CallName])

const failuresFor = (at: number): readonly FailureMode[] =>
  isSample ? failureClasses.map((each) => each[at % each.length]!) : failureClasses.flat()

const cases = rows.flatMap(({ call, way }, at) =>
  failuresFor(at).map((failure) => ({ call, way, failure, row: way.name ? `${call}, ${way.name}` : call })),
)

const requested = new Set<string>()

const scripts = import.meta.glob([
  '/src/{routes,ui,features,stores,api}/**/*.{ts,tsx}',
  '!**/*.{stories,test}.{ts,tsx}',
])

/** Loads every lazy script before the clock is faked. */
beforeAll(async () => {
  await page.viewport(1280, 1000)
  await prefetchErrorPage()
  await Promise.all(Object.values(scripts).map((load) => load()))
  installFakeClock()
}, 60_000)

afterAll(restoreClock)

test.each(cases)('$row · $failure.name', { timeout: 60_000 }, async ({ call, way, failure }) => {
  for (const each of await runFlow(call, way, failure)) requested.add(each)
})

test('calls that are marked as uncalled are never made', () => {
  expect(uncalled.filter((call) => requested.has(call))).toEqual([])
})
