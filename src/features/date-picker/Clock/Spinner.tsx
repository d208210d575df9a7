import { UnstyledButton } from '@mantine/core'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { KeyboardEvent } from 'react'
import { longPress } from '../core/long-press.ts'
import type { Labels } from '../labels.ts'
import { firstHand } from '../use-cursor-focus.ts'
import { useTypedDigits } from '../use-typed-digits.ts'
import classes from './Clock.module.css'

type Props = {
  label: string
  labels: Labels
  value: number
  max: number
  /** As it is read. */
  text: string
  onTurn: (by: number) => void
  onTyped: (number: number) => void
  isFirst?: boolean
}

const steps: Record<string, number> = {
  ArrowUp: 1,
  ArrowDown: -1,
  PageUp: 10,
  PageDown: -10,
  Home: -Infinity,
  End: Infinity,
}

/** A hand of a clock: turned by keys, by typed digits, by the wheel, and by buttons that go on while they are held. */
export function Spinner({ label, labels, value, max, text, onTurn, onTyped, isFirst = false }: Props) {
  const dial = useRef<HTMLDivElement>(null)
  const turn = useEffectEvent(onTurn)
  const typed = useTypedDigits(max)

  useEffect(() => {
    const element = dial.current
    function wheel(event: WheelEvent) {
      if (Math.abs(event.deltaY) <= Math.abs(event.deltaX)) return
      event.preventDefault()
      turn(event.deltaY < 0 ? 1 : -1)
    }
    element?.addEventListener('wheel', wheel, { passive: false })
    return () => element?.removeEventListener('wheel', wheel)
  }, [])

  function press(event: KeyboardEvent) {
    const number = typed(event)
    const by = steps[event.key]
    if (number !== null) onTyped(number)
    if (by === undefined) return
    event.preventDefault()
    onTurn(by)
  }

  return (
    <div className={classes.hand}>
      <HeldButton name={`${label}${labels.comma}${labels.later}`} sign="+" onAct={() => onTurn(1)} />
      <div
        ref={dial}
        role="spinbutton"
        tabIndex={0}
        aria-label={label}
        aria-valuenow={value}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuetext={text}
        data-autofocus={isFirst || undefined}
        data-cursor={isFirst ? firstHand : undefined}
        className={classes.dial}
        onKeyDown={press}
      >
        {text}
      </div>
      <HeldButton name={`${label}${labels.comma}${labels.earlier}`} sign="−" onAct={() => onTurn(-1)} />
    </div>
  )
}

type HeldProps = { name: string; sign: string; onAct: () => void }

/** A press of a pointer acts at once; a click that comes from elsewhere, once. */
function HeldButton({ name, sign, onAct }: HeldProps) {
  const act = useEffectEvent(onAct)
  const press = useRef<ReturnType<typeof longPress>>(null)

  useEffect(() => {
    const own = longPress(() => act())
    press.current = own
    return () => own.stop()
  }, [])

  const stop = () => press.current?.stop()
  return (
    <UnstyledButton
      className={classes.turn}
      tabIndex={-1}
      aria-label={name}
      onPointerDown={({ button }) => button === 0 && press.current?.start()}
      onPointerUp={stop}
      onPointerLeave={stop}
      onPointerCancel={stop}
      onClick={({ detail }) => detail === 0 && onAct()}
      onContextMenu={(event) => event.preventDefault()}
    >
      {sign}
    </UnstyledButton>
  )
}
