import { expect, test } from 'vitest'
import { readUserAgent } from './user-agent.ts'

const desktop = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)'

test('Chrome on Android is a phone', () => {
  const userAgent =
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36'
  expect(readUserAgent(userAgent)).toEqual({ browser: 'Chrome', os: 'Android', isMobile: true })
})

test('Edge, which also names Chrome and Safari, is Edge', () => {
  expect(readUserAgent(`${desktop} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`)).toEqual({
    browser: 'Edge',
    os: 'Windows',
    isMobile: false,
  })
})

test('a User-Agent that tells nothing has no names', () => {
  expect(readUserAgent('node')).toEqual({ browser: null, os: null, isMobile: false })
  expect(readUserAgent()).toEqual({ browser: null, os: null, isMobile: false })
})
