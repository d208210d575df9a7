import type { Unrest } from '../report.ts'
import { texts } from '../review/app/texts.ts'

/** In English: `its text differs: 12 → 13`. */
export const describeUnrest = ({ kind, detail }: Unrest): string =>
  [texts.en.unrest[kind], detail].filter(Boolean).join(': ')
