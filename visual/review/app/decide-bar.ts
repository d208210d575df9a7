import type { Finding } from '../../report.ts'
import type { App } from './app.ts'
import { commandButton, setEnabled } from './command-button.ts'
import { clear, commentOn, decideShot, decideGroup } from './decide.ts'
import { choicesOf, groupDecisionTargets } from './decision-rules.ts'
import { button, element, setText } from './element.ts'
import type { Choice } from './history.ts'
import { formatDay, isolated } from './formatters.ts'

const choices: readonly Choice[] = ['approve', 'reject', 'tolerate', 'quarantine']

type DecideBar = { element: HTMLElement; update(shot: Finding, shots: readonly Finding[]): void }

export function decideBar(app: App): DecideBar {
  const { store, texts, locale } = app
  let shown: Finding
  let groupShots: readonly Finding[] = []

  const ofChoice = (choice: Choice) => ({ class: 'choice', 'data-choice': choice })
  const forShot = choices.map((choice) =>
    commandButton(choice, texts.choices[choice], () => void decideShot(app, shown, choice), ofChoice(choice)),
  )
  const forGroup = choices.map((choice) =>
    commandButton(
      `${choice}Group`,
      texts.choices[choice],
      () => void decideGroup(app, groupShots, choice),
      ofChoice(choice),
    ),
  )
  const comment = commandButton('comment', texts.editComment, () => void commentOn(app, shown))
  const clearing = button(texts.clear, () => clear(app, shown))
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
      const by = mark?.by === undefined ? '' : ` ${texts.committedBy(isolated(mark.by))}`
      setText(
        state,
        choice
          ? `${texts.chosen[choice]}. ${texts.chosenExplained[choice]}${until}${by}`
          : texts.states.undecided,
      )
      state.dataset.choice = choice ?? ''
      setText(quote, mark?.comment ?? '')
      quote.hidden = !mark?.comment
      setText(groupTitle, texts.wholeGroup(shots.length))
      groupTitle.hidden = groupButtons.hidden = shots.length < 2
    },
  }
}
