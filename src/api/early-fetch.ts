declare global {
  /** By address: what `index.html` asked of the server before the shop's script was here; null where nothing came. */
  var firstCalls: Record<string, Promise<Response | null>> | undefined
}

/** Milliseconds, as long as an answer in the cache is fresh. */
const freshFor = 30_000

function takeFirst(address: string): Promise<Response | null> | undefined {
  const answer = globalThis.firstCalls?.[address]
  if (answer) delete globalThis.firstCalls![address]
  return performance.now() < freshFor ? answer : undefined
}

/** `fetch`, but for what was asked already: its answer, to whoever asks first. */
export async function fetchFirst(address: string, init: RequestInit): Promise<Response> {
  const first = init.method === 'GET' ? takeFirst(address) : undefined
  return (await first) ?? fetch(address, init)
}
