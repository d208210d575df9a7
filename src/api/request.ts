import { FetchError, ofetch } from 'ofetch'
import type { Endpoint, InputOf, OutputOf } from '#contracts/endpoint.ts'
import { Envelope, parsePayload } from '#contracts/envelope.ts'
import { refresh } from '#contracts/auth.ts'
import { auth, signedOut } from '#src/stores/auth.ts'
import { ApiError, ContractError } from './errors.ts'

const timeout = 15_000

type Answer = { status: number; body: string }

/** Splits the input into the path's `:name` parts and the rest. */
function addressed(endpoint: Endpoint, input: Record<string, unknown>) {
  const rest = { ...input }
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => {
    const part = String(rest[name])
    delete rest[name]
    return encodeURIComponent(part)
  })
  return { path, rest }
}

async function send(
  endpoint: Endpoint,
  input: Record<string, unknown>,
  signal?: AbortSignal,
): Promise<Answer> {
  const { path, rest } = addressed(endpoint, input)
  const payload = endpoint.method === 'GET' ? { query: rest } : { body: rest }
  try {
    const response = await ofetch.raw(path, {
      method: endpoint.method,
      ...payload,
      headers: { 'Accept-Language': document.documentElement.lang },
      responseType: 'text',
      ignoreResponseError: true,
      retry: 0,
      timeout,
      signal,
    })
    return { status: response.status, body: response._data ?? '' }
  } catch (error) {
    if (signal?.aborted || !(error instanceof FetchError)) throw error
    throw new ApiError(0, [], { cause: error })
  }
}

function envelopeOf(path: string, { status, body }: Answer): Envelope {
  try {
    return Envelope.parse(JSON.parse(body))
  } catch {
    if (status >= 500) throw new ApiError(status, [])
    throw new ContractError(path, `status ${status}, no envelope`)
  }
}

let refreshing: Promise<boolean> | null = null

/** One refresh, however many calls wait for it. */
function refreshed(): Promise<boolean> {
  refreshing ??= send(refresh, {})
    .then(({ status }) => status === 200)
    .finally(() => {
      refreshing = null
    })
  return refreshing
}

/**
 * Calls an endpoint of the contracts and answers its parsed payload.
 * Throws ApiError when the server refuses or cannot be reached, ContractError when its answer is not what it promised.
 */
export async function request<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  { signal }: { signal?: AbortSignal } = {},
): Promise<OutputOf<E>> {
  const wire = endpoint.input.parse(input) as Record<string, unknown>
  let answer = await send(endpoint, wire, signal)
  if (answer.status === 401 && auth.hasSession) {
    if (await refreshed()) answer = await send(endpoint, wire, signal)
    else signedOut()
  }
  const envelope = envelopeOf(endpoint.path, answer)
  if (!envelope.isSuccess || answer.status >= 400) {
    throw new ApiError(
      answer.status,
      envelope.messages.map(({ item1 }) => item1),
    )
  }
  const parsed = parsePayload(endpoint, envelope)
  if (parsed.ok) return parsed.output
  throw new ContractError(
    endpoint.path,
    parsed.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join('; '),
  )
}
