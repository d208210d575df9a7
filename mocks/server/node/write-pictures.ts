import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buildCatalogue } from '../../shop/catalogue/catalogue.ts'
import { productsByLeaf } from '../../shop/catalogue/products.ts'
import { views } from '../../shop/pictures/canvas.ts'
import { drawPicture, heroPicture } from '../../shop/pictures/frame.ts'

/** Writes every picture of the hand-written catalogue under `{outDir}/api/pictures`; returns their number. */
export async function writePictures(outDir: string): Promise<number> {
  const home = join(outDir, 'api/pictures')
  const catalogue = await buildCatalogue(productsByLeaf)
  await mkdir(home, { recursive: true })
  await writeFile(join(home, 'hero.svg'), heroPicture())
  let written = 1
  for (const [label, seed] of catalogue.seeds) {
    await mkdir(join(home, label), { recursive: true })
    const pictures = seed.variants.flatMap((_, at) => views.map((view) => ({ index: at + 1, view })))
    for (const picture of pictures) {
      const svg = drawPicture(catalogue, label, picture)
      if (svg !== null) await writeFile(join(home, label, `${picture.index}-${picture.view}.svg`), svg)
    }
    written += pictures.length
  }
  return written
}
