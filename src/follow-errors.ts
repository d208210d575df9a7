import { caught } from './caught.ts'

/**
 * What nobody caught is only logged. React hands over here, as its default is, what no boundary caught and what it
 * could mend by itself.
 */
export function followErrors() {
  addEventListener('error', ({ error, message }) => caught(error ?? message, 'window'))
  addEventListener('unhandledrejection', ({ reason }) => caught(reason, 'window'))
}
