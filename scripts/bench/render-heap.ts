import { fork } from 'node:child_process'
import { join } from 'node:path'
import budgets from '../../budgets.json' with { type: 'json' }
import { openBackend } from './backend.ts'
import { formatRatio, type Measured } from './figures.ts'

/** By then every page was drawn once, and what a worker keeps of it is there. */
const early = 1000

type Heaps = { before: number; after: number }

/** The heap of one process that draws `renders` pages, as a multiple of what it was early on. */
export async function measureRenderHeap(
  renders: number,
  logProgress: (text: string) => void,
): Promise<Measured> {
  /** A mock server in the same process would be most of its heap. */
  const backend = await openBackend()
  const { before, after } = await drawInChild(backend.url, renders, logProgress).finally(backend.close)
  const size = `${(after / 1e6).toFixed(1)} MB`
  return {
    measurements: [
      {
        name: `heap after ${renders} renders`,
        figure: `${(after / before).toFixed(3)} × after ${early} (${size})`,
        goal: `≤ ${formatRatio(1 + budgets.bench.renderHeap, 1)}`,
        missed: after / before > 1 + budgets.bench.renderHeap,
      },
    ],
    summaries: [
      {
        what: 'heap of one process that draws pages',
        figure: `after ${renders} ${formatRatio(after, before)} that after ${early} (${size})`,
      },
    ],
  }
}

function drawInChild(api: string, renders: number, logProgress: (text: string) => void): Promise<Heaps> {
  const child = fork(join(import.meta.dirname, 'render-heap-process.ts'), [String(early), String(renders)], {
    execArgv: ['--expose-gc'],
    env: { ...process.env, NODE_ENV: 'production', API_TARGET: api },
  })
  return new Promise((resolve, reject) => {
    child.on('message', (message: Heaps | { drawn: number }) => {
      if ('before' in message) return resolve(message)
      logProgress(`memory, ${message.drawn} of ${renders} renders`)
    })
    child.on('exit', (code) => reject(new Error(`The process that draws pages has ended with ${code}.`)))
  })
}
