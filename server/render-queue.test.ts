import { expect, onTestFinished, test, vi } from 'vitest'
import { QueueFull, renderQueue } from './render-queue.ts'

function heldTasks() {
  const started: string[] = []
  const ends = new Map<string, () => void>()
  const task = (name: string) => () => {
    started.push(name)
    return new Promise<string>((resolve) => ends.set(name, () => resolve(name)))
  }
  return { started, task, end: (name: string) => ends.get(name)!() }
}

test('tasks beyond those that run and wait are refused, and others take their place', async () => {
  const { started, task, end } = heldTasks()
  const queue = renderQueue<string>({ concurrency: 1, maxWaiting: 1 })
  const first = queue.run('first', task('first'))
  const second = queue.run('second', task('second'))
  expect([started, queue.waiting()]).toEqual([['first'], 1])
  await expect(queue.run('third', task('third'))).rejects.toThrow(QueueFull)
  end('first')
  expect(await first).toBe('first')
  const third = queue.run('third', task('third'))
  end('second')
  await second
  end('third')
  expect([await third, queue.waiting()]).toEqual(['third', 0])
})

test('tasks of one key are run once while one is in flight', async () => {
  const { started, task, end } = heldTasks()
  const queue = renderQueue<string>({ concurrency: 2, maxWaiting: 0 })
  const both = [queue.run('pot', task('first')), queue.run('pot', task('second'))]
  end('first')
  expect(await Promise.all(both)).toEqual(['first', 'first'])
  const later = queue.run('pot', task('later'))
  end('later')
  expect([await later, started]).toEqual(['later', ['first', 'later']])
})

test('a forgotten key is run again, and its earlier task still counts', async () => {
  const { task, end } = heldTasks()
  const queue = renderQueue<string>({ concurrency: 2, maxWaiting: 0 })
  const before = queue.run('pot', task('before'))
  queue.forget('pot')
  const after = queue.run('pot', task('after'))
  await expect(queue.run('tray', task('tray'))).rejects.toThrow(QueueFull)
  end('before')
  await before
  const shared = queue.run('pot', task('another'))
  end('after')
  expect(await Promise.all([after, shared])).toEqual(['after', 'after'])
})

test('a task whose last visitor has waited too long is refused, and its place is free', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const { started, task, end } = heldTasks()
  const queue = renderQueue<string>({ concurrency: 1, maxWaiting: 3 })
  const first = queue.run('first', task('first'))
  const left = queue.run('left', task('left'))
  const shared = queue.run('shared', task('shared'))
  vi.advanceTimersByTime(9_000)
  const joined = queue.run('shared', task('joined'))
  vi.advanceTimersByTime(2_000)
  end('first')
  await expect(left).rejects.toThrow(QueueFull)
  await first
  await expect.poll(() => started).toEqual(['first', 'shared'])
  end('shared')
  expect(await Promise.all([shared, joined])).toEqual(['shared', 'shared'])
  expect(queue.waiting()).toBe(0)
})

test('a task that fails frees its place', async () => {
  const queue = renderQueue<string>({ concurrency: 1, maxWaiting: 0 })
  await expect(queue.run('pot', () => Promise.reject(new Error('no pot')))).rejects.toThrow('no pot')
  expect(await queue.run('pot', async () => 'pot')).toBe('pot')
})
