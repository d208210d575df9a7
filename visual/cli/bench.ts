import { join } from 'node:path'
import { measureHarness, measureScreenshots } from '../bench/bench.ts'
import type { Measurement } from '../bench/bench.ts'
import { jobsOf } from '../capture/jobs.ts'
import { openBrowserPool } from '../capture/browser-pool.ts'
import { loadConfig, requireBuilt } from '../config.ts'
import { runCommand } from './run-command.ts'
import { printLine } from './outcome.ts'

/** Required speed-up over `toHaveScreenshot` in the pinned headless shell. */
const minSpeedup = 7
const maxGrowth = 4.4

const help = `npx visual bench [options]   shots per minute of the harness, and of toHaveScreenshot on the same stories

  --stories 12   how many stories, in all their modes; then twice and four times as many by the harness alone
  --tabs 3       tabs of the harness, and workers of Playwright
  -h, --help     this text

Ends with 1 where the harness is less than ${minSpeedup} times as fast, or four times the stories take over ${maxGrowth} times as long.`

const options = {
  stories: { type: 'string', default: '12' },
  tabs: { type: 'string', default: '3' },
} as const

export const bench = (args: readonly string[]) =>
  runCommand(help, options, args, async ({ stories, tabs }) => {
    const config = { ...(await loadConfig(process.cwd())), site: undefined }
    requireBuilt(config)
    const browserPool = await openBrowserPool(config, 1)
    await browserPool.close()
    const capturable = browserPool.stories.filter(({ visual }) => visual.skip === undefined)
    // Evenly spaced, so that every size is a fair sample.
    const sample = (count: number) =>
      jobsOf(
        capturable.filter(
          (_, at) =>
            Math.floor((at * count) / capturable.length) !==
            Math.floor(((at - 1) * count) / capturable.length),
        ),
      )
    const sizes = [1, 2, 4].map((times) => ({ times, jobs: sample(Number(stories) * times) }))
    const ours: Measurement[] = []
    for (const { times, jobs } of sizes) {
      const measured = await measureHarness(config, jobs, Number(tabs))
      ours.push(measured)
      printLine(`harness, ${times} × the stories    ${formatMeasurement(measured)}`)
    }
    printLine('… toHaveScreenshot takes its own pictures first, then compares')
    const theirs = await measureScreenshots(
      config,
      sizes[0]!.jobs,
      Number(tabs),
      join(config.report, '../.cache/bench-visual'),
    )
    printLine(`toHaveScreenshot, 1 ×         ${formatMeasurement(theirs)}`)
    const ratio = rateOf(ours[0]!) / rateOf(theirs)
    const growth = (ours[2]!.seconds / ours[2]!.shots / (ours[0]!.seconds / ours[0]!.shots)) * 4
    printLine(`\n${ratio.toFixed(1)} × as fast; four times the shots take ${growth.toFixed(1)} × as long`)
    const isMeasured = theirs.failed < theirs.shots && ours.every(({ failed }) => failed === 0)
    return isMeasured && ratio >= minSpeedup && growth <= maxGrowth ? 0 : 1
  })

function rateOf({ shots, seconds }: Measurement) {
  return (shots / seconds) * 60
}

function formatMeasurement(measured: Measurement) {
  const { shots, seconds, failed } = measured
  return `${String(shots).padStart(4)} shots  ${seconds.toFixed(1).padStart(6)} s  ${rateOf(measured).toFixed(0).padStart(5)} a minute${failed > 0 ? `, ${failed} of them failed` : ''}`
}
