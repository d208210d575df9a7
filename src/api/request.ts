import { FetchError, createFetch } from 'ofetch'
import { refresh, user } from '#contracts/user.ts'
import type { Endpoint, InputOf, OutputOf } from '#contracts/endpoint.ts'
import { Envelope, parsePayload } from '#contracts/envelope.ts'
import { encodeCall } from '#contracts/wire.ts'
import { auth, sessionChanges, sessionExpired } from '#src/stores/auth.ts'
import { serverAddress } from '#src/platform/server-address.ts'
import { pageLanguage } from '#src/platform/page-locale.ts'
import { aborted } from '#src/platform/aborted.ts'
import { afterSilence } from '#src/platform/after-silence.ts'
import { ApiError, ContractError } from './errors.ts'
import { fetchWithPayload } from './page-payload.ts'
import { withLock } from './with-lock.ts'

const usualTimeout = 15_000

const ofetch = createFetch({ fetch: fetchWithPayload as typeof fetch })

type Wire = Record<string, unknown>
type Answer = { status: number; body: string; retryAt: number | null }
/** `timeout`: milliseconds, of each attempt and of the wait for new tokens. */
type Options = { signal?: AbortSignal; timeout?: number }
/** `holdsRefreshLock`: no tab refreshes the tokens during the call. */
type CallOptions = Options & { holdsRefreshLock?: boolean }

/** Aborts `work` on the caller's signal or the timeout. Old phones lack `AbortSignal.any`. */
async function withDeadline<Result>(
  { signal, timeout = usualTimeout }: Options,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const controller = new AbortController()
  const abort = () => controller.abort()
  const stop = afterSilence(timeout, abort)
  if (signal?.aborted) abort()
  signal?.addEventListener('abort', abort)
  try {
    return await Promise.race([work(controller.signal), aborted(controller.signal)])
  } catch (error) {
    if (signal?.aborted || !(controller.signal.aborted || error instanceof FetchError)) throw error
    throw new ApiError(0, [], { cause: error, timedOut: controller.signal.aborted })
  } finally {
    stop()
    signal?.removeEventListener('abort', abort)
  }
}

/** `Retry-After` in seconds or as a date → milliseconds since the epoch. */
function retryAtFrom(header: string | null): number | null {
  if (header === null) return null
  return (/^\d+$/.test(header) ? Date.now() + Number(header) * 1000 : Date.parse(header)) || null
}

function send(endpoint: Endpoint, input: Wire, options: Options = {}): Promise<Answer> {
  const { method, path, body } = encodeCall(endpoint, input)
  return withDeadline(options, async (signal) => {
    const response = await ofetch.raw(serverAddress(path), {
      method,
      body,
      credentials: 'include',
      headers: { 'Accept-Language': pageLanguage() },
      responseType: 'text',
      ignoreResponseError: true,
      retry: 0,
      signal,
    })
    const { status, headers, _data = '' } = response
    return { status, body: _data, retryAt: retryAtFrom(headers.get('retry-after')) }
  })
}

let refreshCount = 0
let pendingRefresh: Promise<void> | undefined

/** A cheap probe first: another tab may have refreshed while this one waited. Only a 401 to the refresh ends the session. */
async function refreshIfExpired() {
  if (!auth.hasSession) return
  const probe = await send(user, {})
  if (probe.status >= 400) {
    const answer = await send(refresh, {})
    if (answer.status === 401) return sessionExpired()
    envelopeOf(refresh.path, answer)
  }
  refreshCount += 1
}

function refreshTokensOnce(): Promise<void> {
  pendingRefresh ??= withLock('refresh', refreshIfExpired).finally(() => {
    pendingRefresh = undefined
  })
  return pendingRefresh
}

async function sendWithRefresh(endpoint: Endpoint, input: Wire, options: Options): Promise<Answer> {
  const before = refreshCount
  const session = sessionChanges
  const answer = await send(endpoint, input, options)
  if (answer.status !== 401 || !auth.hasSession) return answer
  if (refreshCount === before) await withDeadline(options, refreshTokensOnce)
  return session === sessionChanges ? send(endpoint, input, options) : answer
}

/** Lock and call share one deadline, so that a call that timed out in the queue is not sent later. */
const sendUnderRefreshLock = (endpoint: Endpoint, input: Wire, options: Options): Promise<Answer> =>
  withDeadline(options, (signal) =>
    withLock('refresh', () => send(endpoint, input, { ...options, signal }), signal),
  )

function envelopeOf(path: string, answer: Answer): Envelope {
  const { status, body } = answer
  let envelope: Envelope
  try {
    envelope = Envelope.parse(JSON.parse(body))
  } catch {
    if (status >= 500) throw new ApiError(status, [], answer)
    throw new ContractError(path, `status ${status}, no envelope`)
  }
  if (!envelope.isSuccess || status >= 400) throw new ApiError(status, envelope.messages, answer)
  return envelope
}

/** Throws ApiError (refused, unreachable, or an invalid input: 400, not sent) and ContractError (unreadable answer). */
export async function requestWithMessages<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  { holdsRefreshLock, ...options }: CallOptions = {},
): Promise<{ output: OutputOf<E>; messages: string[] }> {
  const wire = endpoint.input.safeParse(input)
  if (!wire.success) throw new ApiError(400, [], { cause: wire.error })
  const answer = await (holdsRefreshLock ? sendUnderRefreshLock : sendWithRefresh)(
    endpoint,
    wire.data as Wire,
    options,
  )
  const isCartGone = answer.status === 410 && endpoint.path.startsWith('/api/cart/')
  /** An expired session makes a member's cart a 410 as well; this call turns that into a 401. */
  if (isCartGone && (auth.hasSession || auth.hasExpired)) await request(user, {})
  const envelope = envelopeOf(endpoint.path, answer)
  const parsed = parsePayload(endpoint, envelope)
  const output = parsed.ok
    ? parsed.output
    : (await import('./read-tolerantly.ts')).readTolerantly(endpoint, envelope)
  return { output, messages: envelope.messages.map(({ item1 }) => item1) }
}

export async function request<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  options?: CallOptions,
): Promise<OutputOf<E>> {
  const { output } = await requestWithMessages(endpoint, input, options)
  return output
}
