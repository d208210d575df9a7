import type { NodeCheck } from '#mocks/server/panel/crawler/json-ld.ts'
import { violations } from '../../render/structured-data.ts'

/** Other sites write what they like: the table knows the shapes of this shop. */
export const checkForGoogle: NodeCheck = (type, node) => {
  try {
    return violations({ ...node, '@type': type })
  } catch {
    return [`${type} cannot be judged: its values have another shape`]
  }
}
