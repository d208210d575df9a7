import type { ContentEntry, ContentKind, ContentList } from '#contracts/content.ts'
import { productCard, picture } from './product-fixtures.ts'

export const entryOf = (kind: ContentKind, changes: Partial<ContentEntry> = {}): ContentEntry => ({
  kind,
  label: 'one-of-many',
  title: 'چگونه یک فرش را بخوانیم',
  summary: 'از ترنج تا لچک و حاشیه، هر بخش فرش سخنی دارد؛ ببینید کجا را نگاه کنید و چه بپرسید.',
  picture,
  publishedOn: '2026-11-02',
  author: kind === 'blogs' ? 'بهمن خاوری' : null,
  service:
    kind === 'services' ? { priceFrom: { amount: 6_000_000, unit: 'IRR' }, days: { from: 2, to: 14 } } : null,
  event:
    kind === 'exhibition'
      ? { from: '2026-11-12', to: '2026-11-24', venue: 'نگارخانه برگ', city: 'تهران', status: 'running' }
      : null,
  body: '<p>هر گره جای خود را دارد.</p><h2>ترنج</h2><p>از میان آغاز کنید.</p>',
  pictures: [],
  videoUrl: null,
  captions: [],
  goods: [productCard],
  ...changes,
})

export const inEnglish = {
  title: 'How to read a carpet',
  summary: 'From the medallion to the border, each part has something to say.',
  body: '<p>Every knot has its place.</p>',
}

export const withLongNames = {
  title:
    'آنچه پیش از خریدن نخستین فرش دست‌باف باید درباره گره و رنگ و نقشه و رج‌شمار و اندازه و نگهداری آن دانست',
  summary: `${'از ترنج تا لچک و حاشیه، هر بخش فرش سخنی دارد. '.repeat(6)}${'ر'.repeat(80)}`,
}

export function contentListOf(
  kind: ContentKind,
  count: number,
  changes: Partial<ContentEntry> = {},
): ContentList {
  const entries = Array.from({ length: count }, (_, index) =>
    entryOf(kind, { label: `entry-${index + 1}`, ...changes }),
  )
  return { total: count, page: 1, pageSize: 6, entries }
}
