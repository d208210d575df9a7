/**
 * Runs in the page. What a picture takes is in view of an `IntersectionObserver`, however tall; a play still has the
 * viewport only, as it may scroll.
 */
export function observeWholePictures(height: number) {
  let isWhole = false
  let observers = new Set<WholeObserver>()
  const RealObserver = globalThis.IntersectionObserver
  function wholeMargin(margin = '0px') {
    const [top = '0px', right = top, bottom = top, left = right] = margin.trim().split(/\s+/)
    const below = parseFloat(bottom) * (bottom.endsWith('%') ? innerHeight / 100 : 1)
    return [top, right, `${height - innerHeight + below}px`, left].join(' ')
  }
  class WholeObserver extends IntersectionObserver {
    targets = new Set<Element>()
    whole: IntersectionObserver
    constructor(callback: IntersectionObserverCallback, options: IntersectionObserverInit = {}) {
      super(callback, options)
      const { root, rootMargin } = options
      this.whole = new RealObserver((entries) => callback.call(this, entries, this), {
        ...options,
        rootMargin: root instanceof Element ? rootMargin : wholeMargin(rootMargin),
      })
    }
    override observe(target: Element) {
      observers.add(this)
      this.targets.add(target)
      if (isWhole) this.whole.observe(target)
      else super.observe(target)
    }
    override unobserve(target: Element) {
      this.targets.delete(target)
      super.unobserve(target)
      this.whole.unobserve(target)
    }
    override disconnect() {
      this.targets.clear()
      super.disconnect()
      this.whole.disconnect()
    }
    observeWhole() {
      super.disconnect()
      for (const target of this.targets) this.whole.observe(target)
    }
  }
  globalThis.IntersectionObserver = WholeObserver

  return {
    observeWhole() {
      if (!isWhole) for (const observer of observers) observer.observeWhole()
      isWhole = true
    },
    reset() {
      isWhole = false
      observers = new Set()
    },
  }
}
