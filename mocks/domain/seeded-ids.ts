import { seededRandom } from '../shop/random.ts'
import type { World } from './world.ts'

type Counter =
  | 'address'
  | 'basket'
  | 'code'
  | 'device'
  | 'line'
  | 'letter'
  | 'list'
  | 'member'
  | 'order'
  | 'payment'
  | 'question'
  | 'review'
  | 'share'
  | 'token'
  | 'wallet'
  | 'return'
  | 'device'
  | 'subscription'
  | 'notice'

export function nextNumber(state: World, counter: Counter): [World, number] {
  const number = (state.counters[counter] ?? 0) + 1
  return [{ ...state, counters: { ...state.counters, [counter]: number } }, number]
}

/** A secret of `length` base-36 characters, deterministic for the state’s seed. */
export function nextSecret(state: World, counter: Counter, length: number): [World, string] {
  const [next, number] = nextNumber(state, counter)
  const random = seededRandom(`${state.seed}:${counter}:${number}`)
  const secret = Array.from({ length }, () => Math.floor(random() * 36).toString(36)).join('')
  return [next, `${number}${secret}`]
}

export function nextCode(state: World): [World, string] {
  const [next, number] = nextNumber(state, 'code')
  const random = seededRandom(`${state.seed}:code:${number}`)
  return [next, String(10_000 + Math.floor(random() * 90_000))]
}
