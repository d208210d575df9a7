import { mockMiddleware } from './adapter.ts'
import { openServer } from './open-server.ts'

type Envelope = { isSuccess: boolean; messages: { item1: string }[]; data: unknown; list: unknown }

export async function startTestServer() {
  const { port, close } = await openServer((request, response) =>
    mockMiddleware(request, response, () => response.writeHead(404).end('elsewhere')),
  )
  const base = `http://localhost:${port}`

  function client(session: string, language = 'en-US') {
    const jar = new Map([['mock-session', session]])
    return async (path: string, body?: unknown, init: RequestInit = {}) => {
      const response = await fetch(base + path, {
        method: body === undefined ? 'GET' : 'POST',
        body: body === undefined ? undefined : JSON.stringify(body),
        redirect: 'manual',
        ...init,
        headers: {
          cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
          'accept-language': language,
          ...(init.headers as Record<string, string>),
        },
      })
      for (const cookie of response.headers.getSetCookie()) {
        const [pair = ''] = cookie.split(';')
        jar.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1))
      }
      return response
    }
  }

  return {
    base,
    client,
    control: (path: string, body: unknown) =>
      fetch(base + path, { method: 'POST', body: JSON.stringify(body) }),
    session: async (id: string) => (await fetch(`${base}/__mock/session/${id}`)).json(),
    stop: close,
  }
}

export const envelopeOf = async (response: Response) => (await response.json()) as Envelope
