import { FetchError, createFetch } from 'ofetch'
import { refresh, user } from '#contracts/user.ts'
import { fillPath } from '#contracts/endpoint.ts'
import type { Endpoint, InputOf, OutputOf } from '#contracts/endpoint.ts'
import { Envelope, parsePayload } from '#contracts/envelope.ts'
import { auth, sessionExpired } from '#src/stores/auth.ts'
import { serverAddress } from '#src/platform/server-address.ts'
import { pageLanguage } from '#src/platform/page-locale.ts'
import { aborted } from '#src/platform/aborted.ts'
import { ApiError, ContractError } from './errors.ts'
import { fetchWithEarly } from './early-fetch.ts'
import { withLock } from './with-lock.ts'

const usualTimeout = 15_000

const ofetch = createFetch({ fetch: fetchWithEarly as typeof fetch })

type Wire = Record<string, unknown>
type Answer = { status: number; body: string; retryAt: number | null }
/** `timeout` of each attempt, and of the wait for new tokens, in milliseconds; 15 seconds when left out. */
type Options = { signal?: AbortSignal; timeout?: number }
/** `alone`: no refresh of the tokens may be under way beside it, in any tab. */
type CallOptions = Options & { alone?: boolean }

/**
 * Ends `work` by the caller's signal or the deadline, whichever comes first; `AbortSignal.any` is too young for phones
 * we serve. A deadline that has passed is a server that cannot be reached.
 */
async function withDeadline<Result>(
  { signal, timeout = usualTimeout }: Options,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const controller = new AbortController()
  const abort = () => controller.abort()
  const timer = setTimeout(abort, timeout)
  if (signal?.aborted) abort()
  signal?.addEventListener('abort', abort)
  try {
    return await Promise.race([work(controller.signal), aborted(controller.signal)])
  } catch (error) {
    if (signal?.aborted || !(controller.signal.aborted || error instanceof FetchError)) throw error
    throw new ApiError(0, [], { cause: error, timedOut: controller.signal.aborted })
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', abort)
  }
}

/** `Retry-After` of seconds or of a date, as milliseconds of the epoch. */
function retryAtFrom(header: string | null): number | null {
  if (header === null) return null
  return (/^\d+$/.test(header) ? Date.now() + Number(header) * 1000 : Date.parse(header)) || null
}

function send(endpoint: Endpoint, input: Wire, options: Options = {}): Promise<Answer> {
  const { path, rest } = fillPath(endpoint.path, input)
  const payload = endpoint.method === 'GET' ? { query: rest } : { body: rest }
  return withDeadline(options, async (signal) => {
    const response = await ofetch.raw(serverAddress(path), {
      method: endpoint.method,
      credentials: 'include',
      ...payload,
      headers: { 'Accept-Language': pageLanguage() },
      responseType: 'text',
      ignoreResponseError: true,
      retry: 0,
      signal,
    })
    const { status, headers, _data: body = '' } = response
    return { status, body, retryAt: retryAtFrom(headers.get('retry-after')) }
  })
}

/** How often this tab has found its tokens new. */
let refreshes = 0
let refreshing: Promise<void> | undefined

/** Another tab may have refreshed the tokens while this one stood in line: a cheap call tells. Only a refused refresh ends the session. */
async function refreshTokens() {
  if (!auth.hasSession) return
  const probe = await send(user, {})
  if (probe.status >= 400) {
    const answer = await send(refresh, {})
    if (answer.status === 401) return sessionExpired()
    const { isSuccess, messages } = envelopeOf(refresh.path, answer)
    if (!isSuccess) throw new ApiError(answer.status, messages, answer)
  }
  refreshes += 1
}

/** One refresh at a time, in all tabs together. */
function refreshedTokens(): Promise<void> {
  refreshing ??= withLock('refresh', refreshTokens).finally(() => {
    refreshing = undefined
  })
  return refreshing
}

/** After a 401 waits for new tokens, where there are none since the call was sent, and sends it once more. */
async function sendSigned(endpoint: Endpoint, input: Wire, options: Options): Promise<Answer> {
  const before = refreshes
  const answer = await send(endpoint, input, options)
  if (answer.status !== 401 || !auth.hasSession) return answer
  if (refreshes === before) await withDeadline(options, refreshedTokens)
  return auth.hasSession ? send(endpoint, input, options) : answer
}

/** The wait in line and the call share one deadline: what was given up in line is not sent later. */
const sendAlone = (endpoint: Endpoint, input: Wire, options: Options): Promise<Answer> =>
  withDeadline(options, (signal) =>
    withLock('refresh', () => send(endpoint, input, { ...options, signal }), signal),
  )

function envelopeOf(path: string, { status, body, retryAt }: Answer): Envelope {
  try {
    return Envelope.parse(JSON.parse(body))
  } catch {
    if (status >= 500) throw new ApiError(status, [], { retryAt })
    throw new ContractError(path, `status ${status}, no envelope`)
  }
}

/**
 * Calls an endpoint of the contracts: its parsed payload, and what the server had to say beside it.
 * Throws ApiError when the server refuses or cannot be reached, or when the input is none that it takes (400, not sent);
 * ContractError when its answer is not what it promised.
 */
export async function requestWithMessages<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  { alone, ...options }: CallOptions = {},
): Promise<{ output: OutputOf<E>; messages: string[] }> {
  const wire = endpoint.input.safeParse(input)
  if (!wire.success) throw new ApiError(400, [], { cause: wire.error })
  const answer = await (alone ? sendAlone : sendSigned)(endpoint, wire.data as Wire, options)
  /** A member's basket is gone, too, for a session that has ended: that is a 401. */
  if (answer.status === 410 && (auth.hasSession || auth.hasEnded)) await request(user, {})
  const envelope = envelopeOf(endpoint.path, answer)
  const messages = envelope.messages.map(({ item1 }) => item1)
  if (!envelope.isSuccess || answer.status >= 400)
    throw new ApiError(answer.status, envelope.messages, answer)
  const parsed = parsePayload(endpoint, envelope)
  if (parsed.ok) return { output: parsed.output, messages }
  const detail = parsed.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join('; ')
  throw new ContractError(endpoint.path, detail)
}

/** The payload alone: see `requestWithMessages`. */
export async function request<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  options?: CallOptions,
): Promise<OutputOf<E>> {
  const { output } = await requestWithMessages(endpoint, input, options)
  return output
}
