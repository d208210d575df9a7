import type { Browser } from 'puppeteer-core'

type Connection = { send(method: string, parameters: object): Promise<{ result: unknown }> }

/** For `launch`: only so are the scripts of `measureWindows` let in. */
export const memoryOptions = {
  args: ['-remote-allow-system-access'],
  preferences: { 'dom.testing.testutils.enabled': true },
}

/** What about:memory counts for the windows of an origin: elements, layout and scripts, without pictures. In bytes. */
export async function measureWindows(browser: Browser, origin: string): Promise<number> {
  /** Puppeteer types neither its connection nor Firefox's own contexts. */
  const { connection } = browser as unknown as { connection: Connection }
  const tree = await connection.send('browsingContext.getTree', { 'moz:scope': 'chrome' })
  const { contexts } = tree.result as { contexts: { context: string }[] }
  const answer = await connection.send('script.evaluate', {
    expression: `(${sumOfReports})(${JSON.stringify(origin.replaceAll('/', '\\'))})`,
    target: { context: contexts[0]!.context },
    awaitPromise: true,
  })
  return (answer.result as { result: { value: number } }).result.value
}

type Report = (process: string, path: string, kind: number, units: number, amount: number) => void
type Manager = {
  getReports(report: Report, data: null, done: () => void, last: null, anonymize: boolean): void
}
declare const Cc: Record<string, { getService(contract: unknown): Manager }>
declare const Ci: Record<'nsIMemoryReporterManager', unknown>

/** Runs in Firefox itself. */
function sumOfReports(origin: string): Promise<number> {
  const manager = Cc['@mozilla.org/memory-reporter-manager;1']!.getService(Ci.nsIMemoryReporterManager)
  let sum = 0
  return new Promise((resolve) =>
    manager.getReports(
      (_process, path, _kind, _units, amount) => {
        if (path.startsWith(`explicit/window-objects/top(${origin}`)) sum += amount
      },
      null,
      () => resolve(sum),
      null,
      false,
    ),
  )
}
