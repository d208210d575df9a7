export function watchUncaughtErrors(report: (error: unknown) => void): () => void {
  const onError = ({ error }: ErrorEvent) => report(error)
  const onRejection = ({ reason }: PromiseRejectionEvent) => report(reason)
  window.addEventListener('error', onError)
  window.addEventListener('unhandledrejection', onRejection)
  return () => {
    window.removeEventListener('error', onError)
    window.removeEventListener('unhandledrejection', onRejection)
  }
}
