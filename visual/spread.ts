import { availableParallelism } from 'node:os'

/** Every worker takes the next item that waits, until none does; it is told the one that it had before. */
export async function spread<Worker, Item>(
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

/** What `make` makes of each, in the order of the items; as many at once as the machine has cores, and one to wait. */
export async function mapAtOnce<Item, Result>(
  items: readonly Item[],
  make: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  const workers = Array.from({ length: availableParallelism() + 1 }, (_, at) => at)
  await spread([...items.entries()], workers, async (_, [at, item]) => {
    results[at] = await make(item)
  })
  return results
}
