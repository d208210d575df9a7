export type Route =
  | { screen: 'list' }
  | { screen: 'group'; id: string; key: string | null }
  | { screen: 'commit' }

export function hashOf(route: Route): string {
  if (route.screen === 'list') return '#/'
  if (route.screen === 'commit') return '#/commit'
  const parts = [route.id, ...(route.key === null ? [] : [route.key])]
  return `#/group/${parts.map(encodeURIComponent).join('/')}`
}

export function routeOf(hash: string): Route {
  const [, screen, id, key] = hash.split('/')
  if (screen === 'commit') return { screen }
  if (screen !== 'group' || !id) return { screen: 'list' }
  try {
    return { screen, id: decodeURIComponent(id), key: key ? decodeURIComponent(key) : null }
  } catch {
    return { screen: 'list' }
  }
}
