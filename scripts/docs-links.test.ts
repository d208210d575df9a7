import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const documents = globSync(
  ['*.md', '{build,contracts,deploy,docs,e2e,i18n,mocks,render,server,src,stories,tests,visual}/**/*.md'],
  {
    exclude: ['**/node_modules/**'],
  },
)

/** Without its hash; links to other hosts and within the document are left out. */
function filesLinkedIn(document: string): string[] {
  const links = readFileSync(document, 'utf8').matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)
  return [...links].map(([, path]) => join(dirname(document), path!))
}

test.each(documents)('every file that %s links exists', (document) => {
  expect(filesLinkedIn(document).filter((file) => !existsSync(file))).toEqual([])
})
