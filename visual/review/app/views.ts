import type { Finding } from '../../report.ts'
import type { App } from './app.ts'
import { button, element } from './element.ts'
import { pane, syncScroll, type Layer, type Pane } from './pane.ts'

export const viewNames = ['sideBySide', 'swipe', 'onion', 'blink', 'heat'] as const
export type ViewName = (typeof viewNames)[number]

type View = {
  panes: Pane[]
  controls: HTMLElement[]
}

export function isPossible(view: ViewName, { before, after, change }: Finding): boolean {
  if (view === 'sideBySide') return true
  return view === 'heat' ? change !== null : before !== null && after !== null
}

export function viewOf(app: App, name: ViewName, shot: Finding, signal: AbortSignal): View {
  if (name === 'swipe') return swipe(app, shot)
  if (name === 'onion') return onion(app, shot)
  if (name === 'blink') return blink(app, shot, signal)
  if (name === 'heat') return heat(app, shot)
  return sideBySide(app, shot)
}

/** Before and after are seen together; one of them, if the shot has no other. */
function markWhenSeen({ pictures, store }: App, { key }: Finding, panes: readonly Pane[]) {
  const unseen = new Set(panes.filter((one) => one.pictures.length > 0))
  for (const one of unseen)
    pictures.whenSeen(one.pictures, one.scroller, () => {
      unseen.delete(one)
      if (unseen.size === 0) store.markSeen(key)
    })
}

const layer = (shot: Finding, side: 'before' | 'after'): Layer => ({ image: shot[side], side })

const sideNames = ({ texts }: App, { verdict }: Finding) => (verdict === 'unstable' ? texts.attempts : texts)

function sideBySide(app: App, shot: Finding): View {
  const names = sideNames(app, shot)
  const before = pane(app, shot, names.before, [layer(shot, 'before')])
  const after = pane(app, shot, names.after, [layer(shot, 'after')])
  const panes = shot.verdict === 'new' ? [after] : shot.verdict === 'gone' ? [before] : [before, after]
  markWhenSeen(app, shot, panes)
  syncScroll(panes)
  return { panes, controls: [] }
}

function stacked(app: App, shot: Finding): Pane {
  const { before, after } = sideNames(app, shot)
  return pane(app, shot, `${before} / ${after}`, [layer(shot, 'before'), layer(shot, 'after')])
}

function slider(label: string, changed: (share: number) => void) {
  const input: HTMLInputElement = element('input', {
    type: 'range',
    min: 0,
    max: 100,
    value: 50,
    dir: 'ltr',
    oninput: () => changed(Number(input.value)),
  })
  changed(50)
  return { input, field: element('label', { class: 'slider' }, element('span', {}, label), input) }
}

function swipe(app: App, shot: Finding): View {
  const both = stacked(app, shot)
  const { frame } = both
  frame.classList.add('swipe')
  frame.append(element('span', { class: 'edge' }))
  markWhenSeen(app, shot, [both])
  const show = (share: number) => frame.style.setProperty('--share', `${share}%`)
  const { input, field } = slider(app.texts.swipeAt, show)
  const drag = ({ clientX, buttons }: PointerEvent) => {
    if ((buttons & 1) === 0) return
    const { left, width } = frame.getBoundingClientRect()
    const share = Math.min(Math.max(((clientX - left) / width) * 100, 0), 100)
    input.value = String(Math.round(share))
    show(share)
  }
  frame.addEventListener('pointerdown', (event) => {
    frame.setPointerCapture(event.pointerId)
    drag(event)
  })
  frame.addEventListener('pointermove', drag)
  return { panes: [both], controls: [field] }
}

function onion(app: App, shot: Finding): View {
  const both = stacked(app, shot)
  both.frame.classList.add('onion')
  markWhenSeen(app, shot, [both])
  const { field } = slider(app.texts.opacity, (share) =>
    both.frame.style.setProperty('--opacity', String(share / 100)),
  )
  return { panes: [both], controls: [field] }
}

/** Milliseconds; less than three flashes per second. */
const blinkInterval = 700

function blink(app: App, shot: Finding, signal: AbortSignal): View {
  const { texts } = app
  const names = sideNames(app, shot)
  const both = stacked(app, shot)
  both.frame.classList.add('blink')
  const shown = element('output', { class: 'shown', 'aria-live': 'off' })
  let isAfter = true
  let hasSwapped = false
  let isPlaying = !matchMedia('(prefers-reduced-motion: reduce)').matches
  const show = () => {
    both.frame.dataset.shown = isAfter ? 'after' : 'before'
    shown.textContent = isAfter ? names.after : names.before
  }
  const swap = () => {
    isAfter = !isAfter
    show()
    if (!hasSwapped) markWhenSeen(app, shot, [both])
    hasSwapped = true
  }
  const name = () => (isPlaying ? texts.pause : texts.play)
  const pause = button(name(), () => toggle())
  function toggle() {
    isPlaying = !isPlaying
    pause.textContent = name()
  }
  const swapping = button(texts.swap, swap)
  const timer = setInterval(() => isPlaying && swap(), blinkInterval)
  signal.addEventListener('abort', () => clearInterval(timer))
  show()
  return { panes: [both], controls: [pause, swapping, shown] }
}

function heat(app: App, shot: Finding): View {
  const image = shot.change?.heat ?? null
  return { panes: [pane(app, shot, app.texts.heat, [{ image, side: 'heat' }])], controls: [] }
}
