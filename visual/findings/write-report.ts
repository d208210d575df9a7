import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { writeCandidates } from '../approve/candidates.ts'
import { hashOfWords } from '../capture/words.ts'
import { groupFindings } from '../compare/groups.ts'
import type { Baselines } from '../lock/baselines.ts'
import type { Lock } from '../lock/lock.ts'
import type { Finding, Report } from '../report.ts'
import { reviewPage } from '../review/page.ts'
import { mapAtOnce } from '../spread.ts'
import type { Found } from './find.ts'

type Run = Omit<Report, 'findings' | 'groups'>

/** Groups what was found. `keys` are all shots of the run, found or not. */
export function reportOf(run: Run, found: readonly Found[], keys: readonly string[]): Report {
  const items = found.map(({ finding: { key, story, mode }, signatures }) => ({
    key,
    storyId: story.id,
    mode,
    signatures,
  }))
  return { ...run, findings: found.map(({ finding }) => finding), groups: groupFindings(items, keys) }
}

/** Leaves `report.json`, the new pictures and the page to review them in `folder`, and nothing of an earlier run. */
export async function writeReport(
  folder: string,
  report: Report,
  found: readonly Found[],
  baselines: Baselines,
): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  await mkdir(join(folder, 'pictures'), { recursive: true })
  const pictures = new Map(found.flatMap(({ pictures: own }) => [...own]))
  const taken = await mapAtOnce([...pictures], async ([hash, png]) => {
    await writeFile(join(folder, 'pictures', `${hash}.png`), png)
    return [hash, embedded(await sharp(png).webp({ lossless: true, effort: 1 }).toBuffer())] as const
  })
  const former = new Set(report.findings.flatMap(picturesBefore).map(({ hash }) => hash))
  const kept = await mapAtOnce(
    [...former].filter((hash) => !pictures.has(hash)),
    async (hash) => {
      const picture = await baselines.formerPicture(hash)
      return picture ? [[hash, embedded(picture)] as const] : []
    },
  )
  const images = Object.fromEntries([...taken, ...kept.flat()])
  const words = new Map(found.map((one) => [hashOfWords(one.words), one.words]))
  await writeCandidates(folder, linesOf(report, found), words)
  await writeFile(join(folder, 'report.json'), `${JSON.stringify(report, null, 1)}\n`)
  await writeFile(join(folder, 'index.html'), await reviewPage({ report, images, endpoint: null }))
}

const picturesBefore = ({ before, branches }: Finding) =>
  [before, branches?.base, branches?.theirs].filter((image) => image !== null && image !== undefined)

/** The lines that the lock gets where everything is approved. */
const linesOf = ({ build }: Report, found: readonly Found[]): Lock =>
  new Map(
    found.flatMap(({ finding: { key, after }, words }) =>
      after ? [[key, { picture: after, words: hashOfWords(words), build, tolerated: [] }]] : [],
    ),
  )

const embedded = (webp: Buffer) => `data:image/webp;base64,${webp.toString('base64')}`
