import { blogs } from './blogs.ts'
import { brand } from './brand.ts'
import { exhibition } from './exhibition.ts'
import { gallery } from './gallery.ts'
import { help } from './help.ts'
import type { ContentSeed } from './seed.ts'
import { services } from './services.ts'
import { video } from './video.ts'

export const entries: readonly ContentSeed[] = [
  ...blogs,
  ...brand,
  ...video,
  ...gallery,
  ...services,
  ...exhibition,
  ...help,
]
