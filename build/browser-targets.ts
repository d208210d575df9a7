import { join } from 'node:path'
import browserslist from 'browserslist'

/** Names of browserslist that the bundler has, by its own names. */
const engines: Record<string, string> = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  ios_saf: 'ios',
  safari: 'safari',
}

/** The oldest browser of each engine in `browserslist` of package.json, as the bundler names them: `safari16.4`. */
export function browserTargets(root = join(import.meta.dirname, '..')): string[] {
  const served = browserslist(undefined, { path: root }).map(
    (browser) => browser.split(' ') as [string, string],
  )
  return Object.entries(engines).map(([name, target]) => {
    const versions = served.flatMap(([own, version]) => (own === name ? parseFloat(version) : []))
    if (versions.length === 0) throw new Error(`browserslist of package.json names no ${name}.`)
    return target + Math.min(...versions)
  })
}
