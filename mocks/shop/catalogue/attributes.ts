import type { ProductSeed, Text } from './seed.ts'
import type { SpecName } from './vocabulary.ts'
import { specs } from './vocabulary.ts'

type Value = { value: string; title: Text; written: RegExp }
type AttributeSeed = { name: string; title: Text; from: readonly SpecName[]; values: readonly Value[] }

/** Filterable attributes, matched by `written` against the English specification texts. */
const attributes: readonly AttributeSeed[] = [
  {
    name: 'material',
    title: specs.material,
    from: ['material'],
    values: [
      { value: 'wool', title: ['پشم', 'Wool', 'Шерсть'], written: /wool|goat down/i },
      { value: 'silk', title: ['ابریشم', 'Silk', 'Шёлк'], written: /silk/i },
      { value: 'cotton', title: ['پنبه', 'Cotton', 'Хлопок'], written: /cotton/i },
      { value: 'leather', title: ['چرم', 'Leather', 'Кожа'], written: /leather|cowhide|goatskin|sheepskin/i },
      { value: 'copper', title: ['مس', 'Copper', 'Медь'], written: /copper/i },
      { value: 'brass', title: ['برنج', 'Brass', 'Латунь'], written: /brass/i },
      { value: 'silver', title: ['نقره', 'Silver', 'Серебро'], written: /^silver/i },
      { value: 'turquoise', title: ['فیروزه', 'Turquoise', 'Бирюза'], written: /turquoise/i },
      { value: 'enamel', title: ['مینا', 'Enamel', 'Эмаль'], written: /enamel/i },
      { value: 'glass', title: ['شیشه', 'Glass', 'Стекло'], written: /glass/i },
      { value: 'clay', title: ['سفال', 'Clay', 'Керамика'], written: /clay|earthenware|stoneware|fritware/i },
      { value: 'bone', title: ['استخوان', 'Bone', 'Кость'], written: /bone/i },
      { value: 'gold', title: ['طلا', 'Gold', 'Золото'], written: /gold/i },
      { value: 'paper', title: ['کاغذ', 'Paper', 'Бумага'], written: /paper/i },
      { value: 'reed', title: ['نی', 'Reed', 'Тростник'], written: /reed/i },
    ],
  },
  {
    name: 'wood',
    title: specs.wood,
    from: ['wood'],
    values: [
      { value: 'walnut', title: ['گردو', 'Walnut', 'Орех'], written: /walnut/i },
      { value: 'mulberry', title: ['توت', 'Mulberry', 'Шелковица'], written: /mulberry/i },
      { value: 'orange', title: ['نارنج', 'Orange', 'Апельсин'], written: /orange/i },
      { value: 'jujube', title: ['عناب', 'Jujube', 'Унаби'], written: /jujube/i },
      { value: 'ebony', title: ['آبنوس', 'Ebony', 'Чёрное дерево'], written: /ebony/i },
      { value: 'beech', title: ['راش', 'Beech', 'Бук'], written: /beech/i },
    ],
  },
]

const separator = ':'

/** `material:wool`, the value of the filter `attribute`. */
export const attributeKey = (name: string, value: string) => `${name}${separator}${value}`

export function attributesOf({ specs: rows }: ProductSeed): string[] {
  return attributes.flatMap(({ name, from, values }) => {
    const texts = rows.filter(([spec]) => from.includes(spec)).map(([, text]) => text[1])
    return values
      .filter(({ written }) => texts.some((text) => written.test(text)))
      .map(({ value }) => attributeKey(name, value))
  })
}

export const everyAttribute: readonly Omit<AttributeSeed, 'from'>[] = attributes
