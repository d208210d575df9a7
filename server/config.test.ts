import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

const api = { API_TARGET: 'https://api.example.com/api/' }

test('the backend is all that has to be set', () => {
  const cores = availableParallelism()
  expect(readConfig({ ...api, PURGE_SECRET: '' })).toEqual({
    host: '127.0.0.1',
    port: 3000,
    api: 'https://api.example.com',
    dist: resolve('dist'),
    workers: cores,
    concurrency: 2,
    maxPages: 50_000,
    maxWaiting: 100,
    apiTimeout: 5_000,
    secret: undefined,
    cache: undefined,
    files: undefined,
  })
})

test('a single worker draws as many pages at once as several together', () => {
  expect(readConfig({ ...api, WORKERS: '1' }).concurrency).toBe(2 * availableParallelism())
})

test.each<[NodeJS.ProcessEnv, string]>([
  [{}, 'API_TARGET is missing: it has to be the address of the backend, such as https://api.example.com.'],
  [
    { API_TARGET: 'api.example.com' },
    'API_TARGET has to be the address of the backend, such as https://api.example.com.',
  ],
  [{ ...api, PORT: 'http' }, 'PORT has to be a whole number from 0 to 65535.'],
  [{ ...api, PORT: '65536' }, 'PORT has to be a whole number from 0 to 65535.'],
  [{ ...api, WORKERS: '0' }, 'WORKERS has to be a whole number from 1.'],
  [{ ...api, MAX_PAGES: '1.5' }, 'MAX_PAGES has to be a whole number from 1.'],
  [
    { ...api, PURGE_SECRET: 'short' },
    'PURGE_SECRET has to have 16 characters or more: openssl rand -hex 32 makes one.',
  ],
  [
    { ...api, CACHE_URL: 'cache' },
    'CACHE_URL has to be the address of the cache in front, such as http://localhost:8080.',
  ],
  [
    { ...api, FILES_URL: 'https://files.example.com' },
    'FILES_URL has to be the http address that serves the built folder and the API.',
  ],
])('%o is refused: %s', (env, message) => {
  expect(() => readConfig(env)).toThrow(message)
})

test('each wrong variable is named', () => {
  expect(() => readConfig({ PORT: 'x' })).toThrow(/PORT.*\n.*API_TARGET|API_TARGET.*\n.*PORT/)
})
