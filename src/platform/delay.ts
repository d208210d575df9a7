/** `ms`: milliseconds; the next task by default. */
export const delay = (ms?: number) => new Promise<undefined>((resolve) => setTimeout(resolve, ms))
