import { UnstyledButton } from '@mantine/core'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { KeyboardEvent, PointerEvent } from 'react'
import { longPress } from '../core/long-press.ts'
import type { Labels } from '../labels.ts'
import { firstSpinButton } from '../use-cursor-focus.ts'
import { useTypedDigits } from '../use-typed-digits.ts'
import classes from './Clock.module.css'

type Props = {
  label: string
  labels: Labels
  value: number
  max: number
  text: string
  onTurn: (by: number) => void
  onTyped: (number: number) => void
  isFirst?: boolean
}

const pixelsOfATurn = 40
const turnByKey: Record<string, number> = {
  ArrowUp: 1,
  ArrowDown: -1,
  PageUp: 10,
  PageDown: -10,
  Home: -Infinity,
  End: Infinity,
}

export function SpinButton({ label, labels, value, max, text, onTurn, onTyped, isFirst }: Props) {
  const dial = useRef<HTMLDivElement>(null)
  const turn = useEffectEvent(onTurn)
  const readDigits = useTypedDigits(max)

  useEffect(() => {
    const element = dial.current
    let pixels = 0
    /** A trackpad sends many small events; with Ctrl they are a pinch, which zooms. */
    function handleWheel(event: WheelEvent) {
      const { deltaX, deltaY, ctrlKey } = event
      if (ctrlKey || Math.abs(deltaY) <= Math.abs(deltaX)) return
      event.preventDefault()
      pixels += deltaY
      if (Math.abs(pixels) < pixelsOfATurn) return
      pixels = 0
      turn(-Math.sign(deltaY))
    }
    element?.addEventListener('wheel', handleWheel, { passive: false })
    return () => element?.removeEventListener('wheel', handleWheel)
  }, [])

  function handleKeyDown(event: KeyboardEvent) {
    const number = readDigits(event)
    const by = turnByKey[event.key]
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
        data-cursor={isFirst ? firstSpinButton : undefined}
        className={classes.dial}
        onKeyDown={handleKeyDown}
      >
        {text}
      </div>
      <HeldButton name={`${label}${labels.comma}${labels.earlier}`} sign="−" onAct={() => onTurn(-1)} />
    </div>
  )
}

type HeldProps = { name: string; sign: string; onAct: () => void }

/**
 * A held pointer repeats, without a last turn by its click; clicks from the keyboard or assistive technology have `detail` 0.
 * A second finger neither begins nor ends a press.
 */
function HeldButton({ name, sign, onAct }: HeldProps) {
  const act = useEffectEvent(onAct)
  const press = useRef<ReturnType<typeof longPress>>(null)

  useEffect(() => {
    const own = longPress(act)
    press.current = own
    return () => own.stop()
  }, [])

  const stop = ({ isPrimary }: PointerEvent) => isPrimary && press.current?.stop()
  return (
    <UnstyledButton
      className={classes.turn}
      tabIndex={-1}
      aria-label={name}
      onPointerDown={({ button, isPrimary }) => button === 0 && isPrimary && press.current?.start()}
      onPointerUp={stop}
      onPointerLeave={stop}
      onPointerCancel={stop}
      onClick={({ detail }) => (detail === 0 || press.current?.isShort()) && onAct()}
      onContextMenu={(event) => event.preventDefault()}
    >
      {sign}
    </UnstyledButton>
  )
}
