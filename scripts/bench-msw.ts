import { getResponse } from 'msw'

type Emitter = { emit(event: string, data: unknown): void }
type Hooks = {
  resolutionContext: { baseUrl: string }
  onMockedResponse(response: Response): void
  onPassthroughResponse(request: Request): void
}

/** `handleRequest` of msw 2: `@mswjs/http-middleware` needs it and msw 3 dropped it. On msw 2 it is even slower. */
export async function handleRequest(
  request: Request,
  requestId: string,
  handlers: Parameters<typeof getResponse>[0],
  _options: unknown,
  emitter: Emitter,
  { resolutionContext, onMockedResponse, onPassthroughResponse }: Hooks,
): Promise<void> {
  emitter.emit('request:start', { request, requestId })
  const response = await getResponse(handlers, request, resolutionContext)
  emitter.emit('request:end', { request, requestId })
  if (response) onMockedResponse(response)
  else onPassthroughResponse(request)
}
