import { cartOperations } from './cart-operations.ts'
import { endpoints } from './registry.ts'
import type { CallName } from './registry.ts'

const patterns = Object.entries(endpoints).map(([name, { method, path }]) => ({
  name: name as CallName,
  pattern: new RegExp(`^${method} ${path.replaceAll(/:\w+/g, '[^/]+')}$`),
}))

/** `input` is the body of a POST. */
export function callOf(method: string, pathname: string, input: Record<string, unknown>): CallName | null {
  if (pathname !== cartOperations.none.path)
    return patterns.find(({ pattern }) => pattern.test(`${method} ${pathname}`))?.name ?? null
  const found = Object.values(cartOperations).find(
    ({ cartUpdateType }) => cartUpdateType === input.cartUpdateType,
  )
  return found?.name ?? null
}
