/** The only import of msw, so that a major upgrade changes one file. */
export { getResponse, http } from 'msw'
export type { HttpHandler } from 'msw'
