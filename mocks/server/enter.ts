import { stringifySetCookie } from 'cookie'
import * as z from 'zod/mini'
import { refreshLifetime } from '../domain/tokens.ts'
import { escapeHtml } from '../shop/escape-html.ts'
import { callerFrom, setCookies } from './caller.ts'
import { http } from './msw.ts'
import { htmlReply } from './replies.ts'
import type { BrowserState } from './scenarios/browser.ts'
import { browserStateOf } from './scenarios/browser.ts'
import { openSession } from './scenarios/open.ts'
import type { ScenarioName } from './scenarios/registry.ts'
import { scenarioNames } from './scenarios/registry.ts'

const enterPath = '/__mock/enter'

/** The redirect of a shop URL with `?scenario=member,cart-with-lines`; null for other URLs. */
export function scenarioRedirect(url: URL): string | null {
  const scenario = url.searchParams.get('scenario')
  if (scenario === null) return null
  const to = new URL(url)
  to.searchParams.delete('scenario')
  return `${enterPath}?${new URLSearchParams({ scenario, to: to.pathname + to.search })}`
}

const Names = z.array(z.enum(scenarioNames))

const listOfScenarios = scenarioNames.map((name) => `<li><code>${name}</code>`).join('')

const unknownScenario = (reason: string) =>
  htmlReply(
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>No such scenario</title><p>${escapeHtml(reason)}</p><ul>${listOfScenarios}</ul></html>`,
    400,
  )

/** Set by script: in-page mocks cannot set a cookie by header. `<` is escaped for the script element. */
const entryPage = (localStorage: BrowserState['localStorage'], cookie: string, to: string) => `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Entering</title><script>
const { entries, cookie, to } = ${JSON.stringify({ entries: localStorage, cookie, to }).replaceAll('<', '\\u003c')}
document.cookie = cookie
sessionStorage.clear()
for (const [key, value] of Object.entries(entries)) value === null ? localStorage.removeItem(key) : localStorage.setItem(key, value)
location.replace(to)
</script></html>`

/** Parsed as a browser does, which drops tabs and line breaks and takes `\` for `/`: no open redirect. */
const isSameOrigin = (to: string, { origin }: URL) =>
  to.startsWith('/') && URL.parse(to, origin)?.origin === origin

async function enter(request: Request): Promise<Response> {
  const url = new URL(request.url)
  const query = url.searchParams
  const names = Names.safeParse((query.get('scenario') ?? '').split(',').filter(Boolean))
  if (!names.success) return unknownScenario(`There is no scenario “${query.get('scenario')}”.`)
  const to = query.get('to') ?? '/'
  try {
    return await openFor(request, names.data, isSameOrigin(to, url) ? to : '/')
  } catch (error) {
    if (error instanceof RangeError) return unknownScenario(error.message)
    throw error
  }
}

async function openFor(request: Request, scenario: readonly ScenarioName[], to: string): Promise<Response> {
  const caller = callerFrom(request)
  const { shopper } = await openSession(caller.sessionId, { scenario })
  const { cookies, localStorage } = browserStateOf(caller.sessionId, shopper)
  const cookieOf = <Name extends keyof typeof cookies>(name: Name) => ({
    name,
    value: cookies[name] ?? '',
    maxAge: cookies[name] === null ? 0 : refreshLifetime,
  })
  const basketId = stringifySetCookie({ ...cookieOf('basketId'), path: '/', sameSite: 'lax' })
  const reply = htmlReply(entryPage(localStorage, basketId, to))
  setCookies(reply.headers, [cookieOf('token'), cookieOf('rtoken')], caller)
  return reply
}

export const enterHandlers = [http.get(enterPath, ({ request }) => enter(request))]
