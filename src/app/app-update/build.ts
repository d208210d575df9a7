/** Set by the build id and by failed chunks; `pipeline.ts` asks `needsReload` before each navigation. */
export const build = {
  isOutdated: false,
  needsReload: (_navigation: object): boolean => false,
}
