import { expect, test } from 'vitest'
import type { Story } from '../capture/story.ts'
import { explainChange } from './explain-change.ts'
import { findAffectedStories } from './affected-stories.ts'
import type { ChangeRules, AffectedStories } from './affected-stories.ts'
import { parseStats } from './graph.ts'

const module = (name: string, ...importers: string[]) => ({
  name: `./${name}`,
  reasons: importers.map((moduleName) => ({ moduleName: `./${moduleName}` })),
})

const graph = parseStats(
  JSON.stringify({
    modules: [
      module('src/ui/Badge/Badge.tsx', 'src/ui/Badge/Badge.stories.tsx', 'src/ui/Card/Card.tsx'),
      module('src/ui/Card/Card.tsx', 'src/ui/Card/Card.stories.tsx'),
      module('src/ui/Card/Card.stories.tsx', 'virtual:stories'),
      module('src/ui/Badge/Badge.stories.tsx', 'virtual:stories'),
      module('src/ui/Field/Field.tsx', 'src/routes/settings/index.tsx'),
      module('src/routes/settings/index.tsx', 'src/routes.gen.ts'),
      module('src/routes/home.tsx', 'src/routes.gen.ts'),
      module('src/routes.gen.ts', 'stories/Pages.stories.tsx'),
      module('src/theme.ts', '.storybook/preview.tsx', 'src/ui/Card/Card.tsx'),
    ],
  }),
)
const drawn = [
  { id: 'card', importPath: './src/ui/Card/Card.stories.tsx', visual: {} },
  { id: 'badge', importPath: './src/ui/Badge/Badge.stories.tsx', visual: {} },
  { id: 'home', importPath: './stories/Pages.stories.tsx', visual: { renderedBy: ['src/routes/home.tsx'] } },
  {
    id: 'settings',
    importPath: './stories/Pages.stories.tsx',
    visual: { renderedBy: ['src/routes/settings/**'] },
  },
]
const rules: ChangeRules = {
  preview: '.storybook/preview.tsx',
  registries: ['src/routes.gen.ts'],
  externals: ['package-lock.json', 'texts/**', 'pictures/**'],
  untraced: ['**/*.md', '**/*.test.ts', 'pictures/approved/**'],
}
const chosen = (...files: string[]) => findAffectedStories(files, graph, drawn, rules)

test('a changed module affects the stories of all its importers', () => {
  expect(chosen('src/ui/Badge/Badge.tsx')).toEqual({
    everywhere: [],
    stories: new Map([
      ['card', ['src/ui/Badge/Badge.tsx']],
      ['badge', ['src/ui/Badge/Badge.tsx']],
    ]),
    untraced: [],
  } satisfies AffectedStories)
  expect([...chosen('src/ui/Card/Card.tsx').stories.keys()]).toEqual(['card'])
})

test('a file that may change any screenshot selects all stories, with a reason', () => {
  const { everywhere, stories } = chosen(
    'src/ui/Card/Card.tsx',
    'package-lock.json',
    'texts/index.ts',
    'src/theme.ts',
  )
  expect(everywhere).toEqual([
    { file: 'package-lock.json', reason: expect.stringContaining('package-lock.json') },
    { file: 'texts/index.ts', reason: expect.stringContaining('texts/**') },
    { file: 'src/theme.ts', reason: expect.stringContaining('preview') },
  ])
  expect([...stories.keys()]).toEqual(['card'])
})

test('an unknown file selects all stories', () => {
  expect(chosen('src/ui/Card/Gone.tsx').everywhere).toEqual([
    { file: 'src/ui/Card/Gone.tsx', reason: expect.stringContaining('who knows') },
  ])
})

test('documents and tests select no story, with a reason', () => {
  const { everywhere, untraced } = chosen('README.md', 'src/ui/Card/card.test.ts')
  expect(everywhere).toEqual([])
  expect(untraced.map(({ file }) => file)).toEqual(['README.md', 'src/ui/Card/card.test.ts'])
})

test('a file that changes no picture selects no story, even in a folder whose files may change any', () => {
  expect(chosen('pictures/approved/a.webp', 'texts/texts.test.ts').everywhere).toEqual([])
  expect(chosen('pictures/frame.svg').everywhere).toHaveLength(1)
})

test('a page is affected through its own routes, not through the route table that lists them all', () => {
  expect([...chosen('src/ui/Field/Field.tsx').stories.keys()]).toEqual(['settings'])
  expect([...chosen('src/routes.gen.ts').stories.keys()]).toEqual(['home', 'settings'])
})

test('a changed dictionary affects the stories that show its changed texts', () => {
  const withTexts = (...stories: string[]) =>
    findAffectedStories(['texts/ar.ts'], graph, drawn, rules, new Map([['texts/ar.ts', stories]]))
  expect(withTexts('card')).toEqual({
    everywhere: [],
    stories: new Map([['card', ['texts/ar.ts']]]),
    untraced: [],
  } satisfies AffectedStories)
  expect(withTexts().untraced).toEqual([{ file: 'texts/ar.ts', reason: expect.stringContaining('no story') }])
})

test('the files of a shot are those that reach its story, then those that may change any', () => {
  const choice = chosen('src/theme.ts', 'src/ui/Badge/Badge.tsx')
  const story = { id: 'badge' } as Story
  expect(explainChange(choice, story, undefined, 'test')).toEqual({
    files: ['src/ui/Badge/Badge.tsx', 'src/theme.ts'],
    origin: 'branch',
  })
})
