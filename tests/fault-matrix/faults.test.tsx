import { afterAll, beforeAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { loadAllLocales } from '#i18n/i18n-util.sync.ts'
import type { CallName } from '#mocks/server/faults.ts'
import { fetchErrorPage } from '#src/routes/-RouteError.tsx'
import '#src/app/styles.ts'
import { refusePictures } from '../refuse-pictures.ts'
import { startClock, stopClock } from '../cart-model/clock.ts'
import { survive } from './survive.ts'
import { classes } from './troubles.ts'
import type { Trouble } from './troubles.ts'
import type { Way } from './way.ts'
import { ways } from './ways.ts'

/** `sample`: every call with one trouble of each class, so that all of them occur. */
const isSample = import.meta.env.FAULTS_PART === 'sample'

loadAllLocales()
refusePictures()

const rows = Object.entries(ways).flatMap(([call, known]) =>
  'uncalled' in known ? [] : known.map((way: Way) => ({ call: call as CallName, way })),
)
const uncalled = Object.keys(ways).filter((call) => 'uncalled' in ways[call as CallName])

const troublesOf = (at: number): readonly Trouble[] =>
  isSample ? classes.map((each) => each[at % each.length]!) : classes.flat()

const cases = rows.flatMap(({ call, way }, at) =>
  troublesOf(at).map((trouble) => ({ call, way, trouble, row: way.name ? `${call}, ${way.name}` : call })),
)

const asked = new Set<string>()

const scripts = import.meta.glob([
  '/src/{routes,ui,features,stores}/**/*.{ts,tsx}',
  '!**/*.{stories,test}.{ts,tsx}',
])

/** The scripts of all pages are here before time stands still. */
beforeAll(async () => {
  await page.viewport(1280, 1000)
  await fetchErrorPage()
  await Promise.all(Object.values(scripts).map((load) => load()))
  stopClock()
}, 60_000)

afterAll(startClock)

test.each(cases)('$row · $trouble.name', { timeout: 60_000 }, async ({ call, way, trouble }) => {
  for (const each of await survive(call, way, trouble)) asked.add(each)
})

test('calls that no row is about are not made', () => {
  expect(uncalled.filter((call) => asked.has(call))).toEqual([])
})
