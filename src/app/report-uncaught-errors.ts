import { reportError } from '#src/platform/report-error.ts'

/**
 * What nobody caught is only logged. React hands over here, as its default is, what no boundary caught and what it
 * could mend by itself.
 */
export function reportUncaughtErrors() {
  addEventListener('error', ({ error, message }) => reportError(error ?? message, 'window'))
  addEventListener('unhandledrejection', ({ reason }) => reportError(reason, 'window'))
}
