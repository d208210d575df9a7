import { expect, test } from 'vitest'
import { hashOf, routeOf, type Route } from './routes.ts'

test('an address comes back as the screen it was made of', () => {
  const routes: Route[] = [
    { screen: 'list' },
    { screen: 'commit' },
    { screen: 'group', id: 'g/1 ۲', key: null },
    { screen: 'group', id: 'g', key: 'ui-button--loading fa light 390' },
  ]
  for (const route of routes) expect(routeOf(hashOf(route))).toEqual(route)
})

test('any other address is the list', () => {
  for (const hash of ['', '#', '#/group', '#/group/%E0%A4%A', '#/nowhere'])
    expect(routeOf(hash).screen).toBe('list')
})
