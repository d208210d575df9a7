import { capturedIn } from './modes.ts'

/** One locale and scheme, for a state whose siblings are captured in all of them. */
export const singleMode = capturedIn({ locale: ['fa'], scheme: ['light'] })
