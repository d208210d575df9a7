import type { Seeds } from './catalogue.ts'
import type { ProductSeed, Text } from './seed.ts'

const tails: Record<'name' | 'maker' | 'city', Text> = {
  name: [
    '، بافته‌شده با پشم دست‌ریس کوهپایه و رنگ‌های گیاهی روناس و نیل، همراه با شناسنامهٔ بافنده و جعبهٔ چوبی',
    ', made by hand from hill-country materials and natural dyes, with a certificate signed by its maker and a wooden case',
    ', ручная работа из горных материалов и натуральных красителей, с подписанным мастером сертификатом и деревянным футляром',
  ],
  maker: [
    ' و فرزندان، شرکت تعاونی هنرمندان صنایع‌دستی استان‌های مرکزی ایران',
    ' and Sons, Cooperative of the Handicraft Artists of the Central Provinces of Iran',
    ' и сыновья, кооператив художников-ремесленников центральных провинций Ирана',
  ],
  city: ['، شهرستان‌های بالادست رودخانه', ', upper river district', ', верховья реки'],
}

/** One word without a break opportunity. */
const unbreakable: Text = [
  'کاسه‌کوزه‌سفالگری‌نقش‌برجستهٔ‌لعاب‌خورده',
  'Handglazedreliefdecoratedearthenwarebowlandjugset',
  'Высокохудожественнорасписанныйглазурованныйнабор',
]

const joined = (text: Text, tail: Text): Text => [text[0] + tail[0], text[1] + tail[1], text[2] + tail[2]]

const lengthened = (seed: ProductSeed, at: number): ProductSeed => ({
  ...seed,
  name: at % 5 === 4 ? unbreakable : joined(seed.name, tails.name),
  maker: joined(seed.maker, tails.maker),
  city: joined(seed.city, tails.city),
})

export const withLongNames = (seeds: Seeds): Seeds =>
  Object.fromEntries(Object.entries(seeds).map(([leaf, products]) => [leaf, products.map(lengthened)]))
