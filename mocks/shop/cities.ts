import { foldedAndJoined } from '#i18n/digits.ts'
import type { Text } from './catalogue/seed.ts'

/** `days`: the first and last day of delivery by post, counted from today. */
export type CitySeed = { id: number; title: Text; province: Text; days: readonly [number, number] }

const near = [3, 5] as const
export const usualDays = [4, 7] as const
const far = [5, 9] as const

const seeds: readonly (readonly [title: Text, province: Text, days: CitySeed['days']])[] = [
  [['تهران', 'Tehran', 'Тегеран'], ['تهران', 'Tehran', 'Тегеран'], usualDays],
  [['کرج', 'Karaj', 'Кередж'], ['البرز', 'Alborz', 'Альборз'], near],
  [['قم', 'Qom', 'Кум'], ['قم', 'Qom', 'Кум'], near],
  [['قزوین', 'Qazvin', 'Казвин'], ['قزوین', 'Qazvin', 'Казвин'], near],
  [['سمنان', 'Semnan', 'Семнан'], ['سمنان', 'Semnan', 'Семнан'], near],
  [['اصفهان', 'Isfahan', 'Исфахан'], ['اصفهان', 'Isfahan', 'Исфахан'], usualDays],
  [['کاشان', 'Kashan', 'Кашан'], ['اصفهان', 'Isfahan', 'Исфахан'], usualDays],
  [['شیراز', 'Shiraz', 'Шираз'], ['فارس', 'Fars', 'Фарс'], usualDays],
  [['مشهد', 'Mashhad', 'Мешхед'], ['خراسان رضوی', 'Razavi Khorasan', 'Хорасан-Резави'], usualDays],
  [['تبریز', 'Tabriz', 'Тебриз'], ['آذربایجان شرقی', 'East Azerbaijan', 'Восточный Азербайджан'], usualDays],
  [['ارومیه', 'Urmia', 'Урмия'], ['آذربایجان غربی', 'West Azerbaijan', 'Западный Азербайджан'], usualDays],
  [['اردبیل', 'Ardabil', 'Ардебиль'], ['اردبیل', 'Ardabil', 'Ардебиль'], usualDays],
  [['رشت', 'Rasht', 'Решт'], ['گیلان', 'Gilan', 'Гилян'], usualDays],
  [['ساری', 'Sari', 'Сари'], ['مازندران', 'Mazandaran', 'Мазендеран'], usualDays],
  [['گرگان', 'Gorgan', 'Горган'], ['گلستان', 'Golestan', 'Голестан'], usualDays],
  [['زنجان', 'Zanjan', 'Зенджан'], ['زنجان', 'Zanjan', 'Зенджан'], usualDays],
  [['همدان', 'Hamadan', 'Хамадан'], ['همدان', 'Hamadan', 'Хамадан'], usualDays],
  [['سنندج', 'Sanandaj', 'Сенендедж'], ['کردستان', 'Kurdistan', 'Курдистан'], usualDays],
  [['کرمانشاه', 'Kermanshah', 'Керманшах'], ['کرمانشاه', 'Kermanshah', 'Керманшах'], usualDays],
  [['اراک', 'Arak', 'Эрак'], ['مرکزی', 'Markazi', 'Меркези'], usualDays],
  [['خرم‌آباد', 'Khorramabad', 'Хорремабад'], ['لرستان', 'Lorestan', 'Лурестан'], usualDays],
  [['ایلام', 'Ilam', 'Илам'], ['ایلام', 'Ilam', 'Илам'], far],
  [['اهواز', 'Ahvaz', 'Ахваз'], ['خوزستان', 'Khuzestan', 'Хузестан'], usualDays],
  [
    ['شهرکرد', 'Shahrekord', 'Шехре-Корд'],
    ['چهارمحال و بختیاری', 'Chaharmahal and Bakhtiari', 'Чехармехаль и Бахтиария'],
    usualDays,
  ],
  [
    ['یاسوج', 'Yasuj', 'Ясудж'],
    ['کهگیلویه و بویراحمد', 'Kohgiluyeh and Boyer-Ahmad', 'Кохгилуйе и Бойерахмед'],
    far,
  ],
  [['یزد', 'Yazd', 'Йезд'], ['یزد', 'Yazd', 'Йезд'], usualDays],
  [['کرمان', 'Kerman', 'Керман'], ['کرمان', 'Kerman', 'Керман'], usualDays],
  [['بوشهر', 'Bushehr', 'Бушир'], ['بوشهر', 'Bushehr', 'Бушир'], far],
  [['بندرعباس', 'Bandar Abbas', 'Бендер-Аббас'], ['هرمزگان', 'Hormozgan', 'Хормозган'], far],
  [
    ['زاهدان', 'Zahedan', 'Захедан'],
    ['سیستان و بلوچستان', 'Sistan and Baluchestan', 'Систан и Белуджистан'],
    far,
  ],
  [['بیرجند', 'Birjand', 'Бирдженд'], ['خراسان جنوبی', 'South Khorasan', 'Южный Хорасан'], far],
  [['بجنورد', 'Bojnurd', 'Боджнурд'], ['خراسان شمالی', 'North Khorasan', 'Северный Хорасан'], far],
]

export const cities: readonly CitySeed[] = seeds.map(([title, province, days], at) => ({
  id: at + 1,
  title,
  province,
  days,
}))

export const tehran = cities[0]!

/** The city of an address, which is typed in any of the languages. */
export const cityTitled = (title: Text) =>
  cities.find((city) => city.title.some((name, at) => foldedAndJoined(name) === foldedAndJoined(title[at]!)))
