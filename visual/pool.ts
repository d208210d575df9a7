import { availableParallelism } from 'node:os'

/** Each worker takes the next waiting item; `work` also gets the previous item of the worker. */
export async function pool<Worker, Item>(
  items: readonly Item[],
  workers: readonly Worker[],
  work: (worker: Worker, item: Item, before: Item | null) => Promise<void>,
): Promise<void> {
  const waiting = items.values()
  const each = async (worker: Worker) => {
    let before: Item | null = null
    for (const item of waiting) {
      await work(worker, item, before)
      before = item
    }
  }
  await Promise.all(workers.map(each))
}

export async function mapConcurrently<Item, Result>(
  items: readonly Item[],
  make: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  const workers = Array.from({ length: availableParallelism() + 1 }, (_, at) => at)
  await pool([...items.entries()], workers, async (_, [at, item]) => {
    results[at] = await make(item)
  })
  return results
}
