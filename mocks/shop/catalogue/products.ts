import { calligraphyBooks } from './products/calligraphy-books.ts'
import { copper } from './products/copper.ts'
import { enamel } from './products/enamel.ts'
import { glass } from './products/glass.ts'
import { handwovenCarpets } from './products/handwoven-carpets.ts'
import { khatam } from './products/khatam.ts'
import { kilims } from './products/kilims.ts'
import { leather } from './products/leather.ts'
import { musicalInstruments } from './products/musical-instruments.ts'
import { nutsDriedFruit } from './products/nuts-dried-fruit.ts'
import { pottery } from './products/pottery.ts'
import { saffronSpices } from './products/saffron-spices.ts'
import { silverTurquoise } from './products/silver-turquoise.ts'
import { teaSamovars } from './products/tea-samovars.ts'
import { textiles } from './products/textiles.ts'
import type { ProductSeed } from './seed.ts'

export const productsByLeaf: Readonly<Record<string, readonly ProductSeed[]>> = {
  'handwoven-carpets': handwovenCarpets,
  kilims,
  enamel,
  khatam,
  pottery,
  glass,
  copper,
  'silver-turquoise': silverTurquoise,
  textiles,
  leather,
  'saffron-spices': saffronSpices,
  'nuts-dried-fruit': nutsDriedFruit,
  'tea-samovars': teaSamovars,
  'calligraphy-books': calligraphyBooks,
  'musical-instruments': musicalInstruments,
}
