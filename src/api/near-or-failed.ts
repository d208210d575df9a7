/** `enabled` of a row that is read once it is near: one that failed before has no place on the page, so it is read at once. */
export const nearOrFailed =
  (isNear: boolean) =>
  ({ state }: { state: { errorUpdateCount: number } }) =>
    isNear || state.errorUpdateCount > 0
