import { reportError } from '#src/platform/report-error.ts'

/** React, too, passes uncaught and recoverable errors to `window` by default. */
export function reportUncaughtErrors() {
  addEventListener('error', ({ error, message }) => reportError(error ?? message, 'window'))
  addEventListener('unhandledrejection', ({ reason }) => reportError(reason, 'window'))
}
