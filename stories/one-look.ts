/** `parameters.visual` of a state that differs from its siblings in one place: they show it in every language and scheme. */
export const oneLook = { modes: { locale: ['fa'], scheme: ['light'] } }
