/** Lives in a shadow root, isolated from the shop’s styles. */
export const style = `
:host {
  all: initial; position: relative; z-index: 2147483647; color-scheme: light dark;
  --page: light-dark(#fbf9f4, #15140f); --raised: light-dark(#fff, #1d1b15); --line: light-dark(#d9d3c3, #403c32);
  --ink: light-dark(#1b1a17, #f2eee2); --soft: light-dark(#5c584d, #b5ae9c); --gold: light-dark(#7d6210, #e3c463);
  --bad: light-dark(#b3261e, #ff8a80); --odd: light-dark(#8a5300, #ffc46b); --fine: light-dark(#2a6b36, #8fd19a);
  --bad-page: light-dark(#fdeceb, #3a1a17);
  --mono: ui-monospace, SFMono-Regular, Menlo, Consolas, monospace;
}
* { box-sizing: border-box }
[hidden] { display: none !important }
[dir='ltr'], header, main { font: 13px/1.5 system-ui, Vazirmatn, 'Vazirmatn Variable', sans-serif; color: var(--ink) }
h1, h2, h3, p, ul, ol, dl, dd, pre, fieldset { margin: 0; padding: 0; border: 0 }
h1 { font-size: 15px } h2 { font-size: 13px } h3 { font-size: 12px; color: var(--soft); margin-block: 12px 4px }
ul, ol { list-style: none }
code, pre, .clock, .log, .aside { font-family: var(--mono); font-size: 12px; overflow-wrap: anywhere }
.soft, .note { color: var(--soft); font-weight: 400 } .note { font-size: 12px; margin-block-start: 8px }
.unseen { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%) }

button, input, select {
  font: inherit; color: inherit; min-block-size: 32px; padding: 2px 10px; max-inline-size: 100%; min-inline-size: 0;
  border: 1px solid var(--line); border-radius: 6px; background: var(--raised);
}
button { cursor: pointer } button:hover { border-color: var(--gold) } button:active { translate: 0 1px }
button.main, button[aria-pressed='true'] { background: #caa228; border-color: #caa228; color: #1b1a17; font-weight: 600 }
button.quiet { border-color: transparent; background: none; color: var(--gold); padding-inline: 6px; min-block-size: 24px }
input[type='checkbox'] { min-block-size: 0; inline-size: 16px; block-size: 16px; flex: none; margin: 0; accent-color: #caa228 }
:focus-visible { outline: 2px solid var(--gold); outline-offset: 1px }
.bar { display: flex; flex-wrap: wrap; gap: 6px; align-items: center; margin-block: 6px } .bar input[type='search'] { flex: 1 12rem }
.bar input[type='number'] { flex: 1 6rem }

.launcher {
  position: fixed; inset-block-start: 58%; inset-inline-end: 0; inline-size: 24px; min-block-size: 56px; padding: 0;
  border-inline-end: 0; border-start-end-radius: 0; border-end-end-radius: 0; display: grid; place-items: center;
  font: 600 12px/1 var(--mono); color: var(--gold); box-shadow: 0 2px 8px rgb(0 0 0 / 20%); opacity: .85;
}
.launcher > :first-child { writing-mode: vertical-rl }
.launcher:hover, .launcher:focus-visible, .launcher[aria-expanded='true'] { opacity: 1 }
.launcher.faulty { background: #caa228; color: #1b1a17; opacity: 1 }
.badge {
  position: absolute; inset-block-start: -8px; inset-inline-start: -8px; min-inline-size: 20px; padding-inline: 5px;
  border-radius: 10px; background: #b3261e; color: #fff; font: 600 12px/20px system-ui; text-align: center;
}
.drawer {
  position: fixed; inset-block: 0; inset-inline-end: 0; inline-size: min(440px, 100vw); overflow-y: auto;
  overscroll-behavior: contain; background: var(--page); border-inline-start: 1px solid var(--line);
  box-shadow: 0 0 32px rgb(0 0 0 / 25%);
}
header {
  position: sticky; inset-block-start: 0; z-index: 1; display: flex; align-items: center; justify-content: space-between;
  padding: 8px 16px; background: var(--page); border-block-end: 1px solid var(--line);
}
header button { inline-size: 44px; min-block-size: 36px; font-size: 18px; line-height: 1 }
main { min-block-size: 100dvh; background: var(--page); padding-block-end: 32px }

.complaint { background: var(--bad-page); color: var(--bad); padding: 8px 16px } .complaint:empty { display: none }
details { border-block-end: 1px solid var(--line); padding-inline: 16px } details[open] { padding-block-end: 12px }
summary {
  display: flex; gap: 8px; align-items: baseline; min-block-size: 40px; padding-block: 10px; cursor: pointer;
  list-style: none;
}
summary::before {
  content: ''; border-block: 4px solid transparent; border-inline-start: 6px solid var(--soft); translate: 0 -1px;
}
[open] > summary::before { rotate: 90deg }
.aside { margin-inline-start: auto; color: var(--soft); text-align: end }

dl { display: grid; grid-template-columns: auto 1fr; gap: 2px 12px; align-items: baseline } dt { color: var(--soft) }
.copyable { display: inline-flex; align-items: baseline; gap: 2px } strong .copyable code { font-size: 15px }
.rows li { display: flex; flex-wrap: wrap; gap: 0 12px; align-items: baseline; padding-block: 2px; border-block-start: 1px solid var(--line) }
.rows li > button:last-child { margin-inline-start: auto }
.choices { max-block-size: 280px; overflow-y: auto; border: 1px solid var(--line); border-radius: 6px; margin-block: 6px; background: var(--raised) }
.choice { display: flex; gap: 8px; align-items: center; padding: 4px 8px; cursor: pointer } .choices .choice + .choice { border-block-start: 1px solid var(--line) }
.wide { inline-size: 100% }
.fields { display: grid; grid-template-columns: 1fr 1fr; gap: 8px } .fields > .note, .fields > button { grid-column: 1 / -1 }
.field { display: grid; gap: 2px; min-inline-size: 0 } .field > span { color: var(--soft); font-size: 12px }
.clock { font-size: 14px; margin-block: 4px }
pre { max-block-size: 400px; overflow: auto; background: var(--raised); border: 1px solid var(--line); border-radius: 6px; padding: 8px }

.log li { display: flex; flex-wrap: wrap; gap: 0 8px; padding-block: 3px; border-block-start: 1px solid var(--line) }
.log .what { flex-basis: 100%; color: var(--soft) } .log .issue { flex-basis: 100%; color: var(--bad) }
.log .problem { background: var(--bad-page); box-shadow: -8px 0 var(--bad-page), 8px 0 var(--bad-page) }
.log .fault { color: var(--odd) } .status { font-weight: 700 }
.bad { color: var(--bad) } .odd { color: var(--odd) } .fine { color: var(--fine) }

@media (pointer: coarse) {
  button, button.quiet, input, select, summary, .choice { min-block-size: 44px } input, select { font-size: 16px }
  button.quiet { min-inline-size: 44px }
  .launcher::before { content: ''; position: absolute; inset-block: 0; inset-inline: -20px 0 }
}
@media (width >= 900px) {
  main { display: grid; grid-template: repeat(9, auto) 1fr / 1fr 1fr; align-items: start; gap: 0 16px }
  main > * { grid-column: 1; min-inline-size: 0 }
  main > #requests { grid-area: 1 / 2 / -1 / 2 }
}
@media print { :host { display: none } }
`
