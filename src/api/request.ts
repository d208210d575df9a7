import { FetchError, createFetch } from 'ofetch'
import { refresh, user } from '#contracts/auth.ts'
import { addressed } from '#contracts/endpoint.ts'
import type { Endpoint, InputOf, OutputOf } from '#contracts/endpoint.ts'
import { Envelope, parsePayload } from '#contracts/envelope.ts'
import { auth, sessionEnded } from '#src/stores/auth.ts'
import { serverAddress } from '#src/server-address.ts'
import { ApiError, ContractError } from './errors.ts'
import { fetchFirst } from './first-calls.ts'
import { oneAtATime } from './one-at-a-time.ts'

const usualTimeout = 15_000

const ofetch = createFetch({ fetch: fetchFirst as typeof fetch })

type Wire = Record<string, unknown>
type Answer = { status: number; body: string; retryAt: number | null }
/** `timeout` in milliseconds; 15 seconds when left out. */
type Options = { signal?: AbortSignal; timeout?: number }
/** `alone`: no renewal of the tokens may be under way beside it. */
type CallOptions = Options & { alone?: boolean }

/** The caller's signal or the deadline, whichever comes first; `AbortSignal.any` is too young for phones we serve. */
function withDeadline({ signal, timeout = usualTimeout }: Options) {
  const controller = new AbortController()
  const abort = () => controller.abort()
  const timer = setTimeout(abort, timeout)
  if (signal?.aborted) abort()
  signal?.addEventListener('abort', abort)
  return { signal: controller.signal, timer }
}

/** `Retry-After` of seconds or of a date, as milliseconds of the epoch. */
function retryAtFrom(header: string | null): number | null {
  if (header === null) return null
  return (/^\d+$/.test(header) ? Date.now() + Number(header) * 1000 : Date.parse(header)) || null
}

async function send(endpoint: Endpoint, input: Wire, options: Options = {}): Promise<Answer> {
  const { path, rest } = addressed(endpoint.path, input)
  const payload = endpoint.method === 'GET' ? { query: rest } : { body: rest }
  const limited = withDeadline(options)
  try {
    const response = await ofetch.raw(serverAddress(path), {
      method: endpoint.method,
      credentials: 'include',
      ...payload,
      headers: { 'Accept-Language': document.documentElement.lang },
      responseType: 'text',
      ignoreResponseError: true,
      retry: 0,
      signal: limited.signal,
    })
    const { status, headers, _data: body = '' } = response
    return { status, body, retryAt: retryAtFrom(headers.get('retry-after')) }
  } catch (error) {
    if (options.signal?.aborted || !(error instanceof FetchError)) throw error
    throw new ApiError(0, [], { cause: error })
  } finally {
    clearTimeout(limited.timer)
  }
}

/**
 * After a 401: the call once more, renewed session or not. Calls and tabs stand in line here, so the first of them
 * renews the tokens and the others find them new. Only a refused renewal ends the session.
 */
function sendRenewed(endpoint: Endpoint, input: Wire, options: Options, refused: Answer): Promise<Answer> {
  return oneAtATime('refresh', async () => {
    if (!auth.hasSession) return refused
    const again = await send(endpoint, input, options)
    if (again.status !== 401) return again
    const renewal = await send(refresh, {})
    if (renewal.status === 401) {
      sessionEnded()
      return again
    }
    const { isSuccess, messages } = envelopeOf(refresh.path, renewal)
    if (!isSuccess) throw new ApiError(renewal.status, messages, renewal)
    return send(endpoint, input, options)
  })
}

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
  const call = () => send(endpoint, wire.data as Wire, options)
  let answer = await (alone ? oneAtATime('refresh', call) : call())
  if (answer.status === 401 && auth.hasSession && !alone)
    answer = await sendRenewed(endpoint, wire.data as Wire, options, answer)
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
