import type { Finding } from '../../report.ts'
import type { App } from './app.ts'
import { clear, commentOn, decideShot, decideGroup } from './decide.ts'
import { choicesOf, groupDecisionTargets } from './decision-rules.ts'
import { element, setText } from './element.ts'
import type { Choice } from './history.ts'
import { keyLabel, type Command } from './keys.ts'
import { formatDay } from './texts.ts'

const choices: readonly Choice[] = ['approve', 'reject', 'tolerate', 'quarantine']

type DecideBar = { element: HTMLElement; update(shot: Finding, shots: readonly Finding[]): void }

export function decideBar(app: App): DecideBar {
  const { store, texts, locale } = app
  let shown: Finding
  let groupShots: readonly Finding[] = []

  const forShot = choices.map((choice) =>
    button(app, choice, choice, () => void decideShot(app, shown, choice)),
  )
  const forGroup = choices.map((choice) =>
    button(app, choice, `${choice}Group`, () => void decideGroup(app, groupShots, choice)),
  )
  const comment = element(
    'button',
    { type: 'button', onclick: () => void commentOn(app, shown), 'aria-keyshortcuts': keyLabel('comment') },
    texts.editComment,
    key('comment'),
  )
  const clearing = element('button', { type: 'button', onclick: () => clear(app, shown) }, texts.clear)
  const state = element('p', { class: 'chosen' })
  const quote = element('blockquote', { dir: 'auto' })
  const shotTitle = element('h3', { id: 'decide-shot' }, texts.thisShot)
  const groupTitle = element('h3', { id: 'decide-group' })
  const groupButtons = element(
    'div',
    { class: 'buttons', role: 'group', 'aria-labelledby': groupTitle.id },
    ...forGroup,
  )

  return {
    element: element(
      'div',
      { class: 'decide' },
      shotTitle,
      element(
        'div',
        { class: 'buttons', role: 'group', 'aria-labelledby': shotTitle.id },
        ...forShot,
        comment,
        clearing,
      ),
      state,
      quote,
      groupTitle,
      groupButtons,
    ),
    update(shot, shots) {
      shown = shot
      groupShots = shots
      const { marks } = store.state.history
      const mark = marks[shot.key]
      for (const [at, choice] of choices.entries()) {
        forShot[at]!.ariaPressed = String(mark?.choice === choice)
        setEnabled(forShot[at]!, choicesOf(shot).includes(choice))
        setEnabled(forGroup[at]!, groupDecisionTargets(shots, marks, choice).length > 0)
      }
      setEnabled(clearing, Boolean(mark))
      const choice = mark?.choice
      const until = mark?.until ? ` ${texts.quarantine.until} ${formatDay(locale, mark.until)}.` : ''
      setText(
        state,
        choice ? `${texts.chosen[choice]}. ${texts.chosenExplained[choice]}${until}` : texts.states.undecided,
      )
      state.dataset.choice = choice ?? ''
      setText(quote, mark?.comment ?? '')
      quote.hidden = !mark?.comment
      setText(groupTitle, texts.wholeGroup(shots.length))
      groupTitle.hidden = groupButtons.hidden = shots.length < 2
    },
  }
}

/** `aria-disabled`, because a button that becomes `disabled` loses the focus. */
function setEnabled(control: HTMLButtonElement, isOn: boolean) {
  control.ariaDisabled = String(!isOn)
}

function button({ texts }: App, choice: Choice, command: Command, decide: () => void) {
  return element(
    'button',
    {
      type: 'button',
      class: 'choice',
      'data-choice': choice,
      'aria-keyshortcuts': keyLabel(command),
      onclick: decide,
    },
    texts.choices[choice],
    key(command),
  )
}

function key(command: Command) {
  return element('kbd', { 'aria-hidden': 'true', dir: 'ltr' }, keyLabel(command))
}
