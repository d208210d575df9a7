import { house } from './house.ts'
import type { ContentSeed } from './seed.ts'
import { stories } from './stories.ts'

/** What the shop writes and shows, beside its goods. */
export const entries: readonly ContentSeed[] = [...stories, ...house]
