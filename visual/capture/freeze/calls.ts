export type Answer = { url: string; answer: string }

/** Runs in the page. */
export function trackCalls() {
  // Replaced per story: calls of an earlier story must not delay this one.
  let pending = new Set<{ url: string }>()
  let answers: Answer[] = []
  let isRecording = false

  async function record(url: string, response: Response) {
    const own = answers
    const answer = await response.clone().text()
    own.push({ url, answer: `${response.status} ${answer}` })
  }
  const trackedFetches = new WeakSet<typeof fetch>()
  function tracked(real: typeof fetch): typeof fetch {
    if (trackedFetches.has(real)) return real
    const wrapped: typeof fetch = async (...args) => {
      const call = { url: args[0] instanceof Request ? args[0].url : String(args[0]) }
      const ownCalls = pending.add(call)
      try {
        const response = await real(...args)
        if (isRecording) record(call.url, response).catch(() => {})
        return response
      } finally {
        ownCalls.delete(call)
      }
    }
    trackedFetches.add(wrapped)
    return wrapped
  }
  let current = tracked(globalThis.fetch)
  Object.defineProperty(globalThis, 'fetch', {
    configurable: true,
    get: () => current,
    set: (next: typeof fetch) => {
      current = tracked(next)
    },
  })

  const { open, send } = XMLHttpRequest.prototype
  const addresses = new WeakMap<XMLHttpRequest, string>()
  const answerOf = ({ responseType, response }: XMLHttpRequest) =>
    responseType === 'json' ? JSON.stringify(response) : String(response)
  XMLHttpRequest.prototype.open = function (...values: unknown[]) {
    addresses.set(this, String(values[1]))
    open.apply(this, values as Parameters<typeof open>)
  }
  XMLHttpRequest.prototype.send = function (body) {
    const call = { url: addresses.get(this)! }
    const [ownCalls, own] = [pending.add(call), answers]
    this.addEventListener('loadend', () => {
      ownCalls.delete(call)
      if (isRecording) own.push({ url: call.url, answer: `${this.status} ${answerOf(this)}` })
    })
    send.call(this, body)
  }

  return {
    isPending: () => pending.size > 0,
    pending: () => [...pending].map(({ url }) => url),
    answers: () => answers,
    record: () => void (isRecording = true),
    reset() {
      pending = new Set()
      answers = []
    },
  }
}
