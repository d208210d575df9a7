import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { IndexHtmlTransformContext, Plugin } from 'vite'
import { checkSettings } from '../../shop/settings.ts'
import { panelElement, panelModule } from '../page.ts'

type Adapter = typeof import('./adapter.ts')
type Disk = typeof import('./disk.ts')

export type MockServerOptions = {
  reset?: boolean
}

const adapterPath = '/mocks/server/node/adapter.ts'
const diskPath = '/mocks/server/node/disk.ts'

/** The mock API in `vite dev` (with hot reload, state kept) and `vite preview`. */
export function mockServer({ reset = false }: MockServerOptions = {}): Plugin {
  return {
    name: 'zarrin:mock-server',
    configResolved: checkSettings,
    async configureServer(server) {
      const disk = (await server.ssrLoadModule(diskPath)) as Disk
      server.httpServer?.once('close', disk.persistSession({ reset }))
      server.middlewares.use(async (request, response, next) => {
        try {
          const { mockMiddleware } = (await server.ssrLoadModule(adapterPath)) as Adapter
          await mockMiddleware(request, response, next)
        } catch (error) {
          next(error)
        }
      })
    },
    async configurePreviewServer(server) {
      const load = (path: string) => import(pathToFileURL(resolve(server.config.root, `.${path}`)).href)
      const { persistSession } = (await load(diskPath)) as Disk
      const { mockMiddleware } = (await load(adapterPath)) as Adapter
      server.httpServer.once('close', persistSession({ reset }))
      server.middlewares.use(mockMiddleware)
    },
    transformIndexHtml: { order: 'post', handler: (_html, context) => panelTags(context) },
  }
}

/** Only in dev and only on the shop’s page: builds and Storybook get no panel. */
export function panelTags({ server, path }: Pick<IndexHtmlTransformContext, 'server' | 'path'>) {
  if (!server || path !== '/index.html') return []
  return [
    { tag: panelElement, injectTo: 'body' as const },
    { tag: 'script', attrs: { type: 'module', src: panelModule }, injectTo: 'body' as const },
  ]
}
