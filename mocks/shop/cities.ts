import type { Text } from './catalogue/seed.ts'

/** `days`: the first and last day of delivery, counted from today. */
export type CitySeed = { id: number; title: Text; province: Text; days: readonly [number, number] }

const near = [3, 5] as const
const usual = [4, 7] as const
const far = [5, 9] as const

const seeds: readonly (readonly [title: Text, province: Text, days: CitySeed['days']])[] = [
  [
    ['تهران', 'Tehran', 'Тегеран'],
    ['تهران', 'Tehran', 'Тегеран'],
    [1, 2],
  ],
  [['کرج', 'Karaj', 'Кередж'], ['البرز', 'Alborz', 'Альборз'], near],
  [['قم', 'Qom', 'Кум'], ['قم', 'Qom', 'Кум'], near],
  [['قزوین', 'Qazvin', 'Казвин'], ['قزوین', 'Qazvin', 'Казвин'], near],
  [['سمنان', 'Semnan', 'Семнан'], ['سمنان', 'Semnan', 'Семнан'], near],
  [['اصفهان', 'Isfahan', 'Исфахан'], ['اصفهان', 'Isfahan', 'Исфахан'], usual],
  [['کاشان', 'Kashan', 'Кашан'], ['اصفهان', 'Isfahan', 'Исфахан'], usual],
  [['شیراز', 'Shiraz', 'Шираз'], ['فارس', 'Fars', 'Фарс'], usual],
  [['مشهد', 'Mashhad', 'Мешхед'], ['خراسان رضوی', 'Razavi Khorasan', 'Хорасан-Резави'], usual],
  [['تبریز', 'Tabriz', 'Тебриз'], ['آذربایجان شرقی', 'East Azerbaijan', 'Восточный Азербайджан'], usual],
  [['ارومیه', 'Urmia', 'Урмия'], ['آذربایجان غربی', 'West Azerbaijan', 'Западный Азербайджан'], usual],
  [['اردبیل', 'Ardabil', 'Ардебиль'], ['اردبیل', 'Ardabil', 'Ардебиль'], usual],
  [['رشت', 'Rasht', 'Решт'], ['گیلان', 'Gilan', 'Гилян'], usual],
  [['ساری', 'Sari', 'Сари'], ['مازندران', 'Mazandaran', 'Мазендеран'], usual],
  [['گرگان', 'Gorgan', 'Горган'], ['گلستان', 'Golestan', 'Голестан'], usual],
  [['زنجان', 'Zanjan', 'Зенджан'], ['زنجان', 'Zanjan', 'Зенджан'], usual],
  [['همدان', 'Hamadan', 'Хамадан'], ['همدان', 'Hamadan', 'Хамадан'], usual],
  [['سنندج', 'Sanandaj', 'Сенендедж'], ['کردستان', 'Kurdistan', 'Курдистан'], usual],
  [['کرمانشاه', 'Kermanshah', 'Керманшах'], ['کرمانشاه', 'Kermanshah', 'Керманшах'], usual],
  [['اراک', 'Arak', 'Эрак'], ['مرکزی', 'Markazi', 'Меркези'], usual],
  [['خرم‌آباد', 'Khorramabad', 'Хорремабад'], ['لرستان', 'Lorestan', 'Лурестан'], usual],
  [['ایلام', 'Ilam', 'Илам'], ['ایلام', 'Ilam', 'Илам'], far],
  [['اهواز', 'Ahvaz', 'Ахваз'], ['خوزستان', 'Khuzestan', 'Хузестан'], usual],
  [
    ['شهرکرد', 'Shahrekord', 'Шехре-Корд'],
    ['چهارمحال و بختیاری', 'Chaharmahal and Bakhtiari', 'Чехармехаль и Бахтиария'],
    usual,
  ],
  [
    ['یاسوج', 'Yasuj', 'Ясудж'],
    ['کهگیلویه و بویراحمد', 'Kohgiluyeh and Boyer-Ahmad', 'Кохгилуйе и Бойерахмед'],
    far,
  ],
  [['یزد', 'Yazd', 'Йезд'], ['یزد', 'Yazd', 'Йезд'], usual],
  [['کرمان', 'Kerman', 'Керман'], ['کرمان', 'Kerman', 'Керман'], usual],
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
