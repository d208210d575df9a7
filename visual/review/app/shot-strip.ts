import type { Finding } from '../../report.ts'
import { modeName } from '../../modes.ts'
import type { App } from './app.ts'
import { appendInChunks } from './append-in-chunks.ts'
import { element, setText } from './element.ts'
import { thumbnail } from './thumbnail.ts'

type Strip = { element: HTMLElement; update(shot: Finding): void }

export function shotStrip(
  app: App,
  shots: readonly Finding[],
  picked: (shot: Finding) => void,
  signal: AbortSignal,
): Strip {
  const { store, texts } = app
  const buttons = new Map<string, { button: HTMLButtonElement; state: HTMLElement }>()
  let current = ''
  const list = element('ul', { class: 'strip' })

  function updateItem(key: string) {
    const item = buttons.get(key)
    if (!item) return
    const { history, seen } = store.state
    const choice = history.marks[key]?.choice
    const label = choice ? texts.chosen[choice] : seen.has(key) ? texts.states.seen : texts.states.unseen
    setText(item.state, label)
    item.state.dataset.choice = choice ?? ''
    if (key === current) item.button.setAttribute('aria-current', 'true')
    else item.button.removeAttribute('aria-current')
  }

  function scrollToCurrent() {
    buttons.get(current)?.button.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }

  const makers = shots.map((shot) => () => {
    const state = element('span', { class: 'state' })
    const button = element(
      'button',
      { type: 'button', onclick: () => picked(shot) },
      thumbnail(app, shot),
      element('span', { class: 'name' }, element('bdi', {}, `${shot.story.title} — ${shot.story.name}`)),
      element('span', { class: 'mode' }, element('bdi', { dir: 'ltr', lang: 'en' }, modeName(shot.mode))),
      state,
    )
    buttons.set(shot.key, { button, state })
    updateItem(shot.key)
    if (shot.key === current) queueMicrotask(scrollToCurrent)
    return element('li', {}, button)
  })
  appendInChunks(list, makers, signal)
  store.subscribe(() => shots.forEach(({ key }) => updateItem(key)), signal)

  return {
    element: element('nav', { class: 'strip-frame', 'aria-label': texts.strip }, list),
    update({ key }) {
      const wasInside = list.contains(document.activeElement)
      const before = current
      current = key
      updateItem(before)
      updateItem(key)
      scrollToCurrent()
      if (wasInside) buttons.get(key)?.button.focus({ preventScroll: true })
    },
  }
}
