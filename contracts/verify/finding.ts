import { assumedPart } from './call-properties.ts'
import type { CallName } from '../registry.ts'
import type { Check } from './check.ts'
import type { CurlOptions } from './curl.ts'
import { curlCommands } from './curl.ts'
import type { Drift } from './drift.ts'
import type { Exchange } from './exchange.ts'

export type Finding = {
  check: string
  call: CallName | null
  expected: string
  came: string
  assumed: string | null
  curl: string[]
}

export function findingOf(
  drift: Drift,
  check: Check,
  transcript: readonly Exchange[],
  options: CurlOptions,
): Finding {
  const call = drift.call ?? transcript.at(-1)?.call ?? null
  return {
    check: `${check.group}/${check.name}`,
    call,
    expected: drift.expected,
    came: drift.came,
    assumed: check.assumes ?? (call && assumedPart(call, drift.path)),
    curl: curlCommands(transcript, options),
  }
}
