import { inModes } from '../visual/chromatic.ts'

/** One locale and scheme, for a state whose siblings are captured in all of them. */
export const singleMode = inModes({ locale: ['fa'], scheme: ['light'] })
