import { createHash, timingSafeEqual } from 'node:crypto'

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Takes the same time for every wrong text. */
export const isSecret = (text: string, secret: string) => timingSafeEqual(digest(text), digest(secret))
