import type { Fault } from '../faults.ts'

export const fieldsOfKind: Readonly<Record<string, readonly string[]>> = {
  status: ['status'],
  field: ['field'],
  latency: ['median', 'p95'],
}

/** Not validated here: the control plane answers with the issues. */
export function faultFrom(form: FormData): Fault {
  const text = (name: string) => String(form.get(name) ?? '').trim()
  const number = (name: string) => (text(name) === '' ? undefined : Number(text(name)))
  const chance = number('chance')
  return {
    on: text('on') as Fault['on'],
    fault: kindFrom(text, number),
    times: number('times'),
    chance: chance === undefined ? undefined : chance / 100,
  }
}

function kindFrom(
  text: (name: string) => string,
  number: (name: string) => number | undefined,
): Fault['fault'] {
  const kind = text('kind')
  if (kind === 'status') return { status: number('status') ?? 0 }
  if (kind === 'field') return { field: text('field') }
  if (kind !== 'latency') return kind as Extract<Fault['fault'], string>
  const [median = 0, p95] = [number('median'), number('p95')]
  return { latency: p95 === undefined ? median : { median, p95 } }
}
