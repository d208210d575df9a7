import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { writeRunArtifacts } from '../approve/run-artifacts.ts'
import { hashDiagnostics } from '../capture/diagnostics.ts'
import { groupFindings } from '../causes/group-findings.ts'
import { unmirroredAmong } from '../compare/unmirrored.ts'
import { writeAtomically } from '../write-atomically.ts'
import type { Baselines } from '../lock/baselines.ts'
import type { Lock, LockEntry } from '../lock/lock.ts'
import type { Modes } from '../modes.ts'
import type { Finding, Report } from '../report.ts'
import { reviewPage } from '../review/page.ts'
import { mapConcurrently } from '../pool.ts'
import type { FindingDetails } from './create-finding.ts'

type Run = Omit<Report, 'findings' | 'groups'>

export function reportOf(
  run: Run,
  found: readonly FindingDetails[],
  keys: readonly string[],
  directions: Modes['locales'],
): Report {
  const compared = new Set(
    found
      .filter(({ finding: { verdict } }) => verdict === 'changed' || verdict === 'same')
      .map(({ finding }) => finding.key),
  )
  const groups = groupFindings(found).map((group) => ({
    ...group,
    unmirrored: unmirroredAmong(
      group.keys.filter((key) => compared.has(key)),
      keys,
      directions,
    ),
  }))
  return { ...run, findings: found.map(({ finding }) => finding), groups }
}

async function isOfRun(folder: string, at: string): Promise<boolean> {
  const text = await readFile(join(folder, 'report.json'), 'utf8').catch(() => 'null')
  return (JSON.parse(text) as Report | null)?.at === at
}

/** Reports of other engines are in folders beside these. */
const contents = ['report.json', 'index.html', 'run.json', 'lock', 'diagnostics', 'pictures']

/**
 * Replaces the report of `folder` by `report.json`, the new pictures and the review page. An earlier report of the same
 * run, which may be under review, is completed.
 */
export async function writeReport(
  folder: string,
  report: Report,
  found: readonly FindingDetails[],
  baselines: Baselines,
): Promise<void> {
  if (!(await isOfRun(folder, report.at)))
    for (const name of contents) await rm(join(folder, name), { recursive: true, force: true })
  await mkdir(join(folder, 'pictures'), { recursive: true })
  const pictures = new Map(found.flatMap(({ pictures: own }) => [...own]))
  const taken = await mapConcurrently([...pictures], async ([hash, png]) => {
    await writeFile(join(folder, 'pictures', `${hash}.png`), png)
    return [hash, dataUrl(await sharp(png).webp({ lossless: true, effort: 1 }).toBuffer())] as const
  })
  const former = new Set(report.findings.flatMap(picturesBefore).map(({ hash }) => hash))
  const kept = await mapConcurrently(
    [...former].filter((hash) => !pictures.has(hash)),
    async (hash) => {
      const picture = await baselines.findPicture(hash)
      return picture ? [[hash, dataUrl(picture)] as const] : []
    },
  )
  const images = Object.fromEntries([...taken, ...kept.flat()])
  const diagnostics = new Map(found.map((one) => [hashDiagnostics(one.diagnostics), one.diagnostics]))
  await writeRunArtifacts(folder, entriesOf(report, found), diagnostics)
  await writeAtomically(join(folder, 'report.json'), `${JSON.stringify(report, null, 1)}\n`)
  await writeAtomically(join(folder, 'index.html'), await reviewPage({ report, images, endpoint: null }))
}

const picturesBefore = ({ before, branches }: Finding) =>
  [before, branches?.base, branches?.theirs].filter((image) => image !== null && image !== undefined)

const entriesOf = ({ build: browserVersion }: Report, found: readonly FindingDetails[]): Lock =>
  new Map(
    found.flatMap(({ finding: { key, after }, diagnostics }): [string, LockEntry][] =>
      after
        ? [
            [
              key,
              { picture: after, diagnostics: hashDiagnostics(diagnostics), browserVersion, tolerated: [] },
            ],
          ]
        : [],
    ),
  )

const dataUrl = (webp: Buffer) => `data:image/webp;base64,${webp.toString('base64')}`
