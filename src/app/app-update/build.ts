export const build = {
  isOutdated: false,
  needsReload: (_navigation: object): boolean => false,
}
