import type { ContentSeed } from './seed.ts'

export const house: readonly ContentSeed[] = [
  {
    kind: 'brand',
    label: 'sayeh-baf',
    cover: 'handwoven-carpets',
    publishedOn: '2026-03-28',
    title: ['کارگاه سایه‌باف', 'Sayeh-Baf Workshop', 'Мастерская «Сайебаф»'],
    summary: [
      'چهار دار در کاشان که هنوز با پشم دست‌ریس کار می‌کنند.',
      'Four looms in Kashan that still work with hand-spun wool.',
      'Четыре станка в Кашане, где до сих пор ткут из шерсти ручного прядения.',
    ],
    body: [
      'این کارگاه را دو خواهر می‌گردانند و هر فرش یک بافنده دارد که نامش پشت کار دوخته می‌شود.',
      'Two sisters run this workshop; every carpet has one weaver, whose name is sewn to its back.',
      'Мастерскую держат две сестры; у каждого ковра одна ткачиха, и её имя пришито с изнанки.',
    ],
    event: null,
  },
  {
    kind: 'brand',
    label: 'sorkh-pegah',
    cover: 'saffron-spices',
    publishedOn: '2026-05-14',
    title: ['زعفران‌کاران سرخ‌پگاه', 'Sorkh Pegah Saffron Growers', 'Шафрановое хозяйство «Сорх-Пегах»'],
    summary: [
      'خانواده‌هایی در قائن که گل را پیش از برآمدن آفتاب می‌چینند.',
      'Families in Qaen who pick the flower before sunrise.',
      'Семьи из Каена, которые собирают цветы до рассвета.',
    ],
    body: [
      'گل‌ها همان روز پاک و خشک می‌شوند و هیچ رشته‌ای بیش از یک سال در انبار نمی‌ماند.',
      'The flowers are cleaned and dried the same day, and no thread stays in store for more than a year.',
      'Цветы перебирают и сушат в тот же день, и ни одна нить не лежит на складе больше года.',
    ],
    event: null,
  },
  {
    kind: 'services',
    label: 'carpet-washing-and-repair',
    cover: 'kilims',
    publishedOn: '2026-04-09',
    title: ['شست‌وشو و رفوی فرش', 'Carpet washing and repair', 'Чистка и реставрация ковров'],
    summary: [
      'فرش شما را می‌بریم، با آب سرد می‌شوییم، رفو می‌کنیم و برمی‌گردانیم.',
      'We collect your carpet, wash it in cold water, repair it and bring it back.',
      'Заберём ковёр, вымоем в холодной воде, починим и привезём обратно.',
    ],
    body: [
      'پیش از آغاز کار، رفوگر فرش را می‌بیند و قیمت را به شما می‌گوید.\nکار میان ده تا بیست روز زمان می‌برد.',
      'Before any work starts, the restorer looks at the carpet and tells you the price.\nIt takes ten to twenty days.',
      'До начала работы реставратор осмотрит ковёр и назовёт цену.\nВся работа занимает от десяти до двадцати дней.',
    ],
    event: null,
  },
  {
    kind: 'services',
    label: 'gift-wrapping',
    cover: 'khatam',
    publishedOn: '2026-06-18',
    title: ['بسته‌بندی هدیه', 'Gift wrapping', 'Подарочная упаковка'],
    summary: [
      'هدیه شما در پارچه ترمه و جعبه چوبی، با یادداشتی به خط خوش.',
      'Your gift in termeh cloth and a wooden box, with a note in calligraphy.',
      'Ваш подарок в ткани терме и деревянной шкатулке, с каллиграфической запиской.',
    ],
    body: [
      'متن یادداشت را هنگام سفارش برای ما بنویسید؛ خوشنویس آن را با قلم نی می‌نویسد.',
      'Send us the words of the note with your order; a calligrapher writes them with a reed pen.',
      'Пришлите текст записки вместе с заказом, и каллиграф напишет его тростниковым пером.',
    ],
    event: null,
  },
  {
    kind: 'exhibition',
    label: 'yalda-market',
    cover: 'nuts-dried-fruit',
    publishedOn: '2026-11-01',
    title: ['بازار یلدا', 'Yalda market', 'Ярмарка Ялда'],
    summary: [
      'چهار روز انار، آجیل، چای و ساز در آستانه بلندترین شب سال.',
      'Four days of pomegranates, nuts, tea and music before the longest night of the year.',
      'Четыре дня гранатов, орехов, чая и музыки накануне самой длинной ночи года.',
    ],
    body: [
      'کارهای کمیاب این فصل را پیش از همه در غرفه ما ببینید.\nورود برای همه آزاد است.',
      'See the rare pieces of the season at our stand first.\nEntry is free for everyone.',
      'Первыми увидьте редкие вещи сезона на нашем стенде.\nВход свободный.',
    ],
    event: {
      from: '2026-12-16',
      to: '2026-12-19',
      venue: ['باغ کتاب', 'Book Garden', 'Книжный сад'],
      city: ['تهران', 'Tehran', 'Тегеран'],
    },
  },
  {
    kind: 'exhibition',
    label: 'spring-of-crafts',
    cover: 'pottery',
    publishedOn: '2026-10-15',
    title: ['بهار صنایع دستی', 'Spring of crafts', 'Весна ремёсел'],
    summary: [
      'سفالگران و شیشه‌گران پیش چشم شما کار می‌کنند.',
      'Potters and glass blowers work before your eyes.',
      'Гончары и стеклодувы работают у вас на глазах.',
    ],
    body: [
      'در کارگاه‌های کوچک نمایشگاه می‌توانید کاسه خودتان را بسازید و پس از پخت تحویل بگیرید.',
      'In the small workshops of the fair you can make your own bowl and collect it after firing.',
      'В маленьких мастерских выставки можно слепить свою чашу и забрать её после обжига.',
    ],
    event: {
      from: '2027-04-14',
      to: '2027-04-18',
      venue: ['کاخ چهل‌ستون', 'Chehel Sotoun Palace', 'Дворец Чехель-Сотун'],
      city: ['اصفهان', 'Isfahan', 'Исфахан'],
    },
  },
]
