import type { ProductItem, Review } from '#contracts/product.ts'
import type { Locales } from '#i18n/i18n-types.ts'
import { inLocale } from '../localized-text.ts'
import { seededRandom } from '../random.ts'
import type { ProductSeed, Text } from './seed.ts'

const titles: Record<ProductSeed['reviews'][number]['stars'], readonly Text[]> = {
  5: [
    ['همان که می‌خواستم', 'Just what I wanted', 'Именно то, что хотелось'],
    ['کار دست، در بهترین شکلش', 'Handwork at its best', 'Ручная работа высшего класса'],
    ['به قیمتش می‌ارزد', 'Worth its price', 'Стоит своих денег'],
  ],
  4: [
    ['خوب، با یک نکته کوچک', 'Good, with one small remark', 'Хорошо, но есть мелочь'],
    ['از خریدم راضی‌ام', 'Glad I bought it', 'Покупкой довольны'],
  ],
  3: [['متوسط', 'Middling', 'Средне']],
  2: [['انتظار بیشتری داشتم', 'I expected more', 'Ожидалось большее']],
  1: [['آن نبود که می‌خواستم', 'Not what I wanted', 'Совсем не то']],
}

type Extras = Required<Pick<Review, 'boughtHere' | 'helpful'>> & Pick<Review, 'title' | 'pictures'>

/** Deterministic by product: two of three reviews have a title, one of three pictures. */
export function reviewExtras(
  { label, reviews }: ProductSeed,
  at: number,
  items: readonly ProductItem[],
  locale: Locales,
): Extras {
  const random = seededRandom(`${label}/review/${at}`)
  const [titleChance, pictureChance, choice, helpful, bought] = Array.from({ length: 5 }, random)
  const known = titles[reviews[at]!.stars]
  const pictures = items[0]!.pictures.slice(1, choice! < 0.5 ? 2 : 3)
  return {
    ...(titleChance! < 0.67 && { title: inLocale(known[Math.floor(choice! * known.length)]!, locale) }),
    ...(pictureChance! < 0.34 && { pictures }),
    boughtHere: bought! < 0.9,
    helpful: Math.floor(helpful! * 24),
  }
}
