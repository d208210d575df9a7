import { instantOf, nowOf } from './clock.ts'
import { testCode } from './domain/codes.ts'
import { fontFace } from './page.ts'
import { escapeHtml } from './replies.ts'
import type { Session } from './session.ts'

const style = `
  ${fontFace}
  :root { color-scheme: light dark; --line: light-dark(#e8e3d6, #35322a); font: 16px/1.6 system-ui, Vazirmatn, sans-serif; background: light-dark(#fbf9f4, #15140f); color: light-dark(#1b1a17, #f2eee2) }
  body { max-inline-size: 72rem; margin: 2rem auto; padding: 0 1rem }
  h1 { font-size: 1.4rem } h2 { font-size: 1rem; margin-top: 2rem }
  table { display: block; overflow-x: auto; border-collapse: collapse; font-size: .875rem } td, th { text-align: start; padding: .25rem 0; padding-inline-end: 1.25rem; border-block-end: 1px solid var(--line) }
  code { font-family: ui-monospace, monospace } .bad { color: light-dark(#b3261e, #ff8a80); font-weight: 700 }
  button { font: inherit; min-block-size: 44px; padding: 0 1rem; border: 1px solid var(--line); border-radius: 4px; background: light-dark(#fff, #1d1b15); color: inherit; cursor: pointer }
  button:focus-visible { outline: 2px solid light-dark(#7d6210, #e3c463); outline-offset: 2px }`

type Cell = string | number

function table(head: readonly string[], rows: readonly (readonly Cell[])[], empty: string): string {
  if (rows.length === 0) return `<p>${escapeHtml(empty)}</p>`
  const line = (cells: readonly Cell[], tag: 'td' | 'th') =>
    `<tr>${cells.map((cell) => `<${tag}>${escapeHtml(String(cell))}</${tag}>`).join('')}</tr>`
  return `<table>${line(head, 'th')}${rows.map((cells) => line(cells, 'td')).join('')}</table>`
}

const time = (at: number) => instantOf(at).slice(11, 19)

/** The developer panel: what a session knows, as a page. */
export function panelPage(session: Session): string {
  const { world, log, violations, unhandled, faults } = session
  const members = Object.values(world.members)
  const count = (entries: readonly unknown[]) =>
    entries.length > 0 ? ` <span class="bad">${entries.length}</span>` : ''
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Mock server</title><style>${style}</style>
<h1>Mock server, session <code>${escapeHtml(session.id)}</code></h1>
<p>Clock: <code>${instantOf(nowOf(session.clock))}</code>. The code <code>${testCode}</code> is always right.
Rebate codes: <code>ZARRIN10</code>, <code>EXPIRED</code>.</p>

<h2>Codes sent</h2>
${table(
  ['Mobile', 'Code', 'Sent (UTC)'],
  Object.entries(world.otps).map(([mobile, otp]) => [mobile, otp.code, time(otp.sentAt)]),
  'None waits.',
)}
<h2>Members</h2>
${table(
  ['Mobile', 'Name', 'Password', 'Bonus (rials)'],
  members.map((member) => [
    member.mobile,
    `${member.firstName[0]} ${member.lastName[0]}, ${member.firstName[1]} ${member.lastName[1]}`,
    member.password ?? 'code only',
    member.bonus,
  ]),
  'None.',
)}
<h2>Faults planted</h2>
${table(
  ['Call', 'Fault', 'Times'],
  faults.map((fault) => [fault.on, JSON.stringify(fault.fault), fault.times ?? 'always']),
  'None.',
)}
<h2>Contract violations${count(violations)}</h2>
${table(
  ['Time (UTC)', 'Call', 'Issues'],
  violations.map((entry) => [time(entry.at), entry.call, entry.issues.join('; ')]),
  'None.',
)}
<h2>Calls nobody answers${count(unhandled)}</h2>
${table(
  ['Time (UTC)', 'Method', 'Path'],
  unhandled.map((entry) => [time(entry.at), entry.method, entry.path]),
  'None.',
)}
<h2>Requests, newest first</h2>
${table(
  ['Time (UTC)', 'Call', 'Status', 'Fault', 'Request'],
  log
    .toReversed()
    .map((entry) => [
      time(entry.at),
      entry.call,
      entry.status,
      entry.fault ?? '',
      `${entry.method} ${entry.path}`,
    ]),
  'None yet.',
)}
</html>`
}
