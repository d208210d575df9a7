/** Set by `build-id.ts` and `chunk-errors.ts`, read by `pipeline.ts` before each navigation. */
export const build = {
  isOutdated: false,
  needsReload: (_navigation: object): boolean => false,
}
