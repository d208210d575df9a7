import { join } from 'node:path'

export const root = join(import.meta.dirname, '../..')
export const purgeSecret = 'the-secret-of-the-journeys'

/** Commands of a renderer and of nginx before it, as in deploy/compose.yaml. `folder` gets what nginx writes. */
export function liveServers({
  api,
  ports,
  folder,
}: {
  api: string
  ports: { renderer: number; nginx: number }
  folder: string
}) {
  return {
    renderer: {
      command: 'exec node server/main.ts',
      env: {
        API_TARGET: api,
        CACHE_URL: `http://localhost:${ports.nginx}`,
        PORT: String(ports.renderer),
        PURGE_SECRET: purgeSecret,
        WORKERS: '2',
      },
      url: `http://127.0.0.1:${ports.renderer}/_ready`,
    },
    nginx: {
      command: 'rm -rf "$TMPDIR"/* && mkdir -p "$TMPDIR" && exec deploy/nginx/start.sh >"$TMPDIR/access.log"',
      env: {
        API_ORIGIN: api,
        CACHE_KEYS: '1m',
        CACHE_SIZE: '10m',
        PORT: String(ports.nginx),
        PURGE_SECRET: purgeSecret,
        RENDERER: `127.0.0.1:${ports.renderer}`,
        SHOP_FILES: join(root, 'dist'),
        TMPDIR: folder,
      },
      url: `http://localhost:${ports.nginx}/basket`,
    },
  }
}
