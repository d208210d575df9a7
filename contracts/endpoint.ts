import type * as z from 'zod/mini'

/** `spec`: stated by the backend’s owner. `assumed`: our decision, which the owner has to confirm. */
export type Provenance = 'spec' | 'assumed'

/** `member`: 401 without a session; shared caches must not store the answer. */
export type Access = 'anyone' | 'member'

/** One API call as data. `:name` parts of `path` come from `input`; the rest is the query (GET) or JSON body (POST). */
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
  /** Default: `anyone`. */
  access?: Access
  /** 410 when it was taken out for good, other than the 404 of what was never there. */
  mayBeGone?: boolean
  /** Parts of a `spec` call that we decided, as paths: `data.totals`. */
  assumes?: readonly string[]
}

/** Client side: defaults may be left out. */
export type InputOf<E extends Endpoint> = z.input<E['input']>
/** Server side: defaults are filled in. */
export type ReceivedOf<E extends Endpoint> = z.output<E['input']>
export type OutputOf<E extends Endpoint> = z.output<E['output']>

/** Fills the `:name` parts of a path (a missing one is empty); `rest` is the unused input. */
export function fillPath(path: string, input: Record<string, unknown>) {
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
  mayBeGone?: boolean
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
