/** The one door to msw: a change of its major version is a change of this file. */
export { getResponse, http } from 'msw'
export type { HttpHandler } from 'msw'
