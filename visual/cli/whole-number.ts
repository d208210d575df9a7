import { SetupError } from '../config.ts'

/** Throws a `SetupError` that names `option` unless `text` is a whole number from `least` on. */
export function wholeNumber(option: string, text: string, least: number): number {
  const number = Number(text)
  if (/^\d+$/.test(text) && number >= least) return number
  throw new SetupError(`${option} is "${text}"; it has to be a whole number from ${least} on.`)
}
