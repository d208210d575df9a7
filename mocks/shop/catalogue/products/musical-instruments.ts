import type { ProductSeed, Text } from '../seed.ts'

const student: Text = ['هنرجویی', 'Student', 'Ученический']
const advanced: Text = ['نیمه‌کنسرتی', 'Advanced', 'Полуконцертный']
const concert: Text = ['کنسرتی', 'Concert', 'Концертный']

const plainBowl: Text = ['کاسه ساده', 'Plain bowl', 'Гладкий корпус']
const carvedBowl: Text = ['کاسه منبت', 'Carved bowl', 'Резной корпус']

const tunedG: Text = ['سل‌کوک', 'In G', 'Строй соль']
const tunedA: Text = ['لاکوک', 'In A', 'Строй ля']

const daf48: Text = ['قطر ۴۸ سانتی‌متر', '48 cm across', 'Диаметр 48 см']
const daf53: Text = ['قطر ۵۳ سانتی‌متر', '53 cm across', 'Диаметр 53 см']
const goatSkin: Text = ['پوست بز', 'Goatskin', 'Козья кожа']
const fibreSkin: Text = ['پوست مصنوعی', 'Synthetic skin', 'Синтетическая мембрана']

const neyG: Text = ['کوک سل', 'In G', 'Строй соль']
const neyA: Text = ['کوک لا', 'In A', 'Строй ля']
const neyC: Text = ['کوک دو', 'In C', 'Строй до']

const openBack: Text = ['پشت‌باز', 'Open back', 'С открытым дном']
const closedBack: Text = ['پشت‌بسته', 'Closed back', 'С закрытым дном']

