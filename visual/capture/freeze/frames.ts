import type { IsHeld } from './holds.ts'

/** Runs in the page. A callback that requests the next frame is an animation: it goes on for some frames of equal length. */
export function limitFrames(isHeld: IsHeld) {
  const frameLength = 1000 / 60
  const stories = { maxFrames: 60 }
  let maxFrames = Infinity
  let frames = 0
  // Enough to draw a story once.
  const fewFrames = 8
  type Frame = { depth: number; start: number }
  let frame: Frame = { depth: 0, start: 0 }
  let heldFrames = new Map<number, FrameRequestCallback>()
  let animationFrames = new Set<number>()
  const realFrame = globalThis.requestAnimationFrame
  const realCancelFrame = globalThis.cancelAnimationFrame
  globalThis.requestAnimationFrame = (callback) => {
    if (++frames > fewFrames && isHeld('frames')) return 0
    const { depth, start } = { ...frame, depth: frame.depth + 1 }
    if (depth > maxFrames) {
      const held = -(heldFrames.size + 1)
      heldFrames.set(held, callback)
      return held
    }
    const own = animationFrames
    const id = realFrame((time) => {
      own.delete(id)
      frame = { depth, start: depth === 1 ? time : start }
      try {
        callback(frame.start + (depth - 1) * frameLength)
      } finally {
        frame = { depth: 0, start: 0 }
      }
    })
    if (depth > 2) own.add(id)
    return id
  }
  globalThis.cancelAnimationFrame = (id) => {
    heldFrames.delete(id)
    animationFrames.delete(id)
    realCancelFrame(id)
  }
  const canvases = document.getElementsByTagName('canvas')

  return {
    /** The drawing of a canvas is no change of the document. */
    isDrawing: () => animationFrames.size > 0 && canvases.length > 0,
    reset() {
      const held = [...heldFrames.values()]
      heldFrames = new Map()
      animationFrames = new Set()
      maxFrames = stories.maxFrames
      frames = 0
      for (const callback of held) requestAnimationFrame(callback)
    },
  }
}
