import type { ContentSeed } from './seed.ts'

export const stories: readonly ContentSeed[] = [
  {
    kind: 'blogs',
    label: 'reading-a-carpet',
    cover: 'handwoven-carpets',
    publishedOn: '2026-10-24',
    title: ['چگونه یک فرش را بخوانیم', 'How to read a carpet', 'Как читать ковёр'],
    summary: [
      'از ترنج تا لچک و حاشیه، هر بخش فرش سخنی دارد.',
      'From the medallion to the border, each part of a carpet says something.',
      'От медальона до каймы: каждая часть ковра что-то говорит.',
    ],
    body: [
      'فرش را از میانه بخوانید: ترنج، سپس زمینه و لچک‌ها و در پایان حاشیه.\nپشت فرش راست‌گوتر از روی آن است؛ گره‌های یک‌دست نشان دستی آرام است.',
      'Read a carpet from the middle: the medallion, then the field and the corners, and the border last.\nThe back is more honest than the face; even knots come from a calm hand.',
      'Читайте ковёр от середины: медальон, затем поле и углы, и напоследок кайма.\nИзнанка честнее лица: ровные узлы — знак спокойной руки.',
    ],
    event: null,
  },
  {
    kind: 'blogs',
    label: 'real-saffron',
    cover: 'saffron-spices',
    publishedOn: '2026-11-08',
    title: ['زعفران خوب را بشناسیم', 'Telling good saffron', 'Как узнать хороший шафран'],
    summary: [
      'سه آزمون ساده که در آشپزخانه هم می‌شود انجام داد.',
      'Three simple tests that any kitchen can manage.',
      'Три простые проверки, которые можно сделать на кухне.',
    ],
    body: [
      'رشته را در آب سرد بیندازید؛ رنگ باید آرام و زرد پس بدهد و خود رشته سرخ بماند.\nبوی زعفران تازه به عسل و کاه می‌ماند و روی کاغذ چربی نمی‌گذارد.',
      'Drop a thread into cold water: the colour should come slowly and yellow, and the thread stay red.\nFresh saffron smells of honey and hay, and leaves no grease on paper.',
      'Опустите нить в холодную воду: цвет должен выходить медленно и жёлтым, а сама нить — остаться красной.\nСвежий шафран пахнет мёдом и сеном и не оставляет на бумаге жирных следов.',
    ],
    event: null,
  },
  {
    kind: 'video',
    label: 'one-day-at-the-loom',
    cover: 'kilims',
    publishedOn: '2026-10-12',
    title: ['یک روز پای دار', 'One day at the loom', 'Один день у станка'],
    summary: [
      'از نخستین رج صبح تا شانه آخر شب، کنار بافندگان گلیم.',
      'From the first row of the morning to the last comb of the evening, beside kilim weavers.',
      'От первого ряда утром до последнего гребня вечером — рядом с ткачихами килимов.',
    ],
    body: [
      'دوربین ما یک روز کامل پای دار ماند.\nمی‌بینید که نقش چگونه بی هیچ کاغذی، از یاد بافنده روی تار می‌نشیند.',
      'Our camera stayed at the loom for a whole day.\nYou see how a pattern comes onto the warp from memory, without any paper.',
      'Наша камера провела у станка целый день.\nВидно, как узор ложится на основу по памяти, без всякого эскиза.',
    ],
    event: null,
  },
  {
    kind: 'video',
    label: 'the-sound-of-the-setar',
    cover: 'musical-instruments',
    publishedOn: '2026-11-02',
    title: ['صدای سه‌تار', 'The sound of the setar', 'Голос сетара'],
    summary: [
      'سازنده‌ای از چوب توت و گوش دادن به آن می‌گوید.',
      'A maker speaks of mulberry wood and of listening to it.',
      'Мастер рассказывает о тутовом дереве и о том, как его слушать.',
    ],
    body: [
      'چوب توت سال‌ها در سایه می‌ماند تا آرام بگیرد.\nکاسه را با ضربه انگشت می‌سنجند و سپس نوبت دسته و پرده‌هاست.',
      'Mulberry wood rests in the shade for years before it is ready.\nThe bowl is judged by a tap of the finger; then come the neck and the frets.',
      'Тутовое дерево годами выдерживают в тени.\nКорпус проверяют стуком пальца, затем наступает черёд грифа и ладков.',
    ],
    event: null,
  },
  {
    kind: 'gallery',
    label: 'blue-and-white',
    cover: 'enamel',
    publishedOn: '2026-09-20',
    title: ['آبی و سفید', 'Blue and white', 'Синее и белое'],
    summary: [
      'میناهایی که آسمان اصفهان را در بشقاب آورده‌اند.',
      'Enamels that carry the sky of Isfahan onto a plate.',
      'Эмали, в которых на тарелку легло небо Исфахана.',
    ],
    body: [
      'در این گالری کارهای چند استاد میناکار را کنار هم چیده‌ایم.\nهر آبی اندکی با دیگری فرق دارد؛ از نزدیک نگاه کنید.',
      'In this gallery we have put the work of several enamellers side by side.\nNo two blues are quite alike; look closely.',
      'В этой галерее собраны работы нескольких мастеров эмали.\nНи один синий не повторяет другой — присмотритесь.',
    ],
    event: null,
  },
  {
    kind: 'gallery',
    label: 'copper-by-lamplight',
    cover: 'copper',
    publishedOn: '2026-11-05',
    title: ['مس در نور چراغ', 'Copper by lamplight', 'Медь при свете лампы'],
    summary: [
      'جای چکش‌ها وقتی پیداست که نور از پهلو بتابد.',
      'The hammer marks show when the light comes from the side.',
      'Следы молотка видны, когда свет падает сбоку.',
    ],
    body: [
      'ظرف‌های مسی را با یک چراغ و یک دیوار ساده نشان می‌دهیم.\nدرون همه آن‌ها با قلع پاک سفید شده است.',
      'We show copper vessels with one lamp and a plain wall.\nAll of them are lined with pure tin.',
      'Мы показываем медную посуду при одной лампе у простой стены.\nВся она изнутри покрыта чистым оловом.',
    ],
    event: null,
  },
]
