import { expect, test } from 'vitest'
import { openReviewStorage } from './review-storage.ts'

/** Holds as many characters, in values. */
function storageOf(capacity: number, ...names: string[]): Storage {
  const items = new Map(names.map((name) => [name, 'saved']))
  return {
    get length() {
      return items.size
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
    setItem(key, value) {
      const rest = [...items].filter(([one]) => one !== key).map(([, text]) => text)
      if ([...rest, value].join('').length > capacity) throw new Error('QuotaExceededError')
      items.set(key, value)
    },
  }
}

const namesIn = (storage: Storage) => Array.from({ length: storage.length }, (_, at) => storage.key(at))
const days = (...numbers: number[]) => numbers.map((day) => `visual-review 2026-11-0${day}`)

test('the newest few of other reviews are kept', () => {
  const storage = storageOf(1000, ...days(3, 1, 2, 4, 5, 6, 7), 'visual-review', 'theme')
  openReviewStorage(storage, '2026-11-01')
  expect(namesIn(storage)).toEqual([...days(3, 1, 4, 5, 6, 7), 'visual-review', 'theme'])
})

test('a review that does not fit takes the place of the oldest others', () => {
  const storage = storageOf(20, ...days(3, 1, 2))
  const review = openReviewStorage(storage, '2026-11-04')
  expect(review.save('of 12 signs.')).toBe(true)
  expect(namesIn(storage)).toEqual(days(3, 4))
  expect(review.read()).toBe('of 12 signs.')
})

test('a review that fits nowhere is not saved', () => {
  const storage = storageOf(20, 'theme')
  expect(openReviewStorage(storage, '2026-11-04').save('a review of 24 signs ...')).toBe(false)
  expect(namesIn(storage)).toEqual(['theme'])
})
