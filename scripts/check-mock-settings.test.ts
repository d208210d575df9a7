import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

test.each([
  ['mocks', { MOCK_PRODUCTS: 'many' }, 'MOCK_PRODUCTS is "many"; it has to be a whole number.\n'],
  ['start', { MOCK_PRODUCTS: 'many' }, 'MOCK_PRODUCTS is "many"; it has to be a whole number.\n'],
  ['preview', { MOCK_PICTURES: 'png' }, 'MOCK_PICTURES is "png"; it has to be webp or plain.\n'],
  ['serve', { MOCK_PICTURES: 'png' }, 'MOCK_PICTURES is "png"; it has to be webp or plain.\n'],
])('npm run %s exits with 1 and names a wrong setting of the mock server', async (name, env, sentence) => {
  const child = spawn(process.execPath, [join(import.meta.dirname, `${name}.ts`)], {
    env: { ...process.env, ...env },
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text))
  const [code] = (await once(child, 'close')) as [number | null]
  expect([code, output]).toEqual([1, sentence])
})
