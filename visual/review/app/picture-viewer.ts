import type { Branches, Finding } from '../../report.ts'
import type { App } from './app.ts'
import { commandButton, setEnabled } from './command-button.ts'
import { button, element, replaceContent, setText } from './element.ts'
import type { Commands } from './keys.ts'
import type { Pane } from './pane.ts'
import { isPossible, viewNames, viewOf, type ViewName } from './views.ts'

type PictureViewer = { element: HTMLElement; commands: Commands; update(shot: Finding): void }

const chosen = {
  view: 'sideBySide' as ViewName,
  branch: 'ours' as keyof Branches,
  isActualSize: false,
  hasBoxes: true,
}
const branchNames = ['ours', 'theirs', 'base'] as const

/** A contested shot compared with one branch; its change is known only against ours. */
function against(shot: Finding, branch: keyof Branches): Finding {
  if (!shot.branches || branch === 'ours') return shot
  return { ...shot, before: shot.branches[branch], change: null }
}

export function pictureViewer(app: App, signal: AbortSignal): PictureViewer {
  const { texts, number } = app
  let picked: Finding
  let shot: Finding
  let panes: Pane[] = []
  let region = 0
  let viewing = new AbortController()
  signal.addEventListener('abort', () => viewing.abort())

  const views = viewNames.map((name) => commandButton(name, texts.views[name], () => choose(name)))
  const branches = branchNames.map((name) => button(texts.branches[name], () => compareWith(name)))
  const branchChoice = element(
    'div',
    { class: 'buttons', role: 'group', 'aria-label': texts.branchesTitle },
    ...branches,
  )
  const zoom = commandButton('zoom', texts.actualSize, () => toggle('isActualSize'))
  const boxes = button(texts.boxes, () => toggle('hasBoxes'))
  const previous = commandButton('previousRegion', texts.regions.previous, () => toRegion(region - 1))
  const next = commandButton('nextRegion', texts.regions.next, () => toRegion(region + 1))
  const at = element('output', { class: 'region-at', 'aria-live': 'polite' })
  const ownControls = element('div', { class: 'view-controls' })
  const canvas = element('div', { class: 'canvas' })

  function choose(name: ViewName) {
    if (!isPossible(name, shot)) return
    chosen.view = name
    draw()
  }

  function compareWith(name: keyof Branches) {
    chosen.branch = name
    draw()
  }

  function toggle(name: 'isActualSize' | 'hasBoxes') {
    chosen[name] = !chosen[name]
    update()
    if (name === 'isActualSize') toRegion(region)
  }

  function draw() {
    viewing.abort()
    viewing = new AbortController()
    shot = against(picked, chosen.branch)
    branchChoice.hidden = picked.branches === null
    for (const [index, each] of branchNames.entries())
      branches[index]!.ariaPressed = String(each === chosen.branch)
    const name = isPossible(chosen.view, shot) ? chosen.view : 'sideBySide'
    const view = viewOf(app, name, shot, viewing.signal)
    panes = view.panes
    replaceContent(canvas, ...panes.map(({ element: figure }) => figure))
    replaceContent(ownControls, ...view.controls)
    for (const [index, each] of viewNames.entries()) {
      views[index]!.ariaPressed = String(each === name)
      setEnabled(views[index]!, isPossible(each, shot))
    }
    update()
    toRegion(region)
  }

  function update() {
    zoom.ariaPressed = String(chosen.isActualSize)
    boxes.ariaPressed = String(chosen.hasBoxes)
    canvas.classList.toggle('actual-size', chosen.isActualSize)
    canvas.classList.toggle('no-boxes', !chosen.hasBoxes)
    canvas.dataset.panes = String(panes.length)
  }

  function toRegion(wanted: number) {
    const count = panes[0]?.boxes.length ?? 0
    for (const step of [previous, next]) setEnabled(step, count > 0)
    if (count === 0) return setText(at, texts.regions.none)
    region = (wanted + count) % count
    setText(at, texts.regions.at(number(region + 1), number(count)))
    for (const { boxes: all, scroller } of panes)
      for (const [index, box] of all.entries()) {
        box?.toggleAttribute('data-current', index === region)
        if (box && index === region) centre(scroller, box)
      }
  }

  return {
    element: element(
      'section',
      { class: 'stage', 'aria-label': texts.picture },
      element(
        'div',
        { class: 'stage-tools' },
        element('div', { class: 'buttons', role: 'group', 'aria-label': texts.viewsTitle }, ...views),
        branchChoice,
        element('div', { class: 'buttons' }, zoom, boxes),
        element('div', { class: 'buttons' }, previous, at, next),
        ownControls,
      ),
      canvas,
    ),
    commands: {
      ...Object.fromEntries(viewNames.map((name) => [name, () => choose(name)])),
      zoom: () => toggle('isActualSize'),
      previousRegion: () => toRegion(region - 1),
      nextRegion: () => toRegion(region + 1),
    },
    update(finding) {
      picked = finding
      region = 0
      draw()
    },
  }
}

function centre(scroller: HTMLElement, box: HTMLElement) {
  const top = box.offsetTop + box.offsetHeight / 2 - scroller.clientHeight / 2
  const left = box.offsetLeft + box.offsetWidth / 2 - scroller.clientWidth / 2
  scroller.scrollTo({ top, left })
}
