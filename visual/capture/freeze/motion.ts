/** Runs in the page. Styles of the document stop no animation of a shadow root, of a script or of an SVG. */
export function stopMotion(shadowRoots: () => readonly ShadowRoot[]) {
  const smilNames = ['animate', 'animateTransform', 'animateMotion', 'set']
  const smil = smilNames.map((name) => document.getElementsByTagName(name))
  const films = document.getElementsByTagName('video')
  const inShadows = <Found extends Element>(selector: string) =>
    shadowRoots().flatMap((root) => [...root.querySelectorAll<Found>(selector)])

  const animations = () => [document, ...shadowRoots()].flatMap((root) => root.getAnimations())
  const isRunning = ({ playState }: Animation) => playState === 'running'
  function stopAnimation(animation: Animation) {
    if (animation.timeline !== document.timeline || !isRunning(animation)) return
    if (animation.effect?.getComputedTiming().endTime !== Infinity) return animation.finish()
    animation.pause()
    animation.currentTime = 0
  }
  function stopSmil(element: Element) {
    const { ownerSVGElement } = element as SVGElement
    if (!ownerSVGElement || ownerSVGElement.animationsPaused()) return
    ownerSVGElement.setCurrentTime(0)
    ownerSVGElement.pauseAnimations()
  }
  // A film stands at its first frame; for its story it still plays, so that its controls show what they did.
  function stopFilm(film: HTMLVideoElement) {
    film.playbackRate = 0
    if (film.currentTime !== 0 && film.seekable.length > 0) film.currentTime = 0
  }

  const nameOf = ({ localName, classList }: Element) => [localName, ...classList].join('.')
  function describe(animation: Animation) {
    const { animationName, transitionProperty } = animation as Partial<CSSAnimation & CSSTransition>
    const { target } = animation.effect as KeyframeEffect
    return `${animationName ?? transitionProperty ?? 'animate()'} of ${target ? nameOf(target) : 'nothing'}`
  }
  const isLoading = ({ networkState, readyState, seeking }: HTMLVideoElement) =>
    seeking ||
    (networkState === HTMLMediaElement.NETWORK_LOADING && readyState < HTMLMediaElement.HAVE_CURRENT_DATA)

  return {
    stop() {
      animations().forEach(stopAnimation)
      for (const element of [...smil.flatMap((elements) => [...elements]), ...inShadows(smilNames.join())])
        stopSmil(element)
      for (const film of [...films, ...inShadows<HTMLVideoElement>('video')]) stopFilm(film)
    },
    running: () => animations().filter(isRunning).map(describe),
    isLoading: () => [...films].some(isLoading),
  }
}
