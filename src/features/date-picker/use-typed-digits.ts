import { useRef } from 'react'
import type { KeyboardEvent } from 'react'
import { toAsciiDigits } from './core/digits.ts'

const digitTimeoutMs = 1_500

/** Digits typed in a row as one number, null for other keys; a digit that would exceed `most` starts a new number. */
export function useTypedDigits(most: number) {
  const last = useRef({ number: 0, at: -Infinity })
  return ({ key, timeStamp, ctrlKey, metaKey, altKey }: KeyboardEvent): number | null => {
    const digit = toAsciiDigits(key)
    const isDigit = /^\d$/.test(digit) && !ctrlKey && !metaKey && !altKey
    const { number, at } = last.current
    const longer = Number(timeStamp - at < digitTimeoutMs ? `${number}${digit}` : digit)
    last.current = { number: longer > most ? Number(digit) : longer, at: isDigit ? timeStamp : -Infinity }
    return isDigit ? last.current.number : null
  }
}
