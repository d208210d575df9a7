import type { Call } from '#contracts/openapi/calls.ts'
import type { HttpRequest } from '#contracts/wire.ts'

const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`

/** Calls that need or make a session share a cookie file. */
export function curlOf({ access, tag }: Call, { path, body }: HttpRequest, address: string): string {
  const hasSession = access === 'member' || tag === 'auth'
  const parts = [
    `curl ${quoted(address.replace(/\/+$/, '') + path)}`,
    ...(hasSession ? ['-b zarrin.cookies -c zarrin.cookies'] : []),
    `-H 'Accept-Language: en-US'`,
    ...(body === null ? [] : [`--json ${quoted(body)}`]),
  ]
  return parts.join(' \\\n  ')
}
