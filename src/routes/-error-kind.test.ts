import { expect, test } from 'vitest'
import { ApiError, ContractError, chunkError } from '#src/api/errors.ts'
import { errorKind } from './-error-kind.ts'

test.each([
  ['unreachable', new ApiError(0, []), true],
  ['offline', new ApiError(0, []), false],
  ['unreachable', Object.assign(new Error('gone'), { name: chunkError }), true],
  ['maintenance', new ApiError(503, []), true],
  ['unexpected', new ApiError(500, []), false],
  ['unexpected', new ApiError(404, []), true],
  ['contract', new ContractError('/api', 'data'), false],
  ['unexpected', new TypeError('drawn'), false],
  ['unexpected', null, true],
] as const)('error kind is %s for %o, online: %s', (kind, error, isOnline) =>
  expect(errorKind(error, isOnline)).toBe(kind),
)
