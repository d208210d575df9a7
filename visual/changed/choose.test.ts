import { expect, test } from 'vitest'
import { choose } from './choose.ts'
import { parseStats } from './graph.ts'

const module = (name: string, ...importers: string[]) => ({
  name: `./${name}`,
  reasons: importers.map((moduleName) => ({ moduleName: `./${moduleName}` })),
})

const graph = parseStats(
  JSON.stringify({
    modules: [
      module('src/ui/Price/Price.tsx', 'src/ui/Price/Price.stories.tsx', 'src/ui/Card/Card.tsx'),
      module('src/ui/Card/Card.tsx', 'src/ui/Card/Card.stories.tsx'),
      module('src/ui/Card/Card.stories.tsx', 'virtual:stories'),
      module('src/ui/Price/Price.stories.tsx', 'virtual:stories'),
      module('src/ui/Total/Total.tsx', 'src/routes/basket/index.tsx'),
      module('src/routes/basket/index.tsx', 'src/routes.gen.ts'),
      module('src/routes/home.tsx', 'src/routes.gen.ts'),
      module('src/routes.gen.ts', 'stories/Pages.stories.tsx'),
      module('src/theme.ts', '.storybook/preview.tsx', 'src/ui/Card/Card.tsx'),
    ],
  }),
)
const drawn = [
  { id: 'card', importPath: './src/ui/Card/Card.stories.tsx', visual: {} },
  { id: 'price', importPath: './src/ui/Price/Price.stories.tsx', visual: {} },
  { id: 'home', importPath: './stories/Pages.stories.tsx', visual: { drawnBy: ['src/routes/home.tsx'] } },
  { id: 'basket', importPath: './stories/Pages.stories.tsx', visual: { drawnBy: ['src/routes/basket/**'] } },
]
const rules = {
  preview: '.storybook/preview.tsx',
  tables: ['src/routes.gen.ts'],
  everything: ['package-lock.json', 'i18n/**'],
  nothing: ['**/*.md', '**/*.test.ts'],
}
const chosen = (...files: string[]) => choose(files, graph, drawn, rules)

test('a change reaches the stories of all that import it', () => {
  expect(chosen('src/ui/Price/Price.tsx')).toEqual({
    everything: null,
    stories: new Map([
      ['card', ['src/ui/Price/Price.tsx']],
      ['price', ['src/ui/Price/Price.tsx']],
    ]),
    left: [],
  })
  expect([...chosen('src/ui/Card/Card.tsx').stories.keys()]).toEqual(['card'])
})

test('what may change any picture means all of them, and says why', () => {
  expect(chosen('src/ui/Card/Card.tsx', 'package-lock.json').everything).toContain('package-lock.json')
  expect(chosen('i18n/fa/index.ts').everything).toContain('i18n/**')
  expect(chosen('src/theme.ts').everything).toContain('preview')
})

test('in doubt it is everything', () => {
  expect(chosen('src/ui/Card/Gone.tsx').everything).toContain('who knows')
})

test('documents and tests change nothing, with a word', () => {
  const { everything, left } = chosen('README.md', 'src/ui/Card/card.test.ts')
  expect(everything).toBeNull()
  expect(left.map(({ file }) => file)).toEqual(['README.md', 'src/ui/Card/card.test.ts'])
})

test('a page is reached through its own routes, and not through the table that lists them all', () => {
  expect([...chosen('src/ui/Total/Total.tsx').stories.keys()]).toEqual(['basket'])
  expect([...chosen('src/routes.gen.ts').stories.keys()]).toEqual(['home', 'basket'])
})
