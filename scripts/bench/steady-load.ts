import { Agent } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { visitPage } from './live-visits.ts'

/**
 * Asks for `addresses` in turn, `rate` times a second, over up to so many connections. autocannon would send the requests
 * of a second in one burst. Milliseconds count from when a request was due, so a server that falls behind is seen.
 */
export async function steadyLoad(
  origin: string,
  addresses: readonly string[],
  { rate, seconds, connections }: { rate: number; seconds: number; connections: number },
) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const times: number[] = []
  let failed = 0
  const visit = async (at: number, due: number) => {
    const { status } = await visitPage(origin + addresses[at % addresses.length]!, agent)
    if (status !== 200) failed += 1
    times.push(performance.now() - due)
  }
  const began = performance.now()
  const visits: Promise<void>[] = []
  for (const total = rate * seconds; visits.length < total; await delay(1)) {
    const due = Math.min(total, ((performance.now() - began) * rate) / 1000)
    while (visits.length < due) visits.push(visit(visits.length, began + (visits.length * 1000) / rate))
  }
  await Promise.all(visits)
  const perSecond = (1000 * times.length) / (performance.now() - began)
  agent.destroy()
  return { times, failed, perSecond }
}
