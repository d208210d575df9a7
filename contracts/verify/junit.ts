import { groups } from './check.ts'
import type { Finding } from './finding.ts'
import type { Report, Result } from './run.ts'

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\t': '&#9;',
  '\n': '&#10;',
  '\r': '&#13;',
}

/** Drops characters that XML 1.0 forbids. */
const escaped = (text: string) =>
  text
    .replaceAll(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replaceAll(/[&<>"\t\n\r]/g, (char) => entities[char]!)

const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(3)

const failure = ({ expected, came, assumed, curl }: Finding) =>
  `      <failure type="${assumed === null ? 'drift' : 'drift of what is assumed'}" message="${escaped(`expected ${expected}, came ${came}`)}">${escaped(curl.join('\n'))}</failure>`

function testCase({ group, name, findings, skipped, milliseconds }: Result): string {
  const open = `    <testcase classname="${group}" name="${escaped(name)}" time="${seconds(milliseconds)}"`
  const inner = findings.map(failure)
  if (skipped !== null) inner.push(`      <skipped message="${escaped(skipped)}"/>`)
  return inner.length === 0 ? `${open}/>` : [`${open}>`, ...inner, '    </testcase>'].join('\n')
}

function suite(group: string, results: readonly Result[]): string {
  const failures = results.filter(({ findings }) => findings.length > 0).length
  const skipped = results.filter((result) => result.skipped !== null).length
  const time = seconds(results.reduce((sum, { milliseconds }) => sum + milliseconds, 0))
  const attributes = `name="${group}" tests="${results.length}" failures="${failures}" skipped="${skipped}" time="${time}"`
  return [`  <testsuite ${attributes}>`, ...results.map(testCase), '  </testsuite>'].join('\n')
}

export function junitOf({ results }: Report): string {
  const suites = groups
    .map((group) => [group, results.filter((result) => result.group === group)] as const)
    .filter(([, own]) => own.length > 0)
    .map(([group, own]) => suite(group, own))
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<testsuites name="contracts:verify">',
    ...suites,
    '</testsuites>',
    '',
  ].join('\n')
}
