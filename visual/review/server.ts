import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { apply } from '../approve/apply.ts'
import { readCandidates } from '../approve/candidates.ts'
import { parseDecisions } from '../approve/decisions.ts'
import { SetupError } from '../config.ts'
import type { VisualConfig } from '../config.ts'
import { openBaselines } from '../lock/baselines.ts'
import type { Report } from '../report.ts'
import { reviewPage } from './page.ts'

const picture = /^\/pictures\/([0-9a-f]{32})$/

const hashesOf = ({ findings }: Report) =>
  findings.flatMap(({ before, after, change, branches }) =>
    [before, after, change?.heat, branches?.base, branches?.theirs].flatMap((image) => image?.hash ?? []),
  )

/** A page elsewhere whose name was turned to this machine (DNS rebinding) calls by that name. */
const hostsOf = (port: number) =>
  ['localhost', '127.0.0.1', '[::1]'].map((name) => new URL(`http://${name}:${port}`).host)

/**
 * Serves the review of the last run on this machine alone: what it decides is written into the tree. Port 0 takes a
 * free one. Throws a `SetupError` where no run has left a report.
 */
export async function serveReview(config: VisualConfig, port: number) {
  const { report } = await readCandidates(config.report)
  const baselines = openBaselines(config.baselines)
  const images = Object.fromEntries(hashesOf(report).map((hash) => [hash, `/pictures/${hash}`]))
  const page = await reviewPage({ report, images, endpoint: '/decisions' })

  async function sendPicture(hash: string, response: ServerResponse) {
    const taken = await readFile(join(config.report, 'pictures', `${hash}.png`)).catch(() => null)
    const body = taken ?? (await baselines.formerPicture(hash))
    if (!body) return void response.writeHead(404).end()
    const type = taken ? 'image/png' : 'image/webp'
    response.writeHead(200, { 'content-type': type, 'cache-control': 'immutable, max-age=86400' }).end(body)
  }

  async function decide(request: IncomingMessage, response: ServerResponse) {
    const send = (status: number, message: string) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ message }))
    /** Another page in the same browser must not decide. */
    if (request.headers.origin !== `http://${request.headers.host}`)
      return send(403, 'Only the review itself may decide.')
    try {
      const decisions = parseDecisions(await text(request))
      const { record } = await apply(decisions, await readCandidates(config.report), config.baselines)
      return send(200, `Written into ${config.baselines}; the record is ${record}.`)
    } catch (error) {
      if (!(error instanceof SetupError)) throw error
      return send(400, error.message)
    }
  }

  const server = createServer((request, response) => {
    const { port: own } = server.address() as AddressInfo
    if (!hostsOf(own).includes(request.headers.host ?? ''))
      return void response
        .writeHead(403, { 'content-type': 'text/plain' })
        .end(`This review answers at this machine's own address alone: open http://localhost:${own}/`)
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const [, hash] = picture.exec(pathname) ?? []
    if (request.method === 'POST' && pathname === '/decisions') void decide(request, response)
    else if (hash) void sendPicture(hash, response)
    else if (pathname === '/')
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page)
    else response.writeHead(404).end()
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  const url = `http://localhost:${(server.address() as AddressInfo).port}/`
  return { url, close: () => new Promise((resolve) => server.close(resolve)) }
}
