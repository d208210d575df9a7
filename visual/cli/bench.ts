import { join } from 'node:path'
import { measureHarness, measureScreenshots } from '../bench/bench.ts'
import type { Measured } from '../bench/bench.ts'
import { jobsOf } from '../capture/jobs.ts'
import { openStudio } from '../capture/studio.ts'
import { loadConfig, requireBuilt } from '../config.ts'
import { command } from './options.ts'
import { say } from './outcome.ts'

/** How many times as fast as `toHaveScreenshot` the harness has to be: the pinned browser is a headless shell. */
const due = 7
/** Four times the stories may take so many times as long. */
const mostGrowth = 4.4

const help = `npm run bench:visual [-- options]   shots per minute of the harness, and of toHaveScreenshot on the same stories

  --stories 12   how many stories, in all their modes; then twice and four times as many by the harness alone
  --tabs 3       tabs of the harness, and workers of Playwright
  -h, --help     this text

Ends with 1 where the harness is less than ${due} times as fast, or four times the stories take over ${mostGrowth} times as long.`

const options = {
  stories: { type: 'string', default: '12' },
  tabs: { type: 'string', default: '3' },
} as const

await command(help, options, process.argv.slice(2), async ({ stories, tabs }) => {
  const config = { ...(await loadConfig(process.cwd())), site: undefined }
  requireBuilt(config)
  const studio = await openStudio(config, 1)
  await studio.close()
  const drawn = studio.stories.filter(({ visual }) => visual.skip === undefined)
  /** Spread evenly over all stories, so that each size is a fair sample of them. */
  const sample = (count: number) =>
    jobsOf(
      drawn.filter(
        (_, at) => Math.floor((at * count) / drawn.length) !== Math.floor(((at - 1) * count) / drawn.length),
      ),
    )
  const sizes = [1, 2, 4].map((times) => ({ times, jobs: sample(Number(stories) * times) }))
  const ours: Measured[] = []
  for (const { times, jobs } of sizes) {
    const measured = await measureHarness(config, jobs, Number(tabs))
    ours.push(measured)
    say(`harness, ${times} × the stories    ${told(measured)}`)
  }
  say('… toHaveScreenshot takes its own pictures first, then compares')
  const theirs = await measureScreenshots(
    config,
    sizes[0]!.jobs,
    Number(tabs),
    join(config.report, '../.cache/bench-visual'),
  )
  say(`toHaveScreenshot, 1 ×         ${told(theirs)}`)
  const ratio = rateOf(ours[0]!) / rateOf(theirs)
  const growth = (ours[2]!.seconds / ours[2]!.shots / (ours[0]!.seconds / ours[0]!.shots)) * 4
  say(`\n${ratio.toFixed(1)} × as fast; four times the shots take ${growth.toFixed(1)} × as long`)
  const isMeasured = theirs.failed < theirs.shots && ours.every(({ failed }) => failed === 0)
  return isMeasured && ratio >= due && growth <= mostGrowth ? 0 : 1
})

function rateOf({ shots, seconds }: Measured) {
  return (shots / seconds) * 60
}

function told(measured: Measured) {
  const { shots, seconds, failed } = measured
  return `${String(shots).padStart(4)} shots  ${seconds.toFixed(1).padStart(6)} s  ${rateOf(measured).toFixed(0).padStart(5)} a minute${failed > 0 ? `, ${failed} of them failed` : ''}`
}
