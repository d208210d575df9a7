import { once } from 'node:events'
import { request, type Agent, type IncomingMessage } from 'node:http'

/** As a browser sends it. */
const headers = { 'accept-encoding': 'gzip, deflate, br' }

/** `ms`: until the last byte. `cache`: what nginx says, such as `HIT`. */
export type Visit = { ms: number; status: number; cache: string | undefined }

/** Over a connection of its own, unless there is an `agent`. */
export async function visitPage(url: string, agent: Agent | false = false): Promise<Visit> {
  const began = performance.now()
  const asked = request(url, { agent, headers }).end()
  const [response] = (await once(asked, 'response')) as [IncomingMessage]
  response.resume()
  await once(response, 'end')
  const cache = response.headers['x-cache'] as string | undefined
  return { ms: performance.now() - began, status: response.statusCode!, cache }
}

/** One after another. */
export async function visitEach(origin: string, addresses: readonly string[]): Promise<Visit[]> {
  const visits = []
  for (const address of addresses) visits.push(await visitPage(origin + address))
  return visits
}

export const visitAtOnce = (origin: string, addresses: readonly string[]): Promise<Visit[]> =>
  Promise.all(addresses.map((address) => visitPage(origin + address)))
