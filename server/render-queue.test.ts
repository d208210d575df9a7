import { expect, test } from 'vitest'
import { QueueFull, renderQueue } from './render-queue.ts'

function heldWork() {
  const started: string[] = []
  const ends = new Map<string, () => void>()
  const work = (name: string) => () => {
    started.push(name)
    return new Promise<string>((resolve) => ends.set(name, () => resolve(name)))
  }
  return { started, work, end: (name: string) => ends.get(name)!() }
}

test('works beyond those that run and wait are refused, and others take their place', async () => {
  const { started, work, end } = heldWork()
  const queue = renderQueue<string>({ concurrency: 1, maxWaiting: 1 })
  const first = queue.run('first', work('first'))
  const second = queue.run('second', work('second'))
  expect([started, queue.waiting()]).toEqual([['first'], 1])
  await expect(queue.run('third', work('third'))).rejects.toThrow(QueueFull)
  end('first')
  expect(await first).toBe('first')
  const third = queue.run('third', work('third'))
  end('second')
  await second
  end('third')
  expect([await third, queue.waiting()]).toEqual(['third', 0])
})

test('works of one key are run once while one is underway', async () => {
  const { started, work, end } = heldWork()
  const queue = renderQueue<string>({ concurrency: 2, maxWaiting: 0 })
  const both = [queue.run('pot', work('first')), queue.run('pot', work('second'))]
  end('first')
  expect(await Promise.all(both)).toEqual(['first', 'first'])
  const later = queue.run('pot', work('later'))
  end('later')
  expect([await later, started]).toEqual(['later', ['first', 'later']])
})

test('a forgotten key is run again, and its earlier work still counts', async () => {
  const { work, end } = heldWork()
  const queue = renderQueue<string>({ concurrency: 2, maxWaiting: 0 })
  const before = queue.run('pot', work('before'))
  queue.forget('pot')
  const after = queue.run('pot', work('after'))
  await expect(queue.run('tray', work('tray'))).rejects.toThrow(QueueFull)
  end('before')
  await before
  const shared = queue.run('pot', work('another'))
  end('after')
  expect(await Promise.all([after, shared])).toEqual(['after', 'after'])
})

test('a work that fails frees its place', async () => {
  const queue = renderQueue<string>({ concurrency: 1, maxWaiting: 0 })
  await expect(queue.run('pot', () => Promise.reject(new Error('no pot')))).rejects.toThrow('no pot')
  expect(await queue.run('pot', async () => 'pot')).toBe('pot')
})
