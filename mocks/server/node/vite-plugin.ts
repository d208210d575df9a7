import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { IndexHtmlTransformContext, Plugin } from 'vite'
import { panelElement, panelModule } from '../page.ts'

type Adapter = typeof import('./adapter.ts')
type Disk = typeof import('./disk.ts')

export type MockServerOptions = {
  /** Forget what the default session kept on disk. */
  reset?: boolean
}

const adapterPath = '/mocks/server/node/adapter.ts'
const diskPath = '/mocks/server/node/disk.ts'

/** Serves the mock API over HTTP: live in `vite dev` (edits count at once, state stays), plain in `vite preview`. */
export function mockServer({ reset = false }: MockServerOptions = {}): Plugin {
  return {
    name: 'zarrin:mock-server',
    async configureServer(server) {
      const disk = (await server.ssrLoadModule(diskPath)) as Disk
      server.httpServer?.once('close', disk.keepOnDisk({ reset }))
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
      const { keepOnDisk } = (await load(diskPath)) as Disk
      const { mockMiddleware } = (await load(adapterPath)) as Adapter
      server.httpServer.once('close', keepOnDisk({ reset }))
      server.middlewares.use(mockMiddleware)
    },
    transformIndexHtml: { order: 'post', handler: (_html, context) => panelTags(context) },
  }
}

/** The developer panel, on the shop's pages in dev alone: a build and Storybook's pages have none. */
export function panelTags({ server, path }: Pick<IndexHtmlTransformContext, 'server' | 'path'>) {
  if (!server || path !== '/index.html') return []
  return [
    { tag: panelElement, injectTo: 'body' as const },
    { tag: 'script', attrs: { type: 'module', src: panelModule }, injectTo: 'body' as const },
  ]
}
