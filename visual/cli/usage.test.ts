import { afterEach, expect, test, vi } from 'vitest'
import { approve } from './approve.ts'
import { review } from './review.ts'
import { run } from './run.ts'

const before = process.exitCode
afterEach(() => {
  process.exitCode = before
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

const refused = [
  { title: 'no tab at all', start: () => run(['--tabs', '0']), names: '--tabs' },
  { title: 'tabs that are no number', start: () => run(['--tabs', 'many']), names: '--tabs' },
  { title: 'an order that is no number', start: () => run(['--shuffle', 'well']), names: '--shuffle' },
  { title: 'a shard beyond the last one', start: () => run(['--shard', '4/3']), names: '--shard' },
  {
    title: 'a locale of no mode',
    start: () => run(['--locale', 'fa,de']),
    names: '"de": --locale takes fa, en, ru',
  },
  { title: 'a scheme of no mode', start: () => run(['--scheme', 'sepia']), names: '--scheme' },
  { title: 'a size of no mode', start: () => run(['--viewport', '391']), names: '--viewport' },
  { title: 'a pattern that is none', start: () => run(['--grep', '(']), names: '--grep' },
  { title: 'a base that is not there', start: () => run(['--base', 'no-such-folder']), names: '--base' },
  { title: 'a port that is no number', start: () => review([]), names: 'PORT' },
  { title: 'a port above the largest one', start: () => review([]), names: 'from 0 to 65535', port: '65536' },
  {
    title: 'a choice among decisions that are all applied',
    start: () => approve(['--from', 'decisions.json', '--grep', 'badge']),
    names: '--from',
  },
]

test.each(refused)('$title is refused in one sentence', async ({ start, names, port = 'abc' }) => {
  vi.stubEnv('PORT', port)
  const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  await start()
  expect(process.exitCode).toBe(2)
  expect(written.mock.calls).toEqual([[expect.stringMatching(new RegExp(`^[^\\n]*${names}[^\\n]*\\n$`))]])
})
