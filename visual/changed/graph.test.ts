import { expect, test } from 'vitest'
import { findDependents, parseStats } from './graph.ts'

const module = (name: string, importers: (string | null)[], modules: object[] = []) => ({
  name,
  reasons: importers.map((moduleName) => ({ moduleName })),
  modules,
})

test('in stats of webpack a file is followed through entries, loaders and modules that were joined', () => {
  const loader = './node_modules/css-loader/dist/cjs.js??ruleSet[1].use[1]!'
  const graph = parseStats(
    JSON.stringify({
      modules: [
        module('./stories.js', [null]),
        module(`${loader}./src/Badge.css`, ['./src/Badge.css']),
        module('./src/Badge.css', ['./src/Badge.tsx']),
        module(
          './src/Badge.stories.tsx + 2 modules',
          ['./src/ lazy ^\\.\\/.*$ include: (%3F%21.*node_modules)'],
          [module('./src/Badge.stories.tsx', []), module('./src/Badge.tsx', ['./src/Badge.stories.tsx'])],
        ),
      ],
    }),
  )
  expect([...graph.keys()]).toContain('src/Badge.stories.tsx')
  expect(findDependents(graph, 'src/Badge.css')).toContain('src/Badge.stories.tsx')
  expect(findDependents(graph, 'src/Badge.stories.tsx').size).toBe(2)
})
