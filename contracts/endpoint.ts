import type * as z from 'zod/mini'

/** `spec`: the owner wrote it. `assumed`: we decided it; the owner of the real backend has to confirm it. */
export type Provenance = 'spec' | 'assumed'

/** `member`: whoever is not signed in gets 401. Its answers, and those of the cart, are kept by no shared cache. */
export type Access = 'anyone' | 'member'

/**
 * One call of the API, as data. `path` may hold `:name` parts, which are taken from `input`.
 * What is left of `input` travels as the query of a GET or the JSON body of a POST.
 * The answer is an envelope (see `envelope.ts`) whose `data`, or `list`, is `output`.
 */
export type Endpoint<
  Input extends z.ZodMiniType = z.ZodMiniType,
  Output extends z.ZodMiniType = z.ZodMiniType,
> = {
  method: 'GET' | 'POST'
  path: `/api/${string}`
  input: Input
  output: Output
  payload: 'data' | 'list'
  provenance: Provenance
  /** `anyone` when left out. */
  access?: Access
  /** The parts of a call of the spec that rest on our decisions, as paths: `data.totals`. */
  assumes?: readonly string[]
}

/** What a caller may write: defaults may be left out. */
export type InputOf<E extends Endpoint> = z.input<E['input']>
/** What a server reads: defaults are filled in. */
export type ReceivedOf<E extends Endpoint> = z.output<E['input']>
export type OutputOf<E extends Endpoint> = z.output<E['output']>

/** Fills the `:name` parts of a path from the input, and answers what is left of it; a part that is not there is empty. */
export function addressed(path: string, input: Record<string, unknown>) {
  const rest = { ...input }
  const filled = path.replace(/:(\w+)/g, (_, name: string) => {
    const part = rest[name] ?? ''
    delete rest[name]
    return encodeURIComponent(String(part))
  })
  return { path: filled, rest }
}

type Spec<Input extends z.ZodMiniType, Output extends z.ZodMiniType> = {
  input: Input
  output: Output
  payload?: 'data' | 'list'
  provenance: Provenance
  access?: Access
  assumes?: readonly string[]
}

export function get<Input extends z.ZodMiniType, Output extends z.ZodMiniType>(
  path: `/api/${string}`,
  spec: Spec<Input, Output>,
): Endpoint<Input, Output> {
  return { method: 'GET', path, payload: 'data', ...spec }
}

export function post<Input extends z.ZodMiniType, Output extends z.ZodMiniType>(
  path: `/api/${string}`,
  spec: Spec<Input, Output>,
): Endpoint<Input, Output> {
  return { method: 'POST', path, payload: 'data', ...spec }
}
