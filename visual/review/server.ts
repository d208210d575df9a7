import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { RefusedDecisions, applyDecisions, takeBackAdvice } from '../approve/apply-decisions.ts'
import { readRecords, withRecords } from '../approve/rejections.ts'
import { readRunArtifacts } from '../approve/run-artifacts.ts'
import { parseDecisions } from '../approve/decisions.ts'
import { SetupError } from '../config.ts'
import type { VisualConfig } from '../config.ts'
import { baselinesOf } from '../lock/baselines.ts'
import type { Report } from '../report.ts'
import { reviewPage } from './page.ts'
import { createQueue } from './queue.ts'

const picture = /^\/pictures\/([0-9a-f]{32})$/

const hashesOf = ({ findings }: Report) =>
  findings.flatMap(({ before, after, change, branches }) =>
    [before, after, change?.heat, branches?.base, branches?.theirs].flatMap((image) => image?.hash ?? []),
  )

/** Prevents DNS rebinding: a foreign name that resolves to this machine is refused. */
const hostsOf = (port: number) =>
  ['localhost', '127.0.0.1', '[::1]'].map((name) => new URL(`http://${name}:${port}`).host)

/** Serves the review on localhost and writes its decisions into the tree. Port 0: a free one. Throws a `SetupError`. */
export async function serveReview(config: VisualConfig, port: number) {
  const baselines = baselinesOf(config)
  /** Decisions read and write the whole lock. */
  const inTurn = createQueue()

  /** Reads report and records anew: a run, and the review of another person, may go on meanwhile. */
  async function presentPage() {
    const artifacts = await readRunArtifacts(config.report, ['--engine'])
    const report = withRecords(artifacts, await readRecords(config.approvals))
    const images = Object.fromEntries(hashesOf(report).map((hash) => [hash, `/pictures/${hash}`]))
    return reviewPage({ report, images, endpoint: '/decisions', takeBack: takeBackAdvice(config) })
  }
  await presentPage()

  async function sendPicture(hash: string, response: ServerResponse) {
    const captured = await readFile(join(config.report, 'pictures', `${hash}.png`)).catch(() => null)
    const body = captured ?? (await baselines.findPicture(hash))
    if (!body) return void response.writeHead(404).end()
    const type = captured ? 'image/png' : 'image/webp'
    response.writeHead(200, { 'content-type': type, 'cache-control': 'immutable, max-age=86400' }).end(body)
  }

  async function decide(request: IncomingMessage, response: ServerResponse) {
    // CSRF: another page in the same browser must not decide.
    if (request.headers.origin !== `http://${request.headers.host}`)
      return sendMessage(response, 403, 'Only the review itself may decide.')
    const decisions = parseDecisions(await text(request))
    const { record, next } = await inTurn(async () => {
      const artifacts = await readRunArtifacts(config.report)
      if (decisions.report !== artifacts.report.at)
        throw new SetupError('Another run has replaced this report: load the page again.')
      return applyDecisions(decisions, artifacts, config)
    })
    sendMessage(response, 200, `Written. The record is ${record}; ${next}.`)
  }

  async function respond(request: IncomingMessage, response: ServerResponse) {
    const { port: ownPort } = server.address() as AddressInfo
    if (!hostsOf(ownPort).includes(request.headers.host ?? ''))
      return void response
        .writeHead(403, { 'content-type': 'text/plain' })
        .end(`This review answers at this machine's own address alone: open http://localhost:${ownPort}/`)
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const [, hash] = picture.exec(pathname) ?? []
    if (request.method === 'POST' && pathname === '/decisions') await decide(request, response)
    else if (hash) await sendPicture(hash, response)
    else if (pathname === '/') {
      const page = await presentPage()
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page)
    } else response.writeHead(404).end()
  }

  const server = createServer((request, response) => {
    respond(request, response).catch((error: Error) => {
      const refused = error instanceof RefusedDecisions ? error.keys : undefined
      if (error instanceof SetupError) return sendMessage(response, 400, error.message, refused)
      console.error(error)
      sendMessage(response, 500, `This failed unexpectedly: ${error.message}`)
    })
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  const url = `http://localhost:${(server.address() as AddressInfo).port}/`
  return { url, close: () => new Promise((resolve) => server.close(resolve)) }
}

function sendMessage(response: ServerResponse, status: number, message: string, refused?: readonly string[]) {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ message, refused }))
}
