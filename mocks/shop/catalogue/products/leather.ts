import type { ProductSeed, Text } from '../seed.ts'

const smallBag: Text = ['کوچک', 'Small', 'Маленькая']
const largeBag: Text = ['بزرگ', 'Large', 'Большая']
const screen13: Text = ['برای لپ‌تاپ ۱۳ اینچ', 'For a 13-inch laptop', 'Для ноутбука 13″']
const screen15: Text = ['برای لپ‌تاپ ۱۵ اینچ', 'For a 15-inch laptop', 'Для ноутбука 15″']
const waist85: Text = ['دور کمر ۸۵ سانتی‌متر', 'Waist 85 cm', 'Талия 85 см']
const waist95: Text = ['دور کمر ۹۵ سانتی‌متر', 'Waist 95 cm', 'Талия 95 см']
const waist105: Text = ['دور کمر ۱۰۵ سانتی‌متر', 'Waist 105 cm', 'Талия 105 см']
const octavo: Text = ['رقعی، ۱۴ در ۲۱ سانتی‌متر', '14 × 21 cm', '14 × 21 см']
const pocket: Text = ['جیبی، ۱۰ در ۱۴ سانتی‌متر', '10 × 14 cm', '10 × 14 см']
const ruled: Text = ['کاغذ خط‌دار', 'Ruled paper', 'В линейку']
const plain: Text = ['کاغذ ساده', 'Plain paper', 'Без линовки']
const withCoins: Text = ['با جای سکه', 'With coin pocket', 'С отделением для монет']
const withoutCoins: Text = ['بدون جای سکه', 'Without coin pocket', 'Без отделения для монет']

