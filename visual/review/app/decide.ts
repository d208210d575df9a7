import type { Finding } from '../../report.ts'
import type { App } from './app.ts'
import { choicesOf, groupDecisionTargets } from './decision-rules.ts'
import { askComment, askQuarantine, askReason } from './dialogs.ts'
import { keysOf, type Choice } from './history.ts'

export async function decideShot(app: App, shot: Finding, choice: Choice) {
  await decide(app, choicesOf(shot).includes(choice) ? [shot] : [], choice, 0)
}

export async function decideGroup(app: App, shots: readonly Finding[], choice: Choice) {
  const taken = groupDecisionTargets(shots, app.store.state.history.marks, choice)
  await decide(app, taken, choice, shots.length - taken.length)
}

async function decide(app: App, shots: readonly Finding[], choice: Choice, left: number) {
  const { store, texts } = app
  if (shots.length === 0) return app.announce(texts.notPossible(choice))
  const more = await askMore(app, shots, choice)
  if (!more) return
  const keys = shots.map(({ key }) => key)
  store.dispatch({ type: 'decide', keys, choice, ...more })
  app.announce(
    [texts.decidedNow(choice, keys.length), left > 0 && texts.keptOwn(left)].filter(Boolean).join(' '),
  )
}

async function askMore(app: App, shots: readonly Finding[], choice: Choice) {
  const comments = new Set(shots.map(({ key }) => app.store.state.history.marks[key]?.comment ?? ''))
  const value = comments.size === 1 ? [...comments][0]! : ''
  if (choice === 'quarantine') return askQuarantine(app, shots.length, value)
  if (choice !== 'reject') return {}
  const comment = await askReason(app, shots.length, value)
  return comment === null ? null : { comment }
}

export async function commentOn(app: App, { key }: Finding) {
  const { choice, comment: value = '' } = app.store.state.history.marks[key] ?? {}
  const comment = await askComment(app, 1, value, choice === 'reject' || choice === 'quarantine')
  if (comment === null || comment === value) return
  app.store.dispatch({ type: 'comment', keys: [key], comment })
  app.announce(app.texts.commented)
}

export function clear(app: App, { key }: Finding) {
  app.store.dispatch({ type: 'clear', keys: [key] })
  app.announce(app.texts.cleared)
}

export function undo(app: App) {
  const { store, texts } = app
  const keys = keysOf(store.state.history.past.at(-1))
  store.dispatch({ type: 'undo' })
  app.announce(keys.length > 0 ? texts.undone(keys.length) : texts.nothingToUndo)
}

export function redo(app: App) {
  const { store, texts } = app
  const keys = keysOf(store.state.history.future[0])
  store.dispatch({ type: 'redo' })
  app.announce(keys.length > 0 ? texts.redone(keys.length) : texts.nothingToRedo)
}
