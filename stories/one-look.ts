import { inModes } from '../visual/chromatic.ts'

/** Parameters of a state that differs from its siblings in one place: they show it in every language and scheme. */
export const oneLook = inModes({ locale: ['fa'], scheme: ['light'] })
