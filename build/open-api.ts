import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Ask } from '../render/entry.ts'

/** Answers public pages at build time: path → response, in Persian unless a language is given. */
export type Api = { ask: Ask; name: string }

/** The configured backend, else the mock server: a dynamic import keeps that out of the bundled Vite config. */
export async function openApi(root: string): Promise<Api> {
  const base = (process.env.VITE_API_BASE ?? process.env.API_TARGET)?.replace(/\/(api\/?)?$/, '')
  if (base)
    return {
      name: base,
      ask: (path, { language, signal }) =>
        fetch(base + path, { headers: { 'accept-language': language }, signal: signal ?? null }),
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
