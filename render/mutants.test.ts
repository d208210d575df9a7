import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { renderMutants } from './mutants.ts'

test('the code of every mutant stands once in its file', () => {
  const lost = renderMutants.filter(({ file, from }) => {
    const code = readFileSync(join(import.meta.dirname, '..', file), 'utf8')
    return code.split(from).length !== 2
  })
  expect(lost.map(({ name }) => name)).toEqual([])
})
