import { seededRandom } from '../random.ts'
import type { Text } from './seed.ts'

export type QuestionSeed = { author: Text; body: Text; on: string; answer: { body: Text; on: string } | null }

const pantry = ['saffron-spices', 'nuts-dried-fruit']

const ofGoods: readonly QuestionSeed[] = [
  {
    author: ['الهام ر.', 'Elham R.', 'Эльхам Р.'],
    body: [
      'چطور نگهش دارم که آسیب نبیند؟',
      'How should I keep it so that it comes to no harm?',
      'Как хранить, чтобы не испортить?',
    ],
    on: '2026-09-14',
    answer: {
      body: [
        'آن را از نم و آفتاب مستقیم دور نگه دارید. راهنمای نگهداری همراه کالا می‌آید.',
        'Keep it away from damp and direct sun. A care leaflet comes with it.',
        'Берегите от сырости и прямого солнца. Памятка по уходу приложена к товару.',
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
        'عکس‌ها در نور روز گرفته شده‌اند، ولی ته‌رنگ آن ممکن است با آنچه روی صفحه‌نمایش می‌بینید کمی فرق کند.',
        'The pictures are taken in daylight, but the shade may differ a little from what your screen shows.',
        'Снимки сделаны при дневном свете, но оттенок может немного отличаться от того, что вы видите на экране.',
      ],
      on: '2026-08-02',
    },
  },
]

const ofPantry: readonly QuestionSeed[] = [
  {
    author: ['لیلا ش.', 'Leila Sh.', 'Лейла Ш.'],
    body: [
      'تا کی تازه می‌ماند و کجا نگهش دارم؟',
      'How long does it keep, and where should I store it?',
      'Сколько хранится и где лучше держать?',
    ],
    on: '2026-09-20',
    answer: {
      body: [
        'در ظرف دربسته و جای خشک، خنک و تاریک. تاریخ مصرف روی هر بسته نوشته شده است.',
        'In a closed jar, in a dry, cool and dark place. The best-before date is on every pack.',
        'В закрытой посуде, в сухом, прохладном и тёмном месте. Срок годности указан на каждой упаковке.',
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
        'بله؛ شیوه‌ها و قیمت در «خدمات»، «بسته‌بندی هدیه» آمده است. برگه درون بسته قیمت ندارد.',
        'Yes: see “Gift wrapping” under Services for the ways and prices. The slip inside shows no prices.',
        'Да: варианты и цены — в разделе «Услуги», «Подарочная упаковка». В накладной внутри цен нет.',
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