export const leather: readonly ProductSeed[] = [
  {
    label: 'tabriz-shoulder-bag',
    shape: 'leather-bag',
    color: 'honey',
    name: ['کیف دوشی چرم دست‌دوز تبریز', 'Hand-stitched Tabriz shoulder bag', 'Тебризская сумка ручного шитья'],
    maker: ['کارگاه چرم نخ‌وسوزن', 'Nakh-o-Suzan Leather Workshop', 'Мастерская «Нах-о-Сузан»'],
    city: ['تبریز', 'Tabriz', 'Тебриз'],
    summary: [
      'کیفی ساده با درِ برگردان و بند بلند، از چرم گاوی گیاهی که با گذر روزها تیره‌تر و نرم‌تر می‌شود.',
      'A plain bag with a flap and a long strap, in vegetable-tanned cowhide that darkens and softens with wear.',
      'Простая сумка с клапаном и длинным ремнём из воловьей кожи растительного дубления: со временем она темнеет и становится мягче.',
    ],
    description: [
      'هر کیف را یک نفر از آغاز تا پایان می‌سازد: چرم را با الگوی مقوایی می‌برد، لبه‌ها را سمباده و موم می‌زند و با دو سوزن و نخ موم‌خورده می‌دوزد. درون کیف یک جیب زیپ‌دار و جای گوشی دارد و آستر آن کتان است. بند با سگک برنجی کوتاه و بلند می‌شود. سالی دو بار کرم بی‌رنگ چرم بزنید و اگر خیس شد، دور از بخاری خشکش کنید.',
      'Each bag is made by one person from start to finish: cut to a card pattern, edges sanded and waxed, then sewn with two needles and waxed thread. Inside there is a zipped pocket and a place for a phone, with a linen lining. A brass buckle adjusts the strap. Apply colourless leather cream twice a year, and if the bag gets wet, let it dry away from heaters.',
      'Каждую сумку от начала до конца делает один мастер: кроит по картонному лекалу, шлифует и вощит края, сшивает двумя иглами и вощёной нитью. Внутри карман на молнии и место для телефона, подкладка льняная. Длину ремня регулирует латунная пряжка. Дважды в год наносите бесцветный крем для кожи, а намокшую сумку сушите вдали от батареи.',
    ],
    specs: [
      ['material', ['چرم گاوی، دباغی گیاهی', 'Cowhide, vegetable tanned', 'Воловья кожа растительного дубления']],
      ['technique', ['دوخت زینی دستی', 'Saddle stitch by hand', 'Ручной седельный шов']],
      ['lining', ['کتان', 'Linen', 'Лён']],
      ['closure', ['چفت برنجی', 'Brass clasp', 'Латунный замок']],
      ['thickness', ['۲٫۲ میلی‌متر', '2.2 mm', '2,2 мм']],
      ['care', ['کرم بی‌رنگ، دو بار در سال', 'Colourless cream, twice a year', 'Бесцветный крем дважды в год']],
    ],
    variants: [
      { color: 'honey', size: smallBag, price: 6_900_000, was: 8_200_000, stock: 14 },
      { color: 'honey', size: largeBag, price: 9_400_000, stock: 9 },
      { color: 'brown', size: smallBag, price: 8_200_000, stock: 18 },
      { color: 'brown', size: largeBag, price: 9_600_000, stock: 11 },
      { color: 'black', size: smallBag, price: 8_200_000, stock: 2 },
    ],
    rating: 4.7,
    ratingCount: 146,
    addedOn: '2025-06-28',
    reviews: [
      {
        author: ['مینا ش.', 'Mina S.', 'Мина Ш.'],
        stars: 5,
        on: '2025-09-15',
        body: [
          'دو ماه است هر روز همراهم است و رنگ عسلی‌اش تازه دارد قشنگ می‌شود. دوختش بی‌نقص است.',
          'I have carried it daily for two months, and the honey colour is only now coming into its own. The stitching is faultless.',
          'Ношу её каждый день уже два месяца, и медовый цвет становится только красивее. Швы безупречные.',
        ],
      },
      {
        author: ['پریسا ن.', 'Parisa N.', 'Париса Н.'],
        stars: 4,
        on: '2026-02-06',
        body: [
          'کیف خوش‌ساختی است. بندش روزهای اول خشک بود که با استفاده نرم شد.',
          'A well-made bag. The strap was stiff in the first days and softened with use.',
          'Сумка сделана хорошо. Ремень поначалу был жёсткий, потом разносился.',
        ],
      },
    ],
  },
  {
    label: 'mashhad-work-satchel',
    shape: 'leather-bag',
    color: 'brown',
    name: ['کیف اداری چرم طبیعی مشهد', 'Mashhad leather work satchel', 'Мешхедский кожаный портфель'],
    maker: ['چرم‌دوزی توس‌چرم', 'Tus-Charm Leatherworks', 'Мастерская «Тус-Чарм»'],
    city: ['مشهد', 'Mashhad', 'Мешхед'],
    summary: [
      'کیفی ایستا برای لپ‌تاپ و پرونده، با دو جیب در جلو و دسته‌ای که زیر سنگینی هم کش نمی‌آید.',
      'A satchel that stands upright, for a laptop and papers, with two front pockets and a handle that does not stretch.',
      'Портфель держит форму и вмещает ноутбук с бумагами; спереди два кармана, а ручка не вытягивается под тяжестью.',
    ],
    description: [
      'بدنه از چرم گاوی ضخیم است و کف آن را دولا دوخته‌اند تا کیف روی زمین بایستد. درون آن جایی نمدی برای لپ‌تاپ، دو خانه برای پرونده و حلقه‌ای برای کلید دارد. دسته روی تسمه‌ای از چرم خام پیچیده شده و در چهار نقطه پرچ مسی خورده است. خراش‌های ریز را می‌توانید با پارچه نرم و کمی موم زنبور پاک کنید.',
      'The body is thick cowhide, and the base is doubled so that the satchel stands on the floor. Inside are a felt sleeve for a laptop, two compartments for papers and a ring for keys. The handle is wrapped over a core of rawhide and fixed at four points with copper rivets. Small scratches can be rubbed out with a soft cloth and a little beeswax.',
      'Корпус выполнен из толстой воловьей кожи, дно двойное, поэтому портфель стоит на полу не заваливаясь. Внутри войлочный карман для ноутбука, два отделения для бумаг и кольцо для ключей. Ручка обёрнута вокруг полосы сыромятной кожи и закреплена в четырёх местах медными заклёпками. Мелкие царапины убирает мягкая ткань с каплей пчелиного воска.',
    ],
    specs: [
      ['material', ['چرم گاوی', 'Cowhide', 'Воловья кожа']],
      ['lining', ['نمد و جیر', 'Felt and suede', 'Войлок и замша']],
      ['closure', ['دو سگک با آهنربا', 'Two buckles with magnets', 'Две пряжки с магнитами']],
      ['thickness', ['۲٫۸ میلی‌متر', '2.8 mm', '2,8 мм']],
      ['technique', ['برش و پرچ دستی', 'Cut and riveted by hand', 'Ручной крой и клёпка']],
      ['care', ['موم زنبور، پارچه نرم', 'Beeswax, soft cloth', 'Пчелиный воск, мягкая ткань']],
    ],
    variants: [
      { color: 'brown', size: screen13, price: 13_900_000, stock: 12 },
      { color: 'brown', size: screen15, price: 15_600_000, stock: 8 },
      { color: 'black', size: screen13, price: 13_900_000, stock: 15 },
      { color: 'black', size: screen15, price: 15_600_000, stock: 3 },
    ],
    rating: 4.5,
    ratingCount: 92,
    addedOn: '2025-10-18',
    reviews: [
      {
        author: ['سینا ا.', 'Sina A.', 'Сина А.'],
        stars: 5,
        on: '2026-01-29',
        body: [
          'هر روز با لپ‌تاپ و دو کتاب می‌برمش و دسته‌اش هنوز مثل روز اول است.',
          'I carry a laptop and two books in it every day, and the handle is still as it was.',
          'Каждый день ношу в нём ноутбук и две книги, а ручка как новая.',
        ],
      },
      {
        author: ['رضا م.', 'Reza M.', 'Реза М.'],
        stars: 3,
        on: '2026-06-17',
        body: [
          'چرم و دوخت خوب است، اما خود کیف خالی هم سنگین است. برای پیاده‌روی طولانی بند دوش لازم دارد.',
          'Good leather and stitching, but it is heavy even when empty. For long walks it needs a shoulder strap.',
          'Кожа и швы хорошие, но портфель тяжёл даже пустым. Для долгой ходьбы не хватает плечевого ремня.',
        ],
      },
    ],
  },
  {
    label: 'hamadan-bifold-wallet',
    shape: 'leather-wallet',
    color: 'walnut',
    name: ['کیف پول تاشوی چرم همدان', 'Hamadan leather bifold wallet', 'Хамаданский кожаный бумажник'],
    maker: ['کارگاه الوندچرم', 'Alvand-Charm Workshop', 'Мастерская «Альванд-Чарм»'],
    city: ['همدان', 'Hamadan', 'Хамадан'],
    summary: [
      'کیف پولی باریک از چرم بزی با هشت جای کارت، که در جیب جلو هم جا می‌گیرد و باد نمی‌کند.',
      'A slim goatskin wallet with eight card slots, which fits a front pocket and does not bulge.',
      'Тонкий бумажник из козлиной кожи на восемь карт: помещается в переднем кармане и не топорщится.',
    ],
    description: [
      'همدان از دیرباز شهر دباغان است و چرم این کیف هم با مازوی بلوط همان‌جا عمل آمده است. پوست بز نازک و سخت‌جان است؛ برای همین کیف با هشت کارت و چند اسکناس هم باریک می‌ماند. لبه‌ها را تا کرده و با نخ کتان همرنگ دوخته‌اند و کیف با جای سکه یا بدون آن ساخته می‌شود. تنها با پارچه خشک پاکش کنید.',
      'Hamadan has long been a town of tanners, and the leather of this wallet was tanned there with oak gall. Goatskin is thin and hard-wearing, so the wallet stays slim with eight cards and some notes in it. The edges are folded over and sewn with matching linen thread, and the wallet is made with or without a pocket for coins. Wipe it with a dry cloth only.',
      'Хамадан издавна славился кожевниками, и кожу для этого бумажника выделали здесь же, на дубовых орешках. Козлиная кожа тонкая и износостойкая: даже с восемью картами и купюрами бумажник остаётся плоским. Края подогнуты и прошиты льняной нитью в тон; можно выбрать модель с отделением для монет или без него. Протирать только сухой тканью.',
    ],
    specs: [
      ['material', ['چرم بزی', 'Goatskin', 'Козлиная кожа']],
      ['dimensions', ['۱۱ در ۹ سانتی‌متر', '11 × 9 cm', '11 × 9 см']],
      ['thickness', ['۱٫۲ سانتی‌متر، خالی', '1.2 cm when empty', '1,2 см в пустом виде']],
      ['technique', ['لبه‌تا، دوخت دستی', 'Turned edge, sewn by hand', 'Подогнутый край, ручной шов']],
      ['dye', ['رنگ آنیلین', 'Aniline dye', 'Анилиновый краситель']],
      ['packaging', ['جعبه مقوایی', 'Card box', 'Картонная коробка']],
    ],
    variants: [
      { color: 'walnut', model: withCoins, price: 2_150_000, stock: 32 },
      { color: 'walnut', model: withoutCoins, price: 1_850_000, stock: 38 },
      { color: 'black', model: withCoins, price: 2_150_000, stock: 26 },
      { color: 'black', model: withoutCoins, price: 1_850_000, stock: 40 },
      { color: 'green', model: withoutCoins, price: 1_480_000, was: 1_850_000, stock: 13 },
    ],
    rating: 4.6,
    ratingCount: 238,
    addedOn: '2025-08-02',
    reviews: [
      {
        author: ['محسن گ.', 'Mohsen G.', 'Мохсен Г.'],
        stars: 5,
        on: '2025-12-22',
        body: [
          'بالاخره کیفی که در جیب گم می‌شود. کارت‌ها محکم می‌نشینند و نمی‌افتند.',
          'At last a wallet that disappears in the pocket. The cards sit tight and do not fall out.',
          'Наконец-то бумажник, который в кармане незаметен. Карты сидят плотно и не выпадают.',
        ],
      },
      {
        author: ['طاهره ب.', 'Tahereh B.', 'Тахере Б.'],
        stars: 4,
        on: '2026-05-03',
        body: [
          'برای همسرم هدیه گرفتم و خیلی پسندید. جای سکه‌اش کمی تنگ است.',
          'A present for my husband, who likes it very much. The coin pocket is a little tight.',
          'Купила в подарок мужу, ему очень понравилось. Отделение для монет тесновато.',
        ],
      },
    ],
  },
  {
    label: 'isfahan-card-holder',
    shape: 'leather-wallet',
    color: 'crimson',
    name: ['جاکارتی چرم با نقش ضربی', 'Embossed leather card holder', 'Кожаная визитница с тиснением'],
    maker: ['کارگاه نقش‌ضرب', 'Naqsh-Zarb Workshop', 'Мастерская «Накш-Зарб»'],
    city: ['اصفهان', 'Isfahan', 'Исфахан'],
    summary: [
      'جاکارتی کوچکی با ترنجی که مهر برنجی گرم آن را بر چرم نشانده است؛ هدیه‌ای سبک و ماندنی.',
      'A small card holder with a medallion pressed into the leather by a hot brass stamp; a light and lasting gift.',
      'Небольшая визитница с медальоном, оттиснутым на коже горячим латунным штампом, — лёгкий и долговечный подарок.',
    ],
    description: [
      'ترنج روی جاکارتی را با مهری برنجی می‌زنند که از جلدهای کتاب قدیم الگو گرفته است. چرم را کمی نم می‌دهند، مهر را گرم می‌کنند و با پرس دستی چند ثانیه نگه می‌دارند تا نقش بماند. دو خانه بیرونی و یک خانه میانی دارد و شش کارت در آن جا می‌شود. بعد از چند هفته استفاده، برجستگی نقش براق‌تر از زمینه می‌شود.',
      'The medallion is struck with a brass stamp modelled on old book covers. The leather is slightly damped, the stamp is heated, and a hand press holds it down for some seconds until the pattern stays. There are two outer slots and one in the middle, for six cards in all. After a few weeks of use the raised pattern becomes glossier than the ground.',
      'Медальон оттиснут латунным штампом, рисунок которого взят со старинных книжных переплётов. Кожу слегка увлажняют, штамп нагревают и на несколько секунд прижимают ручным прессом, чтобы узор закрепился. Два наружных отделения и одно среднее вмещают шесть карт. Через несколько недель, когда кожа привыкнет к рукам, рельеф залоснится и станет ярче фона.',
    ],
    specs: [
      ['material', ['چرم گوسفندی', 'Sheepskin', 'Овечья кожа']],
      ['dimensions', ['۱۰ در ۷ سانتی‌متر', '10 × 7 cm', '10 × 7 см']],
      ['technique', ['ضربی با مهر برنجی گرم', 'Embossed with a hot brass stamp', 'Тиснение горячим латунным штампом']],
      ['finish', ['موم زنبور', 'Beeswax', 'Пчелиный воск']],
      ['packaging', ['پاکت کاغذی دست‌ساز', 'Handmade paper envelope', 'Конверт из бумаги ручной работы']],
    ],
    variants: [
      { color: 'crimson', price: 980_000, stock: 0 },
      { color: 'navy', price: 980_000, stock: 0 },
    ],
    rating: 4.4,
    ratingCount: 117,
    addedOn: '2026-01-24',
    reviews: [
      {
        author: ['کیانا ل.', 'Kiana L.', 'Киана Л.'],
        stars: 5,
        on: '2026-04-08',
        body: [
          'برای همکارانم هدیه نوروزی گرفتم و همه از نقشش خوششان آمد.',
          'I gave these to my colleagues for Nowruz, and everyone liked the pattern.',
          'Подарила коллегам на Новруз, узор понравился всем.',
        ],
      },
      {
        author: ['احسان ف.', 'Ehsan F.', 'Эхсан Ф.'],
        stars: 4,
        on: '2026-07-27',
        body: [
          'جمع‌وجور و خوش‌دست است. تا کارت اول جا بیفتد، کمی باید فشار داد.',
          'Compact and pleasant to hold. You have to push a little until the first card settles.',
          'Компактная, приятно держать в руке. Первую карту приходится вставлять с усилием.',
        ],
      },
    ],
  },
  {
    label: 'tabriz-saddle-belt',
    shape: 'leather-belt',
    color: 'brown',
    name: ['کمربند چرم یک‌لایه تبریز', 'Single-hide Tabriz leather belt', 'Тебризский ремень из цельной кожи'],
    maker: ['سراجی آجی‌چای', 'Aji-Chay Saddlery', 'Шорная мастерская «Аджи-Чай»'],
    city: ['تبریز', 'Tabriz', 'Тебриз'],
    summary: [
      'کمربندی از یک لایه چرم پشت گاو، بی‌چسب و بی‌رویه، با سگک برنجی ریخته که می‌شود عوضش کرد.',
      'A belt cut from a single layer of cow back, without glue or facing, with a cast brass buckle that can be changed.',
      'Ремень из одного слоя воловьей спинки, без клея и накладок, с литой латунной пряжкой, которую можно сменить.',
    ],
    description: [
      'چرم پشت گاو کمترین کش را دارد و سراجان تبریز برای زین و افسار همان را برمی‌گزینند. کمربند از یک تکه چهارمیلی‌متری بریده شده، پس لایه‌ای نیست که روزی از هم باز شود. لبه‌ها را با چوب گردو صیقل داده و با موم بسته‌اند. سگک با دو پیچ برنجی بسته می‌شود و اگر کمربند بلند بود، می‌توانید کوتاهش کنید.',
      'The back of the hide stretches least, which is why the saddlers of Tabriz choose it for saddles and bridles. The belt is cut from one piece four millimetres thick, so there are no layers to come apart. The edges are burnished with walnut wood and sealed with wax. Two brass screws hold the buckle, and the belt can be shortened if it is long.',
      'Спинная часть шкуры тянется меньше всего, поэтому тебризские шорники берут её на сёдла и уздечки. Ремень вырезан из одного куска толщиной четыре миллиметра, так что расслаиваться в нём нечему. Края заполированы ореховым деревом и запечатаны воском. Пряжка держится на двух латунных винтах; если ремень окажется длинным, его легко укоротить.',
    ],
    specs: [
      ['material', ['چرم پشت گاو', 'Cow back leather', 'Воловья кожа, спинка']],
      ['dimensions', ['پهنا ۳٫۵ سانتی‌متر', '3.5 cm wide', 'Ширина 3,5 см']],
      ['thickness', ['۴ میلی‌متر', '4 mm', '4 мм']],
      ['closure', ['سگک برنجی ریخته', 'Cast brass buckle', 'Литая латунная пряжка']],
      ['finish', ['صیقل و موم', 'Burnished and waxed', 'Полировка и воск']],
      ['care', ['روغن چرم، سالی یک بار', 'Leather oil, once a year', 'Масло для кожи раз в год']],
    ],
    variants: [
      { color: 'brown', size: waist85, price: 2_350_000, stock: 16 },
      { color: 'brown', size: waist95, price: 2_450_000, stock: 22 },
      { color: 'brown', size: waist105, price: 2_550_000, stock: 14 },
      { color: 'black', size: waist85, price: 2_350_000, stock: 11 },
      { color: 'black', size: waist95, price: 2_450_000, stock: 25 },
      { color: 'black', size: waist105, price: 2_550_000, stock: 7 },
    ],
    rating: 4.8,
    ratingCount: 203,
    addedOn: '2026-04-11',
    reviews: [
      {
        author: ['جواد ص.', 'Javad S.', 'Джавад С.'],
        stars: 5,
        on: '2026-07-05',
        body: [
          'سال‌ها بود کمربندهایم لایه‌لایه از هم باز می‌شد. این یک‌تکه است و خیالم راحت شد.',
          'For years my belts came apart between the layers. This is a single piece, and that settles it.',
          'Годами мои ремни расслаивались. Этот цельный, и теперь я спокоен.',
        ],
      },
      {
        author: ['بابک ی.', 'Babak Y.', 'Бабак Й.'],
        stars: 5,
        on: '2026-10-15',
        body: [
          'دو سانتی‌متر کوتاهش کردم، با همان پیچ‌ها کار پنج دقیقه بود. سگکش سنگین و خوش‌ریخت است.',
          'I shortened it by two centimetres; with the screws it took five minutes. The buckle is heavy and well shaped.',
          'Укоротил на два сантиметра, с винтами это заняло пять минут. Пряжка увесистая, красивой формы.',
        ],
      },
    ],
  },
  {
    label: 'isfahan-bound-notebook',
    shape: 'leather-notebook',
    color: 'green',
    name: ['دفتر جلد چرمی ترنج‌دار اصفهان', 'Isfahan medallion leather notebook', 'Исфаханский кожаный блокнот с медальоном'],
    maker: ['صحافی ورق‌زر', 'Varaq-Zar Bindery', 'Переплётная «Варак-Зар»'],
    city: ['اصفهان', 'Isfahan', 'Исфахан'],
    summary: [
      'دفتری با جلد تیماج و ترنج زرکوب، دوخته به شیوه صحافان قدیم، که صاف باز می‌شود و باز می‌ماند.',
      'A notebook in goatskin with a gilt medallion, sewn as the old binders did, so that it opens flat and stays open.',
      'Блокнот в переплёте из козлиной кожи с золочёным медальоном; сшит по-старинному, раскрывается полностью и сам не закрывается.',
    ],
    description: [
      'تیماج پوست بز دباغی‌شده است که صحافان اصفهان سده‌ها برای جلد کتاب به کار برده‌اند. برگ‌ها را در دسته‌های شانزده‌تایی تا زده و با نخ ابریشم به هم دوخته‌اند، از این رو دفتر هرجا که بازش کنید صاف می‌ماند. ترنج میان جلد با ورق طلا و مهر گرم کوبیده شده است. کاغذ آن کرم‌رنگ و نود گرمی است و جوهر خودنویس از آن نمی‌گذرد.',
      'The cover is morocco, the tanned goatskin that binders in Isfahan have used for centuries. The leaves are folded in gatherings of sixteen and sewn with silk thread, so the notebook lies flat wherever you open it. The medallion is stamped hot with gold leaf. The paper is cream, ninety grams, and fountain-pen ink does not pass through it.',
      'Обложка — сафьян, выделанная козлиная кожа, с которой исфаханские переплётчики работают не одно столетие. Листы сложены в тетради по шестнадцать и сшиты шёлком, поэтому блокнот ровно лежит на любом развороте. Медальон вытиснен горячим штампом по листовому золоту. Бумага кремовая, плотностью девяносто граммов, чернила перьевой ручки сквозь неё не проступают.',
    ],
    specs: [
      ['material', ['تیماج (چرم بزی)', 'Morocco (goatskin)', 'Сафьян (козлиная кожа)']],
      ['binding', ['ته‌دوزی با ابریشم', 'Sewn with silk', 'Шитьё шёлком']],
      ['pages', ['۱۹۲ صفحه، ۹۰ گرمی', '192 pages, 90 gsm', '192 страницы, 90 г/м²']],
      ['technique', ['زرکوبی با ورق طلا', 'Gold-leaf tooling', 'Тиснение листовым золотом']],
      ['packaging', ['جعبه پارچه‌پوش', 'Cloth-covered box', 'Коробка, обтянутая тканью']],
    ],
    variants: [
      { color: 'green', size: octavo, price: 2_650_000, stock: 17 },
      { color: 'green', size: pocket, price: 1_690_000, stock: 23 },
      { color: 'crimson', size: octavo, price: 2_650_000, stock: 12 },
      { color: 'crimson', size: pocket, price: 1_690_000, stock: 19 },
    ],
    rating: 4.9,
    ratingCount: 31,
    addedOn: '2026-10-09',
    reviews: [
      {
        author: ['یلدا ح.', 'Yalda H.', 'Ялда Х.'],
        stars: 5,
        on: '2026-10-27',
        body: [
          'دفتر شعرم را با همین شروع کردم. کاغذش جوهر را خوب می‌نشاند و زرکوبش آرام می‌درخشد.',
          'I started my book of poems in it. The paper takes ink well, and the gilding has a quiet shine.',
          'Начала в нём записывать стихи. На бумагу чернила ложатся хорошо, золото блестит неярко.',
        ],
      },
      {
        author: ['فرزاد ک.', 'Farzad K.', 'Фарзад К.'],
        stars: 5,
        on: '2026-11-12',
        body: [
          'صاف باز می‌شود و با دست چپ هم راحت می‌شود در آن نوشت. برای هدیه هم جعبه‌اش آبرومند است.',
          'It opens flat, and a left-hander can write in it with ease. The box is good enough for a gift.',
          'Раскрывается ровно, левше писать удобно. Коробка приличная, не стыдно подарить.',
        ],
      },
    ],
  },
  {
    label: 'shiraz-travel-journal',
    shape: 'leather-notebook',
    color: 'camel',
    name: ['دفتر چرمی سفر با برگ تعویضی', 'Refillable leather travel journal', 'Дорожный дневник в кожаной обложке'],
    maker: ['کارگاه راه‌نورد', 'Rah-Navard Workshop', 'Мастерская «Рах-Навард»'],
    city: ['شیراز', 'Shiraz', 'Шираз'],
    summary: [
      'جلدی چرمی و نرم با بندی پیچان؛ دفتر میانی که پر شد، آن را بیرون بکشید و تازه بگذارید.',
      'A soft leather cover with a wrap-around cord; when the booklet inside is full, slip it out and put in another.',
      'Мягкая кожаная обложка с длинным шнурком; тетрадь заполнилась — вынимаете её и вставляете новую.',
    ],
    description: [
      'جلد از یک تکه چرم گاوی نرم است و هیچ دوختی ندارد. دو کش در شیرازه، دفتر شصت‌برگی را نگه می‌دارد و بندی چرمی سه بار دور آن می‌پیچد تا در کوله باز نشود. درون جلد جیبی برای بلیت و عکس و حلقه‌ای برای قلم هست. دفتر تعویضی با کاغذ خط‌دار یا ساده به کارگاه سفارش داده می‌شود و اندازه آن رقعی است.',
      'The cover is one piece of supple cowhide without a seam. Two elastics in the spine hold a booklet of sixty leaves, and a leather cord goes three times round it so that it does not open in a rucksack. Inside are a pocket for tickets and photographs and a loop for a pen. Refills come with ruled or plain paper in the same format.',
      'Обложка цельная, из мягкой воловьей кожи, без единого шва. Две резинки в корешке держат тетрадь на шестьдесят листов, а кожаный шнурок трижды обвивает дневник, чтобы он не раскрылся в рюкзаке. Внутри есть карман для билетов и снимков и петля для ручки. Сменные тетради того же формата бывают в линейку и без неё.',
    ],
    specs: [
      ['material', ['چرم گاوی نرم', 'Supple cowhide', 'Мягкая воловья кожа']],
      ['dimensions', ['۲۲ در ۱۵ سانتی‌متر', '22 × 15 cm', '22 × 15 см']],
      ['pages', ['۱۲۰ صفحه، تعویضی', '120 pages, refillable', '120 страниц, сменный блок']],
      ['closure', ['بند چرمی', 'Leather cord', 'Кожаный шнурок']],
      ['thickness', ['۱٫۸ میلی‌متر', '1.8 mm', '1,8 мм']],
      ['care', ['کرم بی‌رنگ، سالی یک بار', 'Colourless cream, once a year', 'Бесцветный крем раз в год']],
    ],
    variants: [
      { color: 'camel', model: ruled, price: 1_750_000, was: 2_100_000, stock: 20 },
      { color: 'camel', model: plain, price: 1_750_000, was: 2_100_000, stock: 16 },
      { color: 'brown', model: ruled, price: 2_100_000, stock: 9 },
      { color: 'brown', model: plain, price: 2_100_000, stock: 1 },
    ],
    rating: 4.3,
    ratingCount: 14,
    addedOn: '2026-10-22',
    reviews: [
      {
        author: ['ترانه و.', 'Taraneh V.', 'Таране В.'],
        stars: 5,
        on: '2026-11-07',
        body: [
          'با آن به کویر رفتم و برگشتم؛ چند خراش برداشت که به سر و وضعش می‌آید.',
          'It went to the desert and back with me and picked up a few scratches, which suit it.',
          'Съездил со мной в пустыню и обратно, появилось несколько царапин — они ему к лицу.',
        ],
      },
      {
        author: ['شایان د.', 'Shayan D.', 'Шаян Д.'],
        stars: 4,
        on: '2026-11-14',
        body: [
          'ایده دفتر تعویضی عالی است. حلقه قلم برای خودنویس کلفت کمی تنگ است.',
          'Refills are an excellent idea. The loop is a little tight for a thick fountain pen.',
          'Сменная тетрадь — прекрасная мысль. Для толстой перьевой ручки петля узковата.',
        ],
      },
    ],
  },
]
