/** Resolves after `ms` milliseconds; without them, in the next task. */
export const delay = (ms?: number) => new Promise<undefined>((resolve) => setTimeout(resolve, ms))