export const musicalInstruments: readonly ProductSeed[] = [
  {
    label: 'isfahan-mulberry-tar',
    shape: 'tar',
    color: 'walnut',
    name: ['تار دوکاسه چوب توت', 'Double-bowl mulberry tar', 'Тар из шелковицы с двойной чашей'],
    maker: ['کارگاه ساز سپاهان‌نوا', 'Sepahan Nava Instruments', 'Мастерская «Сепахан-Нава»'],
    city: ['اصفهان', 'Isfahan', 'Исфахан'],
    summary: [
      'تاری با کاسه و نقاره تراشیده از توت کهنه و پوست بره، با صدایی پخته و دسته‌ای از گردوی خشک.',
      'A tar with bowls carved from old mulberry under lambskin, a mellow voice, and a neck of seasoned walnut.',
      'Тар с резными чашами из старой шелковицы под кожей ягнёнка: зрелый голос и гриф из сухого ореха.',
    ],
    description: [
      'کاسه و نقاره از دو نیمه چوب توت خشک تراشیده و به هم چسبانده می‌شود؛ استاد ضخامت دیواره را با ضربه انگشت و گوش می‌سنجد. پوست بره روی دو دهانه کشیده شده و دسته با استخوان روکش دارد. بیست و هشت پرده زهی با دست بسته شده و جابه‌جا می‌شود. ساز را در جای خشک و خنک نگه دارید و از گرمای شوفاژ دور بگذارید.',
      'The two bowls are carved in halves from dry mulberry and joined; the maker judges the wall by tapping and listening. Lambskin is stretched over both openings, and the neck is faced with bone. Twenty-eight gut frets are tied by hand and can be moved. Keep the instrument cool and dry, away from radiators.',
      'Обе чаши вырезают половинами из сухой шелковицы и склеивают; толщину стенок мастер проверяет на слух, постукивая пальцем. Отверстия затянуты кожей ягнёнка, гриф облицован костью. Двадцать восемь жильных ладков навязаны вручную, и при настройке под нужный лад их можно сдвигать. Держите инструмент в сухом прохладном месте, подальше от батарей.',
    ],
    specs: [
      ['wood', ['کاسه توت، دسته گردو', 'Mulberry bowl, walnut neck', 'Корпус — шелковица, гриф — орех']],
      ['skin', ['پوست بره', 'Lambskin', 'Кожа ягнёнка']],
      ['strings', ['شش سیم، فولاد و برنز', 'Six, steel and bronze', 'Шесть, сталь и бронза']],
      ['tuning', ['دو، سل، دو', 'C, G, C', 'До, соль, до']],
      ['dimensions', ['درازا ۹۵ سانتی‌متر', 'Length 95 cm', 'Длина 95 см']],
      ['accessories', ['جعبه سخت، مضراب، سیم یدک', 'Hard case, plectrum, spare strings', 'Жёсткий футляр, медиатор, запасные струны']],
      ['certificate', ['با مهر سازنده', 'With the maker’s stamp', 'С клеймом мастера']],
    ],
    variants: [
      { model: student, price: 38_000_000, stock: 9 },
      { model: advanced, price: 72_000_000, stock: 4 },
      { model: concert, price: 135_000_000, stock: 1 },
    ],
    rating: 4.7,
    ratingCount: 44,
    addedOn: '2025-06-28',
    reviews: [
      {
        author: ['سهراب ن.', 'Sohrab N.', 'Сохраб Н.'],
        stars: 5,
        on: '2025-10-12',
        body: [
          'نمونه نیمه‌کنسرتی را گرفتم. صدایش گرم است و سیم‌های بم طنین ماندگاری دارند.',
          'I bought the advanced model. The tone is warm and the bass strings sustain well.',
          'Взял полуконцертный. Звук тёплый, басовые струны тянутся долго.',
        ],
      },
      {
        author: ['هانیه ر.', 'Hanieh R.', 'Хание Р.'],
        stars: 4,
        on: '2026-02-08',
        body: [
          'برای شروع عالی است و استادم هم پسندید. هفته نخست سیم‌ها زود از کوک درمی‌رفت که طبیعی است.',
          'Excellent to begin on, and my teacher approved. The strings slipped out of tune in the first week, as new ones do.',
          'Для начала отличный, и преподаватель одобрил. Первую неделю струны быстро расстраивались, но с новыми так и бывает.',
        ],
      },
    ],
  },
  {
    label: 'tehran-stave-setar',
    shape: 'setar',
    color: 'honey',
    name: ['سه‌تار ترکه‌ای گردو', 'Walnut stave-built setar', 'Клёпочный сетар из ореха'],
    maker: ['سازسازی نیم‌پرده', 'Nim-Pardeh Luthiers', 'Мастерская «Ним-Парде»'],
    city: ['تهران', 'Tehran', 'Тегеран'],
    summary: [
      'سه‌تاری سبک با کاسه ترکه‌ای و صفحه توت، خوش‌دست و روشن‌صدا، برای خلوت خانه و کلاس.',
      'A light setar with a bowl of thin staves and a mulberry face, easy in the hand and clear in voice.',
      'Лёгкий сетар с корпусом из тонких клёпок и шелковичной декой: удобен в руках и ясен голосом.',
    ],
    description: [
      'کاسه از نه ترکه نازک گردو ساخته می‌شود که با بخار خم گرفته و کنار هم چسبیده‌اند. صفحه توت را تا دو میلی‌متر نازک کرده‌اند و سوراخ‌های ریز آن صدا را آزاد می‌کند. دسته باریک است و پرده‌ها با زه نرم بسته شده تا ناخن و انگشت راحت باشند. پس از نواختن سیم‌ها را با پارچه خشک پاک کنید.',
      'The bowl is made of nine thin walnut staves, bent over steam and glued edge to edge. The mulberry face is planed down to two millimetres, and small holes in it let the sound out. The neck is slim and the frets are tied with soft gut, kind to nail and finger. Wipe the strings with a dry cloth after playing.',
      'Корпус собран из девяти тонких ореховых клёпок, согнутых над паром и склеенных встык. Шелковичная дека выстругана до двух миллиметров, мелкие отверстия в ней выпускают звук. Гриф узкий, ладки навязаны из мягкой жилы, поэтому и ногтю, и пальцам удобно. После каждой игры протирайте струны сухой мягкой тканью.',
    ],
    specs: [
      ['wood', ['کاسه گردو، صفحه توت', 'Walnut bowl, mulberry face', 'Корпус — орех, дека — шелковица']],
      ['technique', ['ترکه‌ای، نُه ترک', 'Stave-built, nine ribs', 'Клёпочный, девять клёпок']],
      ['strings', ['چهار سیم، فولاد و برنز', 'Four, steel and bronze', 'Четыре, сталь и бронза']],
      ['tuning', ['دو، سل، دو، دو', 'C, G, C, C', 'До, соль, до, до']],
      ['finish', ['لاک‌والکل دستی', 'Hand-rubbed shellac', 'Шеллак, ручная полировка']],
      ['accessories', ['کیف نرم، سیم یدک', 'Soft case, spare strings', 'Мягкий чехол, запасные струны']],
    ],
    variants: [
      { color: 'honey', model: student, price: 13_200_000, was: 15_500_000, stock: 16 },
      { color: 'honey', model: advanced, price: 24_500_000, stock: 8 },
      { color: 'walnut', model: student, price: 13_200_000, was: 15_500_000, stock: 12 },
      { color: 'walnut', model: advanced, price: 24_500_000, stock: 0 },
    ],
    rating: 4.5,
    ratingCount: 98,
    addedOn: '2025-12-09',
    reviews: [
      {
        author: ['ترانه ف.', 'Taraneh F.', 'Таране Ф.'],
        stars: 5,
        on: '2026-02-21',
        body: [
          'دسته‌اش نازک است و برای دست کوچک من بسیار راحت. صدایش در اتاق خواب هم کسی را بیدار نمی‌کند.',
          'The neck is slim and very comfortable for my small hand. It is quiet enough to play without waking anyone.',
          'Гриф тонкий, моей маленькой руке очень удобно. Играю в спальне и никого не бужу.',
        ],
      },
      {
        author: ['محسن د.', 'Mohsen D.', 'Мохсен Д.'],
        stars: 3,
        on: '2026-06-30',
        body: [
          'ساز خوب است، ولی کیف نرمش برای رفت‌وآمد با مترو کافی نیست. ناچار شدم کیف دیگری بخرم.',
          'The instrument is good, but the soft case is not enough for the metro. I had to buy another.',
          'Инструмент хороший, но мягкого чехла для поездок в метро мало. Пришлось купить другой.',
        ],
      },
    ],
  },
  {
    label: 'shiraz-carved-setar',
    shape: 'setar',
    color: 'brown',
    name: ['سه‌تار کاسه‌یکپارچه توت', 'One-piece mulberry setar', 'Цельнорезной сетар из шелковицы'],
    maker: ['کارگاه نوای تنگه', 'Nava-ye Tangeh Workshop', 'Мастерская «Нава-йе Танге»'],
    city: ['شیراز', 'Shiraz', 'Шираз'],
    summary: [
      'کاسه‌ای تراشیده از یک کنده توت، ساده یا منبت، با صدایی بم‌تر و ماندگارتر از سه‌تارهای ترکه‌ای.',
      'A bowl hollowed from one block of mulberry, plain or carved, deeper and longer in tone than a stave-built setar.',
      'Корпус, выдолбленный из одного куска шелковицы, гладкий или резной, звучит глубже и дольше клёпочного.',
    ],
    description: [
      'کنده توت دست‌کم هشت سال در سایه می‌ماند تا چوب آرام بگیرد؛ سپس درونش را با مغار خالی می‌کنند تا دیواره به سه میلی‌متر برسد. نمونه منبت با شاخ و برگ کم‌عمق تزئین شده و روی صدا اثری ندارد. گوشی‌ها از چوب شمشاد است و کوک را خوب نگه می‌دارد. رطوبت اتاق را نزدیک چهل و پنج درصد نگه دارید.',
      'The block rests in the shade for at least eight years until the timber settles, then is hollowed with gouges to a three-millimetre wall. The carved version has shallow leaf relief that does not affect the sound. The pegs are boxwood and hold their tuning well. Keep the room at about forty-five per cent humidity.',
      'Чурбак не меньше восьми лет лежит в тени, пока древесина не успокоится, затем его выбирают стамесками до стенки в три миллиметра. Резной вариант украшен неглубоким рельефом из листьев, на звук он не влияет. Колки самшитовые и хорошо держат строй. Влажность в комнате поддерживайте около сорока пяти процентов.',
    ],
    specs: [
      ['wood', ['توت یک‌تکه، گوشی شمشاد', 'One-piece mulberry, boxwood pegs', 'Цельная шелковица, колки из самшита']],
      ['technique', ['تراش با مغار', 'Hollowed with gouges', 'Долбление стамесками']],
      ['strings', ['چهار سیم، فولاد و برنز', 'Four, steel and bronze', 'Четыре, сталь и бронза']],
      ['tuning', ['دو، سل، دو، دو', 'C, G, C, C', 'До, соль, до, до']],
      ['dimensions', ['درازا ۸۵ سانتی‌متر', 'Length 85 cm', 'Длина 85 см']],
      ['accessories', ['جعبه سخت، سیم یدک', 'Hard case, spare strings', 'Жёсткий футляр, запасные струны']],
      ['certificate', ['با امضای سازنده درون کاسه', 'Signed by the maker inside the bowl', 'С подписью мастера внутри корпуса']],
    ],
    variants: [
      { model: plainBowl, price: 46_000_000, stock: 5 },
      { model: carvedBowl, price: 68_000_000, stock: 2 },
    ],
    rating: 4.8,
    ratingCount: 15,
    addedOn: '2026-07-11',
    reviews: [
      {
        author: ['بهمن آ.', 'Bahman A.', 'Бахман А.'],
        stars: 5,
        on: '2026-08-27',
        body: [
          'سیم بم که به صدا درمی‌آید تا ته اتاق می‌رود. بعد از بیست سال نواختن، سازم را پیدا کردم.',
          'When the bass string sounds it reaches the end of the room. After twenty years of playing I have found my instrument.',
          'Басовая струна звучит на всю комнату. Играю двадцать лет и наконец нашёл свой инструмент.',
        ],
      },
      {
        author: ['شیرین گ.', 'Shirin G.', 'Ширин Г.'],
        stars: 5,
        on: '2026-10-05',
        body: [
          'منبت کاسه بسیار ظریف است و زیر دست آزار نمی‌دهد. کوک را هم خوب نگه می‌دارد.',
          'The carving is very delicate and does not trouble the arm. It holds its tuning well too.',
          'Резьба очень тонкая и не мешает руке. И строй держит хорошо.',
        ],
      },
    ],
  },
  {
    label: 'isfahan-nine-bridge-santur',
    shape: 'santur',
    color: 'walnut',
    name: ['سنتور نه‌خرک چوب گردو', 'Nine-bridge walnut santur', 'Ореховый сантур с девятью подставками'],
    maker: ['کارگاه ساز مضراب سیمین', 'Mezrab-e Simin Workshop', 'Мастерская «Мезраб-е Симин»'],
    city: ['اصفهان', 'Isfahan', 'Исфахан'],
    summary: [
      'سنتوری با هفتاد و دو سیم و دو ردیف نه‌خرکی، از گردوی ده‌ساله، با طنینی شفاف و یکدست.',
      'A santur of seventy-two strings over two rows of nine bridges, in walnut seasoned ten years, with a clear and even ring.',
      'Сантур с семьюдесятью двумя струнами и двумя рядами по девять подставок, из выдержанного ореха, звонкий и ровный.',
    ],
    description: [
      'کلاف ساز از گردوی ده‌ساله و صفحه آن از یک تکه چوب راست‌رگ است. پل‌های درون جعبه را استاد پس از سیم‌اندازی، با گوش و از راه گل صفحه جابه‌جا می‌کند تا همه صداها هم‌تراز شود. سل‌کوک برای بیشتر تمرین‌ها و گروه‌نوازی مناسب است و لاکوک صدایی روشن‌تر دارد. ساز را پس از رسیدن، دو روز در اتاق بگذارید و سپس کوک کنید.',
      'The frame is walnut seasoned for ten years, and the top a single straight-grained board. Once the strings are on, the maker shifts the sound posts inside by ear, through the rose, until all the notes are level. The G tuning suits most study and ensemble work; the A is brighter. After delivery, let it rest in the room for two days before tuning.',
      'Рама сделана из ореха десятилетней выдержки, дека — из одной прямослойной доски. Когда струны натянуты, мастер через розетку на слух передвигает внутренние душки, пока все ноты не выровняются. Строй соль подходит для занятий и ансамбля, строй ля звучит светлее. После доставки дайте сантуру два дня постоять в комнате и лишь потом настраивайте.',
    ],
    specs: [
      ['wood', ['گردوی ده‌ساله', 'Walnut, seasoned ten years', 'Орех десятилетней выдержки']],
      ['strings', ['۷۲ سیم، فولاد و برنج', '72, steel and brass', '72, сталь и латунь']],
      ['tuning', ['سل‌کوک یا لاکوک', 'G or A', 'Соль или ля']],
      ['dimensions', ['قاعده بزرگ ۹۰ سانتی‌متر', 'Long side 90 cm', 'Длинная сторона 90 см']],
      ['weight', ['۵٫۵ کیلوگرم', '5.5 kg', '5,5 кг']],
      ['accessories', ['جعبه سخت، آچار کوک، دو جفت مضراب', 'Hard case, tuning key, two pairs of hammers', 'Жёсткий футляр, ключ, две пары молоточков']],
    ],
    variants: [
      { color: 'walnut', model: tunedG, price: 42_000_000, stock: 7 },
      { color: 'walnut', model: tunedA, price: 44_500_000, stock: 4 },
      { color: 'honey', model: tunedG, price: 36_500_000, was: 42_000_000, stock: 6 },
    ],
    rating: 4.6,
    ratingCount: 52,
    addedOn: '2026-04-18',
    reviews: [
      {
        author: ['سارا ع.', 'Sara A.', 'Сара А.'],
        stars: 5,
        on: '2026-06-13',
        body: [
          'سیم‌های پشت خرک هم شفاف‌اند و هیچ نتی خفه نیست. بسته‌بندی برای پست بسیار محکم بود.',
          'Even the strings behind the bridges are clear; no note is choked. It was packed very securely for the post.',
          'Даже за подставками струны звучат чисто, ни одной глухой ноты. Для пересылки упаковали очень надёжно.',
        ],
      },
      {
        author: ['ایمان ج.', 'Iman J.', 'Иман Дж.'],
        stars: 4,
        on: '2026-09-19',
        body: [
          'صدای روشن و یکدستی دارد. جعبه‌اش سنگین است، برای جابه‌جایی چرخ دستی لازم دارید.',
          'A bright, even sound. The case is heavy; you will want a trolley to move it.',
          'Звук светлый и ровный. Футляр тяжёлый, возить лучше на тележке.',
        ],
      },
    ],
  },
  {
    label: 'sanandaj-kurdish-daf',
    shape: 'daf',
    color: 'camel',
    name: ['دف کردی سنندج', 'Kurdish daf from Sanandaj', 'Курдский даф из Сенендеджа'],
    maker: ['دف‌سازی ژیوار', 'Zhivar Frame Drums', 'Мастерская «Живар»'],
    city: ['سنندج', 'Sanandaj', 'Сенендедж'],
    summary: [
      'دفی با کمانه بید و حلقه‌های چهارتایی، با صدای «تُم» پر و لرزش روشن حلقه‌ها، سبک و خوش‌دست.',
      'A daf with a willow frame and rings in fours, full in the low stroke, bright in the shimmer, and light to hold.',
      'Даф с ивовым ободом и кольцами по четыре: полный низкий удар, звонкая россыпь колец и лёгкость в руках.',
    ],
    description: [
      'کمانه از یک تخته بید است که در آب گرم نرم می‌شود و روی قالب گرد خم می‌گیرد. پوست بز را پس از دباغی کشیده و با گل‌میخ به کمانه می‌کوبند؛ نمونه مصنوعی در هوای نمناک هم صدایش نمی‌افتد. حلقه‌ها فولادی است و جای شست با نمد پوشیده شده است. پوست طبیعی را پیش از نواختن کمی گرم کنید، اما به شعله نزدیک نکنید.',
      'The frame is one willow board, softened in hot water and bent round a former. The tanned goatskin is stretched and fixed with studs; the synthetic version keeps its voice in damp weather. The rings are steel, and the thumb rest is lined with felt. Warm natural skin a little before playing, but keep it away from flame.',
      'Обод — одна ивовая доска, размягчённая в горячей воде и согнутая по круглой форме. Выделанную козью кожу натягивают и прибивают гвоздиками; синтетическая мембрана и в сырую погоду не теряет голоса. Кольца стальные, место для большого пальца обито войлоком. Натуральную кожу перед игрой слегка согрейте, но не подносите к огню.',
    ],
    specs: [
      ['wood', ['بید', 'Willow', 'Ива']],
      ['skin', ['بز یا مصنوعی', 'Goat or synthetic', 'Козья или синтетическая']],
      ['weight', ['حدود ۱٫۱ کیلوگرم', 'About 1.1 kg', 'Около 1,1 кг']],
      ['finish', ['روغن بزرک', 'Linseed oil', 'Льняное масло']],
      ['accessories', ['کیف پارچه‌ای', 'Cloth bag', 'Тканевый чехол']],
      ['care', ['دور از رطوبت و گرمای تند', 'Away from damp and strong heat', 'Беречь от сырости и сильного жара']],
    ],
    variants: [
      { size: daf48, model: goatSkin, price: 6_200_000, stock: 11 },
      { size: daf48, model: fibreSkin, price: 5_100_000, stock: 17 },
      { size: daf53, model: goatSkin, price: 6_900_000, stock: 13 },
      { size: daf53, model: fibreSkin, price: 5_600_000, stock: 20 },
    ],
    rating: 4.4,
    ratingCount: 167,
    addedOn: '2025-10-02',
    reviews: [
      {
        author: ['ژیلا م.', 'Zhila M.', 'Жиля М.'],
        stars: 5,
        on: '2026-01-06',
        body: [
          'حلقه‌ها منظم‌اند و صدای اضافه نمی‌دهند. با آن در گروه می‌نوازیم و همه راضی‌اند.',
          'The rings are even and make no stray noise. We use it in our ensemble and everyone is happy with it.',
          'Кольца подобраны ровно, лишнего звона нет. Играем с ним в ансамбле, все довольны.',
        ],
      },
      {
        author: ['رضا پ.', 'Reza P.', 'Реза П.'],
        stars: 4,
        on: '2026-05-15',
        body: [
          'پوست طبیعی صدای عمیقی دارد، ولی در شمال و هوای شرجی شل می‌شود. برای آنجا مصنوعی بگیرید.',
          'The natural skin has a deep voice, but slackens in the humid north. Take the synthetic one there.',
          'У натуральной кожи глубокий голос, но на влажном севере она провисает. Туда берите синтетику.',
        ],
      },
    ],
  },
  {
    label: 'natanz-seven-segment-ney',
    shape: 'ney',
    color: 'honey',
    name: ['نی هفت‌بند نطنز', 'Seven-segment ney from Natanz', 'Семиколенный ней из Натанза'],
    maker: ['نی‌سازی دم‌ساز', 'Damsaz Ney Makers', 'Мастерская «Дамсаз»'],
    city: ['نطنز', 'Natanz', 'Натанз'],
    summary: [
      'نی خودرو با شش گره و هفت بند، سرنی برنجی و کوک سنجیده، برای شیوه نواختن با دندان.',
      'A wild reed of six nodes and seven segments, with a brass lip and checked tuning, for the Persian dental technique.',
      'Дикий тростник с шестью узлами и семью коленами, латунным наконечником и выверенным строем — для игры по-ирански, с опорой на зубы.',
    ],
    description: [
      'نی را پاییز از نیزارهای نطنز می‌برند و دو سال در جای خشک می‌خوابانند. از صدها شاخه، تنها آن‌هایی که بندهای هم‌اندازه و دیواره یکدست دارند ساز می‌شوند. شش سوراخ با میله داغ باز و با دستگاه کوک‌سنج آزموده می‌شود. هر دو هفته کمی روغن بادام درون نی بگردانید و آن را ناگهان از سرما به گرما نبرید.',
      'The reeds are cut in autumn around Natanz and laid in a dry store for two years. Of several hundred, only those with equal segments and an even wall become instruments. Six holes are burnt open with a hot rod and checked against a tuner. Every two weeks run a little almond oil through the bore, and avoid sudden changes of temperature.',
      'Тростник срезают осенью под Натанзом и два года выдерживают в сухом месте. Из сотен стеблей в дело идут только те, у которых колена одной длины, а стенка ровная. Шесть отверстий прожигают раскалённым прутом и проверяют по тюнеру. Раз в две недели промазывайте канал миндальным маслом и не вносите ней с мороза сразу в тепло.',
    ],
    specs: [
      ['material', ['نی خودرو، سرنی برنج', 'Wild reed, brass lip', 'Дикий тростник, латунный наконечник']],
      ['technique', ['سوراخ‌کاری با میله داغ', 'Holes burnt with a hot rod', 'Прожигание отверстий']],
      ['tuning', ['سل، لا یا دو', 'G, A or C', 'Соль, ля или до']],
      ['pieces', ['یک نی، هفت بند', 'One ney, seven segments', 'Один ней, семь колен']],
      ['accessories', ['لوله چوبی و روغن بادام', 'Wooden tube and almond oil', 'Деревянный тубус и миндальное масло']],
      ['care', ['روغن بادام هر دو هفته', 'Almond oil every two weeks', 'Миндальное масло раз в две недели']],
    ],
    variants: [
      { model: neyG, price: 4_300_000, stock: 6 },
      { model: neyA, price: 3_900_000, stock: 3 },
      { model: neyC, price: 3_200_000, stock: 10 },
    ],
    rating: 3.9,
    ratingCount: 12,
    addedOn: '2026-10-09',
    reviews: [
      {
        author: ['یاسمن ق.', 'Yasaman Gh.', 'Ясаман Г.'],
        stars: 4,
        on: '2026-10-30',
        body: [
          'کوکش دقیق است و صدای بم خوب درمی‌آید. برای نوآموز صبر لازم است.',
          'The tuning is exact and the low register speaks well. A beginner will need patience.',
          'Строй точный, низкий регистр отзывается хорошо. Новичку понадобится терпение.',
        ],
      },
      {
        author: ['علی س.', 'Ali S.', 'Али С.'],
        stars: 5,
        on: '2026-11-13',
        body: [
          'نی سبک و خوش‌رنگی است، بندها هم‌اندازه‌اند و سرنی خوب جا افتاده است.',
          'A light ney of good colour; the segments are equal and the lip is well seated.',
          'Лёгкий ней красивого цвета: колена одинаковые, наконечник сидит плотно.',
        ],
      },
    ],
  },
  {
    label: 'khorramabad-kamancheh',
    shape: 'kamancheh',
    color: 'brown',
    name: ['کمانچه چهارسیم لری', 'Four-string Lori kamancheh', 'Четырёхструнная лурская кеманча'],
    maker: ['کارگاه ساز کاسیت', 'Kassit Bowed Strings', 'Мастерская «Кассит»'],
    city: ['خرم‌آباد', 'Khorramabad', 'Хорремабад'],
    summary: [
      'کمانچه‌ای با کاسه گردو، پوست بره و آرشه موی اسب، در دو گونه پشت‌باز و پشت‌بسته.',
      'A spike fiddle with a walnut bowl and a horsehair bow, made in both the open-backed Lori and closed-backed forms.',
      'Кеманча с ореховым корпусом и смычком из конского волоса, в двух видах: с открытым и с закрытым дном.',
    ],
    description: [
      'نمونه پشت‌باز شکل کهن لرستان است و صدایی رها و خش‌دار دارد؛ پشت‌بسته نرم‌تر و برای تک‌نوازی ردیف مناسب‌تر است. کاسه از ترکه‌های گردو، دسته از چوب توت و پایه از فولاد است. سیم‌ها مانند ویولن کوک می‌شود و آرشه را با فشار انگشت سفت می‌کنند. پس از نواختن، گرد کلیفون را از روی پوست و سیم‌ها پاک کنید.',
      'The open back is the old form of Lorestan, free and slightly rough in tone; the closed back is softer and better suited to solo repertoire. The bowl is of walnut staves, the neck mulberry, the spike steel. It is tuned like a violin, and the bow is tightened by the fingers. After playing, wipe rosin dust from skin and strings.',
      'Открытое дно — старинная луристанская форма, звук у неё вольный, с хрипотцой; закрытое звучит мягче и лучше подходит для сольного репертуара. Корпус набран из ореховых клёпок, гриф из шелковицы, шпиль стальной. Строй — как у скрипки, волос смычка натягивают пальцами. После игры стирайте канифольную пыль с мембраны и струн.',
    ],
    specs: [
      ['wood', ['کاسه گردو، دسته توت', 'Walnut bowl, mulberry neck', 'Корпус — орех, гриф — шелковица']],
      ['skin', ['پوست بره', 'Lambskin', 'Кожа ягнёнка']],
      ['strings', ['چهار سیم فولادی', 'Four, steel', 'Четыре стальные']],
      ['tuning', ['سل، ر، لا، می', 'G, D, A, E', 'Соль, ре, ля, ми']],
      ['dimensions', ['درازا ۸۰ سانتی‌متر', 'Length 80 cm', 'Длина 80 см']],
      ['accessories', ['آرشه، کلیفون، جعبه سخت', 'Bow, rosin, hard case', 'Смычок, канифоль, жёсткий футляр']],
    ],
    variants: [
      { model: openBack, color: 'brown', price: 29_500_000, stock: 6 },
      { model: openBack, color: 'honey', price: 29_500_000, stock: 4 },
      { model: closedBack, color: 'brown', price: 32_800_000, was: 36_500_000, stock: 5 },
      { model: closedBack, color: 'honey', price: 36_500_000, stock: 0 },
    ],
    rating: 4.3,
    ratingCount: 8,
    addedOn: '2026-11-02',
    reviews: [
      {
        author: ['پری ل.', 'Pari L.', 'Пари Л.'],
        stars: 5,
        on: '2026-11-11',
        body: [
          'صدای پشت‌باز مرا به عروسی‌های ایل برد. آرشه هم متعادل و سبک است.',
          'The open back took me to the weddings of my people. The bow is light and well balanced too.',
          'Звук открытой кеманчи перенёс меня на свадьбы нашего племени. И смычок лёгкий, уравновешенный.',
        ],
      },
      {
        author: ['نادر ه.', 'Nader H.', 'Надер Х.'],
        stars: 4,
        on: '2026-11-16',
        body: [
          'ساخت تمیز و صدای گرمی دارد. گوشی سیم چهارم در آغاز کمی سفت بود.',
          'Cleanly made with a warm tone. The fourth peg was a little stiff at first.',
          'Сделана чисто, звук тёплый. Четвёртый колок поначалу ходил туговато.',
        ],
      },
    ],
  },
]
