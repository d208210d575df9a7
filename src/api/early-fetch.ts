declare global {
  /** By URL: responses that `index.html` requested before the shop's script; null where none came. */
  var earlyFetches: Record<string, Promise<Response | null>> | undefined
}

/** Milliseconds; as `staleTime` of queries. */
const freshFor = 30_000

function takeEarly(url: string): Promise<Response | null> | undefined {
  const response = globalThis.earlyFetches?.[url]
  if (response) delete globalThis.earlyFetches![url]
  return performance.now() < freshFor ? response : undefined
}

/** `fetch` that uses an early response, once. */
export async function fetchWithEarly(url: string, init: RequestInit): Promise<Response> {
  const early = init.method === 'GET' ? takeEarly(url) : undefined
  return (await early) ?? fetch(url, init)
}
