/** Lets so many milliseconds pass, or whatever else is to be done next. */
export const pause = (ms?: number) => new Promise<undefined>((resolve) => setTimeout(resolve, ms))
