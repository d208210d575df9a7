import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { localeTable } from '../i18n/locales.ts'
import type { Ask } from '../render/entry.ts'
import { site } from '../src/platform/site.ts'
import { backendFrom } from './api-target.ts'

/** Answers public pages at build time. */
export type Api = { ask: Ask; name: string }

/** Milliseconds until the whole answer has to be here: as long as the shop waits. */
const callTimeout = 15_000
/** Milliseconds. */
const pictureTimeout = 10_000

/** The configured backend, else the mock server: a dynamic import keeps that out of the bundled Vite config. */
export async function openApi(root: string, timeout = callTimeout): Promise<Api> {
  const base = backendFrom('VITE_API_BASE') ?? backendFrom('API_TARGET')
  if (base)
    return {
      name: base,
      ask: (path, { language, signal }) => {
        const deadline = AbortSignal.timeout(timeout)
        return fetch(base + path, {
          headers: { 'accept-language': language },
          signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
        })
      },
    }
  const { answer } = (await import(pathToFileURL(join(root, 'mocks/server/answer.ts')).href)) as {
    answer: (request: Request) => Promise<Response>
  }
  return {
    name: 'the mock server',
    ask: (path, { language }) =>
      answer(new Request(`http://shop.invalid${path}`, { headers: { 'accept-language': language } })),
  }
}

/** Pictures of the API, of the built shop in `folder`, or of another host. */
export function pictureReader({ ask }: Api, folder: string) {
  return async (address: string): Promise<Uint8Array | null> => {
    const { href, origin, pathname, search } = new URL(address, site.origin)
    if (origin === site.origin && !pathname.startsWith('/api/')) return readFile(join(folder, pathname))
    const response =
      origin === site.origin
        ? await ask(pathname + search, { language: localeTable.fa.tag })
        : await fetch(href, { signal: AbortSignal.timeout(pictureTimeout) })
    return response.ok ? new Uint8Array(await response.arrayBuffer()) : null
  }
}

/** Makes each call once: pages that are written together show one state of the shop. No page ends a call by its signal. */
export function askOnce({ ask }: Api): Ask {
  const answers = new Map<string, Promise<{ status: number; body: string }>>()
  const read = async (...call: Parameters<Ask>) => {
    const response = await ask(...call)
    return { status: response.status, body: await response.text() }
  }
  return async (path, { language }) => {
    const key = `${language} ${path}`
    const answer = answers.get(key) ?? read(path, { language })
    answers.set(key, answer)
    const { status, body } = await answer
    return new Response(body, { status })
  }
}
