import type { IncomingMessage } from 'node:http'
import * as z from 'zod/mini'
import { locales, localizedPath, prefixPattern } from '../i18n/locales.ts'
import { jsonAnswer, missing, textAnswer, type Answer } from './answer.ts'
import { refreshCache } from './refresh-cache.ts'
import { isSecret } from './secret.ts'

const maxBodyBytes = 64 * 1024
const withoutLocale = RegExp(`^/(?!/|(${prefixPattern})(?:[/?]|$))[^\\s#\\\\]*$`)

const needsPath = 'has to be a path without a language, such as "/search/copper"'

const Changed = z.object(
  {
    paths: z
      .array(z.string(needsPath).check(z.regex(withoutLocale, needsPath)), 'has to be a list of paths')
      .check(z.minLength(1, 'has no path'), z.maxLength(500, 'has more than 500 paths')),
  },
  'has to be an object with paths',
)

async function readBody(request: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > maxBodyBytes) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}

function parseBody(text: string): { paths: string[] } | { problem: string } {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return { problem: 'The body is not JSON.' }
  }
  const { data, error } = Changed.safeParse(value)
  if (data) return data
  return {
    problem: error.issues.map(({ path, message }) => `${['body', ...path].join('.')} ${message}.`).join(' '),
  }
}

/** `POST /_changed`: forgets pages in all languages, and has the cache in front fetch them again. */
export async function answerChanged(
  request: IncomingMessage,
  {
    secret,
    cache,
    forget,
  }: { secret: string | undefined; cache: string | undefined; forget: (address: string) => void },
): Promise<Answer> {
  if (secret === undefined) return missing('control')
  if (request.method !== 'POST') return textAnswer('control', 405, 'Use POST.', { allow: 'POST' })
  const [, token] = /^Bearer (.+)$/.exec(request.headers.authorization ?? '') ?? []
  if (token === undefined || !isSecret(token, secret))
    return textAnswer('control', 401, 'The secret is missing or wrong.', { 'www-authenticate': 'Bearer' })
  const text = await readBody(request)
  if (text === null)
    return textAnswer('control', 413, `The body is larger than ${maxBodyBytes} bytes.`, {
      connection: 'close',
    })
  const body = parseBody(text)
  if ('problem' in body) return textAnswer('control', 400, body.problem)
  const addresses = body.paths.flatMap((path) => locales.map((locale) => localizedPath(locale, path)))
  addresses.forEach(forget)
  const refreshed = cache === undefined ? {} : await refreshCache(cache, secret, addresses)
  return jsonAnswer(200, { forgotten: addresses, refreshed })
}
