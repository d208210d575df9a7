import type { Finding, Group, Report } from '../report.ts'
import { applyCommand } from '../review/app/apply-command.ts'
import { problemCounts } from '../review/app/model.ts'
import { hashOf } from '../review/app/routes.ts'
import { texts } from '../review/app/texts.ts'
import { commentedGroups, shownShot, waitingGroups } from './commented-groups.ts'
import { thumbnailFile, thumbnailOf } from './thumbnails.ts'

const { verdicts: verdictNames, problemKinds } = texts.en

/** The first line, by which the next run of the same engine finds the comment that it replaces. */
const markOf = ({ engine }: Report) => `<!-- ${['@zarrin/visual', engine].filter(Boolean).join(' ')} -->`

const escaped = (text: string) => text.replaceAll(/\s+/g, ' ').replaceAll(/[|\\`<[\]]/g, String.raw`\$&`)

export function statusOf(report: Report): string {
  const waiting = waitingGroups(report).length
  const broken = report.findings.filter(
    ({ verdict, quarantine }) => verdict === 'broken' && !quarantine,
  ).length
  if (broken > 0) return `${broken} broken`
  if (waiting === 0) return 'nothing changed'
  return waiting === 1 ? '1 change waits for review' : `${waiting} changes wait for review`
}

function rowOf({ id, cause, keys }: Group, findings: ReadonlyMap<string, Finding>, link: string): string {
  const own = keys.map((key) => findings.get(key)!)
  const rejected = own.flatMap((finding) => finding.rejected ?? [])
  const [first] = rejected
  const verdict = [
    verdictNames[own[0]!.verdict],
    ...problemCounts(own).map(([kind, count]) => `${problemKinds[kind]} ${count}`),
    ...(first ? [`${rejected.length} was rejected by ${escaped(first.by)}: ${escaped(first.reason)}`] : []),
  ].join('; ')
  const [story, ...others] = new Set(keys.map((key) => key.split(' ')[0]!))
  const stories = others.length > 0 ? `${escaped(story!)} and ${others.length} more` : escaped(story!)
  const address = `${link}${hashOf({ screen: 'group', id, key: null })}`
  return `| ${verdict} | [${escaped(cause)}](${address}) | ${stories} | ${keys.length} |`
}

/** What `writeThumbnails` wrote, and where it can be read. */
type Thumbnails = { address: string; files: ReadonlySet<string> }

/** Cells of the picture before and after. */
function thumbnailCells(finding: Finding, { address, files }: Thumbnails): string {
  const cells = (['before', 'after'] as const).map((side) => {
    const thumbnail = thumbnailOf(finding[side], finding)
    if (!thumbnail || !files.has(thumbnailFile(thumbnail))) return ''
    const source = `${address}/${thumbnailFile(thumbnail)}`
    return ` <img alt="${side}" width="${Math.round(thumbnail.width / 2)}" src="${source}">`
  })
  return `${cells.join(' |')} |`
}

/** In Markdown, for a pull request. `link` is the address of the report; a served one opens at the group. */
export function commentOf(report: Report, link: string, thumbnails?: Thumbnails): string {
  const findings = new Map(report.findings.map((finding) => [finding.key, finding]))
  const rows = commentedGroups(report).map((group) => {
    const row = rowOf(group, findings, link)
    return thumbnails ? row + thumbnailCells(shownShot(group, findings), thumbnails) : row
  })
  const left = waitingGroups(report).length - rows.length
  const [titles, rule] = thumbnails ? [' Before | After |', '---|---|'] : ['', '']
  const heading = [`| | What changed | Stories | Shots |${titles}`, `|---|---|---|---|${rule}`]
  const table = ['', ...heading, ...rows]
  const asking = `[Download the report](${link}), unpack it, open \`index.html\`, decide, export, and apply it with \`${applyCommand(report)}\`: the folder that you unpacked.`
  return [
    markOf(report),
    `### Pictures: ${statusOf(report)}`,
    '',
    `${report.shots} shots by ${report.engine === undefined ? 'Chromium ' : ''}${report.build}.`,
    ...(rows.length > 0 ? table : []),
    ...(left > 0 ? ['', `… and ${left} more.`] : []),
    ...(rows.length > 0 ? ['', asking] : []),
    '',
  ].join('\n')
}
