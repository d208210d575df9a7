import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { askOnce, openApi } from '../../build/open-api.ts'
import { readPageList } from '../../build/page-list.ts'
import { livePages } from '../../server/live-pages.ts'
import { livePictures } from '../../server/live-pictures.ts'
import { createMetrics } from '../../server/metrics.ts'
import { openRenderer } from '../../server/open-renderer.ts'

/** Child process of render-heap.ts: draws `early`, then `late` pages, and answers with the bytes of heap after each. */
const root = join(import.meta.dirname, '../..')
const dist = join(root, 'dist')
const [early, late] = process.argv.slice(2).map(Number) as [number, number]
const progressEvery = 1000

const pages = livePages({
  renderer: await openRenderer(dist),
  ask: askOnce(await openApi(root)),
  pictures: await livePictures(async () => null),
  metrics: createMetrics(),
  concurrency: 4,
  maxWaiting: 0,
})
const addresses = Object.keys(await readPageList(dist))

async function draw(from: number, to: number) {
  for (let at = from; at < to; at += 1) {
    await pages.page(addresses[at % addresses.length]!)
    /** As between two requests: React ends its work then, and a loop of promises alone would keep it. */
    await nextTurn()
    if ((at + 1) % progressEvery === 0) process.send!({ drawn: at + 1 })
  }
}

function heap() {
  gc!()
  return process.memoryUsage().heapUsed
}

await draw(0, early)
const before = heap()
await draw(early, late)
process.send!({ before, after: heap() })
