import type { SentLetter } from '../../domain/world.ts'
import type { MockCapabilities } from '../control.ts'
import { timeText } from './clock-text.ts'
import { copyable } from './copy-button.ts'
import { element } from './element.ts'
import { renderOnChange } from './render-on-change.ts'
import type { Section } from './section.ts'
import { sentCodes } from './sent-codes.ts'
import type { SentCode } from './sent-codes.ts'

export function sessionSection({ code }: MockCapabilities): Section {
  const facts = element('dl')
  const updateFacts = renderOnChange(
    facts,
    ({ id, seed, scenarios }: { id: string; seed: string; scenarios: string }) => [
      element('dt', {}, 'Session'),
      element('dd', {}, copyable(id)),
      element('dt', {}, 'Scenarios'),
      element('dd', {}, scenarios || 'none named'),
      element('dt', {}, 'Seed'),
      element('dd', {}, element('code', {}, seed)),
    ],
  )
  const codes = element('ul', { class: 'rows' })
  const updateCodes = renderOnChange(codes, (sent: readonly SentCode[]) => sent.map(codeRow))
  const letters = element('ul', { class: 'rows', 'aria-label': 'Letters sent, newest first' })
  const updateLetters = renderOnChange(letters, (sent: readonly SentLetter[]) => sent.map(letterRow))
  const lettersTitle = element('h3', {}, 'Letters sent')
  const always = element(
    'p',
    { class: 'note' },
    'The code ',
    copyable(code),
    ' is right until a sent one has run out.',
  )
  return {
    name: 'session',
    title: 'Session, codes and letters',
    element: element(
      'div',
      {},
      facts,
      element('h3', {}, 'One-time codes sent'),
      codes,
      always,
      lettersTitle,
      letters,
    ),
    update: ({ id, scenario, state }) => {
      const sent = sentCodes(state.otps)
      updateFacts({ id, seed: state.seed, scenarios: scenario.join(', ') })
      updateCodes(sent)
      updateLetters(state.letters.toReversed())
      lettersTitle.hidden = state.letters.length === 0
      return sent[0] ? `code ${sent[0].code}` : id
    },
  }
}

const codeRow = ({ mobile, code, sentAt }: SentCode) =>
  element(
    'li',
    {},
    element('code', {}, mobile),
    element('strong', {}, copyable(code)),
    element('span', { class: 'soft' }, timeText(sentAt)),
  )

const letterRow = ({ to, subject, path, at }: SentLetter) =>
  element(
    'li',
    {},
    element('code', {}, to),
    element('a', { href: path, target: '_top' }, subject),
    element('span', { class: 'soft' }, timeText(at)),
  )
