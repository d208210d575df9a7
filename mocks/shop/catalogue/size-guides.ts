import type { SizeGuide } from '#contracts/product.ts'
import { formattersOf } from '#i18n/formatters.ts'
import type { Locales } from '#i18n/i18n-types.ts'
import { inLocale } from '../localized-text.ts'
import type { Shape, Text } from './seed.ts'

type Guide = { caption: Text; columns: readonly Text[]; rows: readonly (readonly number[])[] }

const guides: Partial<Record<Shape, Guide>> = {
  'silver-ring': {
    caption: [
      'دور انگشت را با نواری باریک اندازه بگیرید؛ میان دو اندازه، بزرگ‌تر را بردارید.',
      'Measure round the finger with a narrow strip; between two sizes take the larger.',
      'Измерьте обхват пальца узкой полоской; между двумя размерами берите больший.',
    ],
    columns: [
      ['سایز', 'Size', 'Европейский размер'],
      ['دور انگشت، میلی‌متر', 'Round the finger, mm', 'Обхват пальца, мм'],
      ['قطر درون حلقه، میلی‌متر', 'Inside diameter, mm', 'Внутренний диаметр, мм'],
      ['سایز روسی', 'Russian size', 'Российский размер'],
    ],
    rows: [
      [54, 54, 17.2, 17],
      [57, 57, 18.1, 18],
      [60, 60, 19.1, 19],
      [63, 63, 20.1, 20],
    ],
  },
  'silver-bracelet': {
    caption: [
      'مچ را روی استخوان اندازه بگیرید. دستبند یک تا دو سانتی‌متر آزادی می‌خواهد.',
      'Measure the wrist over the bone. A bracelet needs one to two centimetres of ease.',
      'Измерьте запястье по косточке. Браслету нужен запас в один-два сантиметра.',
    ],
    columns: [
      ['دور دستبند، سانتی‌متر', 'Bracelet, cm', 'Браслет, см'],
      ['مچ از، سانتی‌متر', 'Wrist from, cm', 'Запястье от, см'],
      ['مچ تا، سانتی‌متر', 'Wrist to, cm', 'Запястье до, см'],
    ],
    rows: [
      [16, 14, 15],
      [18, 15, 17],
    ],
  },
  'leather-belt': {
    caption: [
      'دور کمر را از روی شلوار و در جای کمربند اندازه بگیرید.',
      'Measure over the trousers, where the belt is worn.',
      'Измерьте талию поверх брюк, там, где носите ремень.',
    ],
    columns: [
      ['دور کمر، سانتی‌متر', 'Waist, cm', 'Талия, см'],
      ['سوراخ نخست، سانتی‌متر', 'First hole, cm', 'Первое отверстие, см'],
      ['سوراخ آخر، سانتی‌متر', 'Last hole, cm', 'Последнее отверстие, см'],
      ['درازای کل، سانتی‌متر', 'Whole length, cm', 'Общая длина, см'],
    ],
    rows: [
      [85, 80, 90, 100],
      [95, 90, 100, 110],
      [105, 100, 110, 120],
    ],
  },
}

export function sizeGuideOf(shape: Shape, locale: Locales): SizeGuide | undefined {
  const guide = guides[shape]
  if (!guide) return undefined
  const { digits } = formattersOf(locale)
  return {
    caption: inLocale(guide.caption, locale),
    columns: guide.columns.map((column) => inLocale(column, locale)),
    rows: guide.rows.map((cells) => cells.map(digits)),
  }
}
