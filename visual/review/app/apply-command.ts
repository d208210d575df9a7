/** `folder`: of the report that was downloaded, and not of the last run here. */
export const applyCommand = 'npx visual approve --from decisions.json --report folder'
