import { expect, test } from 'vitest'
import { hashOf, routeOf, type Route } from './routes.ts'

test('routes round-trip through the location hash', () => {
  const routes: Route[] = [
    { screen: 'list' },
    { screen: 'commit' },
    { screen: 'group', id: 'g/1 ۲', key: null },
    { screen: 'group', id: 'g', key: 'ui-button--loading fa light 390' },
  ]
  for (const route of routes) expect(routeOf(hashOf(route))).toEqual(route)
})

test('an unknown location hash is the list', () => {
  for (const hash of ['', '#', '#/group', '#/group/%E0%A4%A', '#/nowhere'])
    expect(routeOf(hash).screen).toBe('list')
})
