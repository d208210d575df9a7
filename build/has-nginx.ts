import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const modules = ['static', 'filter'].map((name) => `/usr/lib/nginx/modules/ngx_http_brotli_${name}_module.so`)
const runs = (command: string, option: string) => spawnSync(command, [option]).error === undefined

export const hasEnvsubst = runs('envsubst', '--version')
/** What deploy/nginx/start.sh needs. */
export const hasNginx = runs('nginx', '-v') && hasEnvsubst && modules.every((file) => existsSync(file))

/** Playwright reads its config again in each of its workers. */
if (!hasNginx && process.env.TEST_WORKER_INDEX === undefined)
  process.stderr.write(
    '\nSKIPPED: nginx, its Brotli modules or envsubst are not installed (deploy/README.md), so what nginx serves is not tested.\n\n',
  )
