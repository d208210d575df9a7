import { seededRandom } from '../random.ts'
import type { Text } from './seed.ts'

export type QuestionSeed = { author: Text; body: Text; on: string; answer: { body: Text; on: string } | null }

const pantry = ['saffron-spices', 'nuts-dried-fruit']

const ofGoods: readonly QuestionSeed[] = [
  {
    author: ['الهام ر.', 'Elham R.', 'Эльхам Р.'],
    body: [
      'برای تمیز کردنش چه کار کنم که رنگ و نقشش آسیب نبیند؟',
      'How do I clean it without harming its colour and pattern?',
      'Как ухаживать за изделием, чтобы не повредить цвет и узор?',
    ],
    on: '2026-09-14',
    answer: {
      body: [
        'با پارچه‌ای نرم و خشک گرد آن را بگیرید و از شوینده و آب گرم پرهیز کنید. راهنمای نگهداری همراه کالا می‌آید.',
        'Dust it with a soft dry cloth, and avoid detergents and hot water. A care leaflet comes with it.',
        'Протирайте мягкой сухой тканью, без моющих средств и горячей воды. Памятка по уходу приложена к товару.',
      ],
      on: '2026-09-15',
    },
  },
  {
    author: ['حمید ت.', 'Hamid T.', 'Хамид Т.'],
    body: [
      'رنگش در واقعیت همان است که در عکس می‌بینیم؟',
      'Is the colour the same as in the pictures?',
      'Цвет в жизни такой же, как на фото?',
    ],
    on: '2026-08-02',
    answer: {
      body: [
        'عکس‌ها در نور روز گرفته شده‌اند. چون کار دست است، ته‌رنگ هر نمونه ممکن است کمی فرق کند.',
        'The pictures are taken in daylight. As it is made by hand, the shade of each piece may differ a little.',
        'Снимки сделаны при дневном свете. Это ручная работа, поэтому оттенок может немного отличаться.',
      ],
      on: '2026-08-02',
    },
  },
]

const ofPantry: readonly QuestionSeed[] = [
  {
    author: ['لیلا ش.', 'Leila Sh.', 'Лейла Ш.'],
    body: [
      'تا چند ماه تازه می‌ماند و کجا نگهش دارم؟',
      'How many months does it keep, and where should I store it?',
      'Сколько месяцев хранится и где лучше держать?',
    ],
    on: '2026-09-20',
    answer: {
      body: [
        'در ظرف دربسته و جای خشک و تاریک، تا یک سال. تاریخ بسته‌بندی روی هر بسته نوشته شده است.',
        'Up to a year in a closed jar, in a dry and dark place. The packing date is on every pack.',
        'До года в закрытой посуде, в сухом и тёмном месте. Дата упаковки указана на каждой пачке.',
      ],
      on: '2026-09-21',
    },
  },
]

const ofAll: readonly QuestionSeed[] = [
  {
    author: ['نگار ف.', 'Negar F.', 'Негар Ф.'],
    body: [
      'برای هدیه می‌خواهم؛ بسته‌بندی هدیه هم دارید؟',
      'It is a present; do you also wrap gifts?',
      'Беру в подарок; есть ли подарочная упаковка?',
    ],
    on: '2026-10-11',
    answer: {
      body: [
        'بله. هنگام هماهنگی تحویل بگویید تا در جعبه هدیه و بدون برگه قیمت فرستاده شود.',
        'Yes. Tell us when we arrange the delivery, and it comes in a gift box without the price.',
        'Да. Скажите об этом при согласовании доставки: пришлём в подарочной коробке без ценника.',
      ],
      on: '2026-10-12',
    },
  },
  {
    author: ['پویا ج.', 'Pouya J.', 'Пуйя Дж.'],
    body: [
      'اگر تعداد بیشتری بخواهم، چقدر زمان می‌برد؟',
      'How long does it take if I need several of them?',
      'Сколько ждать, если нужно несколько штук?',
    ],
    on: '2026-11-02',
    answer: null,
  },
]

/** Deterministic by label: one product in six has no question. */
export function questionsOf(label: string, leaf: string): readonly QuestionSeed[] {
  const random = seededRandom(`${label}/questions`)
  if (random() < 1 / 6) return []
  return [...(pantry.includes(leaf) ? ofPantry : ofGoods), ...ofAll]
}
