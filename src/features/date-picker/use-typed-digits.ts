import { useRef } from 'react'
import type { KeyboardEvent } from 'react'
import { inAscii } from './core/digits.ts'

/** Milliseconds that may pass between two digits of one number. */
const patience = 1_500

/**
 * The number that digits typed in a row make so far, of any of the three sets; null for another key. A digit that
 * makes it larger than `most` begins a new one.
 */
export function useTypedDigits(most: number) {
  const last = useRef({ number: 0, at: -Infinity })
  return ({ key, timeStamp, ctrlKey, metaKey, altKey }: KeyboardEvent): number | null => {
    const digit = inAscii(key)
    const isDigit = /^\d$/.test(digit) && !ctrlKey && !metaKey && !altKey
    const { number, at } = last.current
    const longer = Number(timeStamp - at < patience ? `${number}${digit}` : digit)
    last.current = { number: longer > most ? Number(digit) : longer, at: isDigit ? timeStamp : -Infinity }
    return isDigit ? last.current.number : null
  }
}
