import { SetupError } from '../config.ts'

/** Throws a `SetupError` that names `option` unless `text` is a whole number from `least` to `most`. */
export function wholeNumber(option: string, text: string, least: number, most = Infinity): number {
  const number = Number(text)
  if (/^\d+$/.test(text) && number >= least && number <= most) return number
  const end = most === Infinity ? 'on' : `to ${most}`
  throw new SetupError(`${option} is "${text}"; it has to be a whole number from ${least} ${end}.`)
}
