import type { UploadedPicture } from '#contracts/pictures.ts'
import { shrinkPicture } from '../shrink-picture.ts'
import type { PictureProblem } from '../shrink-picture.ts'

export type ReadPictures = {
  pictures: UploadedPicture[]
  problems: { kind: PictureProblem | 'tooMany'; name: string }[]
}

/** One after another: several decoded photos at once are too much for a phone. */
export async function readPictures(files: readonly File[], room: number): Promise<ReadPictures> {
  const pictures = new Map<string, UploadedPicture>()
  const problems: ReadPictures['problems'] = []
  for (const file of files) {
    if (pictures.size >= room) {
      problems.push({ kind: 'tooMany', name: file.name })
      break
    }
    const read = await shrinkPicture(file)
    if (typeof read === 'string') problems.push({ kind: read, name: file.name })
    else pictures.set(read.content, read)
  }
  return { pictures: [...pictures.values()], problems }
}
