import { once } from 'node:events'
import { createServer } from 'node:http'
import { category, rootCategoryId } from '../contracts/catalogue.ts'
import { encodeCall } from '../contracts/wire.ts'
import { keepAliveTimeout } from '../build/keep-alive-timeout.ts'
import { pictureReader } from '../build/open-api.ts'
import { localeTable } from '../i18n/locales.ts'
import { apiClient, responseOf } from './api-client.ts'
import type { Config } from './config.ts'
import { withEtags } from './etag-cache.ts'
import { serveRequest } from './listener.ts'
import { livePages } from './live-pages.ts'
import { livePictures } from './live-pictures.ts'
import type { Log } from './log.ts'
import { createMetrics } from './metrics.ts'
import { metricsText, type MetricFamily } from './metrics-text.ts'
import type { Renderer } from './open-renderer.ts'

const maxApiBytes = 64 * 2 ** 20

/** Answered by every backend that has goods. */
const probe = encodeCall(category, { ParentId: rootCategoryId, Active: true, SortBy: 0 }).path

/** Serves public pages as `renderer` draws them. `joinMetrics` adds what other workers have counted. */
export async function shopServer({
  config,
  renderer,
  log,
  joinMetrics = async (own) => own,
}: {
  config: Omit<Config, 'host' | 'port' | 'workers' | 'maxPages'>
  renderer: Renderer
  log: Log
  joinMetrics?: (own: MetricFamily[]) => Promise<MetricFamily[]>
}) {
  const metrics = createMetrics()
  const { api: base, apiTimeout: timeout } = config
  const readApi = apiClient({ base, timeout, onResult: metrics.apiCalled })
  const fetchPicture = pictureReader(
    { name: base, ask: async (...call) => responseOf(await readApi(...call)) },
    config.dist,
  )
  const pages = livePages({
    renderer,
    ask: withEtags(readApi, { maxBytes: maxApiBytes }),
    pictures: await livePictures(fetchPicture),
    metrics,
    concurrency: config.concurrency,
    maxWaiting: config.maxWaiting,
  })
  let isStopping = false
  let hasApiAnswered = false

  async function isReady() {
    if (isStopping) return false
    hasApiAnswered ||= await readApi(probe, { language: localeTable.fa.tag }).then(
      ({ status }) => status < 500,
      () => false,
    )
    return hasApiAnswered
  }

  const families = () => metrics.families({ waiting: pages.waiting() })
  const shop = {
    pages,
    metrics,
    log,
    headers: renderer.headers,
    build: renderer.build,
    isReady,
    isStopping: () => isStopping,
    metricsText: async () => metricsText(await joinMetrics(families())),
    secret: config.secret,
    cache: config.cache,
    files: config.files,
  }
  const server = createServer({ keepAliveTimeout }, (request, response) => {
    serveRequest(shop, request, response).catch((error: unknown) => {
      log.error(error)
      response.destroy()
    })
  })

  /** Finishes what is underway; after `deadline` milliseconds it is cut. */
  async function stop(deadline: number) {
    isStopping = true
    const closed = once(server, 'close')
    server.close()
    const timer = setTimeout(() => server.closeAllConnections(), deadline)
    await closed
    clearTimeout(timer)
  }

  return { server, stop, families, pagesDrawn: metrics.pages }
}
