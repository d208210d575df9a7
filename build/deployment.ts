import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { services } from '../src/platform/site.ts'
import { trust } from '../src/platform/trust.ts'
import { setApiBase } from './api-base.ts'
import { nginxFiles } from './nginx-files.ts'
import { headersFile } from './static-host-files.ts'
import { pageTemplate } from './index-html.ts'
import { keepAliveTimeout } from './keep-alive-timeout.ts'
import { inlineScriptHashes, securityHeaders } from './security-headers.ts'
import { headersFileName, sendAsInProduction } from './serve-pages.ts'

/** Emits headers and caching for static hosts and nginx; the preview serves by the same headers. */
export function deployment(): Plugin {
  let apiBase: string | undefined
  return {
    name: 'zarrin:deployment',
    enforce: 'post',
    config({ root = '.' }, { mode }) {
      setApiBase(resolve(root), mode)
    },
    configResolved(config) {
      apiBase = config.env.VITE_API_BASE
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const shell = bundle['index.html']
        if (shell?.type !== 'asset') return
        const html = String(shell.source)
        const hashes = [html, pageTemplate(html)].flatMap(inlineScriptHashes)
        const apiOrigin = apiBase && new URL(apiBase).origin
        const headers = securityHeaders({
          hashes,
          apiOrigin,
          services,
          seals: trust.seals.map(({ picture }) => picture),
        })
        const files = {
          [headersFileName]: JSON.stringify(headers, null, 2),
          _headers: headersFile(headers),
          ...Object.fromEntries(
            Object.entries(nginxFiles(headers, apiOrigin)).map(([name, source]) => [
              `.vite/nginx/${name}`,
              source,
            ]),
          ),
        }
        for (const [fileName, source] of Object.entries(files))
          this.emitFile({ type: 'asset', fileName, source })
      },
    },
    configurePreviewServer({ config, httpServer, middlewares }) {
      Object.assign(httpServer, { keepAliveTimeout })
      middlewares.use(sendAsInProduction(resolve(config.root, config.build.outDir)))
    },
  }
}
