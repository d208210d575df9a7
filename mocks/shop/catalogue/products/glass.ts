import type { ProductSeed, Text } from '../seed.ts'

const litre: Text = ['یک لیتری', '1 litre', '1 литр']
const litreHalf: Text = ['یک‌ونیم لیتری', '1.5 litres', '1,5 литра']

const flask300: Text = ['۳۰۰ میلی‌لیتر', '300 ml', '300 мл']
const flask500: Text = ['۵۰۰ میلی‌لیتر', '500 ml', '500 мл']

const cups2: Text = ['دو عدد', 'Set of 2', '2 шт.']
const cups4: Text = ['چهار عدد', 'Set of 4', '4 шт.']
const cups6: Text = ['شش عدد', 'Set of 6', '6 шт.']

const tall25: Text = ['بلندی ۲۵ سانتی‌متر', '25 cm tall', 'Высота 25 см']
const tall35: Text = ['بلندی ۳۵ سانتی‌متر', '35 cm tall', 'Высота 35 см']

const smooth: Text = ['بدنه صاف', 'Smooth body', 'Гладкий']
const ribbed: Text = ['بدنه شیاردار', 'Ribbed body', 'С гранями']

const carafeAlone: Text = ['فقط تنگ', 'Carafe only', 'Только графин']
const carafeSet: Text = ['تنگ و چهار لیوان', 'Carafe and 4 tumblers', 'Графин и 4 стакана']

export const glass: readonly ProductSeed[] = [
  {
    label: 'tehran-gilt-sherbet-carafe',
    shape: 'glass-carafe',
    color: 'turquoise',
    name: ['تنگ شربت دمیده با نوار طلایی', 'Blown sherbet carafe with gilt bands', 'Дутый графин для шербета с позолотой'],
    maker: ['شیشه‌گری نفس', 'Nafas Glassworks', 'Стеклодувная мастерская «Нафас»'],
    city: ['تهران', 'Tehran', 'Тегеран'],
    summary: [
      'تنگی دمیده با در شیشه‌ای و نوارهای طلایی، برای شربت سکنجبین و بهارنارنج، تنها یا با چهار لیوان.',
      'A blown carafe with a glass stopper and gilt bands, for mint or orange-blossom sherbet, alone or with four tumblers.',
      'Дутый графин со стеклянной пробкой и золотыми поясками — для шербета с мятой или цветами померанца, один или с четырьмя стаканами.',
    ],
    description: [
      'شیشه‌گر گوی مذاب را با دم بالا می‌آورد، در قالب گرم به شکم تنگ شیار می‌اندازد و گردن را با انبر می‌کشد. نوارهای طلایی را پس از سرد شدن با قلم می‌کشند و در کوره دوم می‌پزند. حباب‌های ریز در شیشه، نشان کار دست است و عیب نیست. تنگ را با دست و آب ولرم بشویید و مایع جوش در آن نریزید.',
      'The blower lifts the molten gather by breath, ribs the belly in a warm mould and draws the neck with tongs. The gilt bands are painted on once the glass is cold and fixed in a second firing. Small bubbles belong to handwork and are no fault. Wash by hand in lukewarm water and do not pour in boiling liquid.',
      'Стеклодув раздувает расплавленную каплю, придаёт тулову рёбра в тёплой форме и вытягивает горло щипцами. Золотые пояски пишут кистью по остывшему стеклу и закрепляют вторым обжигом. Мелкие пузырьки — след ручной работы, а не изъян. Мойте графин руками в тёплой воде и не наливайте в него кипяток.',
    ],
    specs: [
      ['material', ['شیشه رنگی، طلا', 'Coloured glass, gold', 'Цветное стекло, золото']],
      ['technique', ['دمیده با دم استادکار', 'Mouth-blown', 'Выдуто вручную']],
      ['volume', ['۱ لیتر', '1 litre', '1 литр']],
      ['dimensions', ['بلندی ۲۹ سانتی‌متر با در', '29 cm tall with stopper', 'Высота 29 см с пробкой']],
      ['foodSafe', ['نوشیدنی سرد و ولرم', 'Cold and lukewarm drinks', 'Холодные и тёплые напитки']],
      ['care', ['شست‌وشوی دستی، آب ولرم', 'Hand wash, lukewarm', 'Мыть руками в тёплой воде']],
    ],
    variants: [
      { color: 'turquoise', model: carafeAlone, price: 1_450_000, stock: 27 },
      { color: 'turquoise', model: carafeSet, price: 2_980_000, was: 3_500_000, stock: 14 },
      { color: 'honey', model: carafeAlone, price: 1_450_000, stock: 19 },
      { color: 'honey', model: carafeSet, price: 2_980_000, was: 3_500_000, stock: 8 },
      { color: 'green', model: carafeAlone, price: 1_450_000, stock: 3 },
    ],
    rating: 4.6,
    ratingCount: 156,
    addedOn: '2025-07-05',
    reviews: [
      {
        author: ['سمیرا ن.', 'Samira N.', 'Самира Н.'],
        stars: 5,
        on: '2025-08-18',
        body: [
          'شربت خاکشیر در آن مثل جواهر می‌شود. درش صدای ظریفی دارد که دوستش دارم.',
          'Summer sherbet looks like a jewel in it. The stopper makes a small clear sound that I have grown fond of.',
          'Летний шербет в нём как драгоценность. Пробка тонко звенит, мне это очень нравится.',
        ],
      },
      {
        author: ['وحید ر.', 'Vahid R.', 'Вахид Р.'],
        stars: 4,
        on: '2026-05-26',
        body: [
          'چهار لیوانش همرنگ تنگ است و خوب بسته‌بندی شده بود. گردنش باریک است و برس بلند می‌خواهد.',
          'The four tumblers match the carafe and were well packed. The neck is narrow, so you need a long brush.',
          'Четыре стакана в тон графину, упаковано хорошо. Горло узкое, для мытья нужен длинный ёршик.',
        ],
      },
    ],
  },
  {
    label: 'tehran-gilt-flower-cups',
    shape: 'glass-cups',
    color: 'crimson',
    name: ['لیوان‌های دمیده گل‌طلایی', 'Blown cups with gilt flowers', 'Дутые стаканы с золотыми цветами'],
    maker: ['شیشه‌گری نفس', 'Nafas Glassworks', 'Стеклодувная мастерская «Нафас»'],
    city: ['تهران', 'Tehran', 'Тегеран'],
    summary: [
      'لیوان‌های کوچک رنگی با ردیفی از گل‌های طلایی دست‌نگار، یادآور شربت‌خوری‌های خانه‌های قدیم تهران.',
      'Small coloured cups with a row of hand-painted gilt flowers, recalling the sherbet sets of old Tehran houses.',
      'Небольшие цветные стаканы с рядом золотых цветов, написанных кистью, — как в шербетных наборах старых тегеранских домов.',
    ],
    description: [
      'هر لیوان را جداگانه می‌دمند و لبه‌اش را با شعله گرد می‌کنند تا لب را نیازارد. گل‌ها را نقاش با طلای مایع و قلم‌موی باریک می‌نشاند و میانشان دو خط نازک می‌کشد. رنگ از خود شیشه است و با شستن کم نمی‌شود، اما طلا را با سیم ظرف‌شویی نسابید. برای شربت، دوغ و چای ولرم مناسب است.',
      'Each cup is blown singly and its lip rounded in the flame, so that it is kind to the mouth. A painter sets the flowers with liquid gold and a narrow brush, between two fine lines. The colour is in the glass itself and does not wash away, but do not scour the gold. Suited to sherbet, doogh and warm tea.',
      'Каждый стакан выдувают отдельно, а край оплавляют на огне, чтобы он был мягким для губ. Цветы наносят жидким золотом тонкой кистью между двумя узкими линиями. Цвет заложен в самом стекле и не смывается, но золото не трите металлической губкой. Подходит для шербета, дуга и тёплого чая.',
    ],
    specs: [
      ['material', ['شیشه رنگی، طلای مایع', 'Coloured glass, liquid gold', 'Цветное стекло, жидкое золото']],
      ['technique', ['دمیده، نقاشی با قلم‌مو', 'Mouth-blown, brush-painted', 'Ручное выдувание, роспись кистью']],
      ['volume', ['۱۸۰ میلی‌لیتر', '180 ml', '180 мл']],
      ['dimensions', ['بلندی ۹ و دهانه ۷ سانتی‌متر', '9 cm tall, 7 cm rim', 'Высота 9 см, диаметр края 7 см']],
      ['foodSafe', ['بله، نه با مایع جوش', 'Yes, not with boiling liquid', 'Да, кроме кипятка']],
      ['care', ['شست‌وشوی دستی، بدون سیم', 'Hand wash, no scourer', 'Мыть руками, без металлической губки']],
    ],
    variants: [
      { color: 'crimson', model: cups2, price: 890_000, stock: 34 },
      { color: 'crimson', model: cups6, price: 2_450_000, stock: 16 },
      { color: 'azure', model: cups2, price: 890_000, stock: 22 },
      { color: 'azure', model: cups6, price: 2_450_000, stock: 11 },
      { color: 'green', model: cups2, price: 890_000, stock: 9 },
      { color: 'green', model: cups6, price: 2_450_000, stock: 0 },
    ],
    rating: 4.5,
    ratingCount: 212,
    addedOn: '2025-09-08',
    reviews: [
      {
        author: ['عاطفه ق.', 'Atefeh G.', 'Атефе Г.'],
        stars: 5,
        on: '2025-12-14',
        body: [
          'مادرشوهرم همین‌ها را سال‌ها پیش داشت و شکسته بود. وقتی دید چشم‌هایش برق زد.',
          'My mother-in-law had cups like these years ago, long since broken. Her eyes lit up.',
          'У свекрови когда-то были такие же и разбились. Увидела — и глаза засияли.',
        ],
      },
      {
        author: ['شاهین د.', 'Shahin D.', 'Шахин Д.'],
        stars: 3,
        on: '2026-07-02',
        body: [
          'رنگش زیباست، ولی بلندی لیوان‌ها دو سه میلی‌متر با هم فرق دارد. برای من که وسواس دارم دیده می‌شود.',
          'The colour is lovely, but the heights differ by two or three millimetres. I am fussy, and I notice.',
          'Цвет прекрасный, но по высоте стаканы расходятся на два-три миллиметра. Я придирчив, мне заметно.',
        ],
      },
    ],
  },
  {
    label: 'shiraz-swan-neck-ashkdan',
    shape: 'glass-vase',
    color: 'azure',
    name: ['اشکدان شیشه‌ای گردن‌قویی شیراز', 'Shiraz swan-neck glass ashkdan', 'Ширазская ваза ашкдан «лебединая шея»'],
    maker: ['کوره بلور سعدیه', 'Sadieh Glass Kiln', 'Стекольная печь «Саадийе»'],
    city: ['شیراز', 'Shiraz', 'Шираз'],
    summary: [
      'گلدانی با گردن پیچان و دهانی چون گلبرگ، به یاد اشکدان‌های صفوی، برای یک شاخه گل یا تنها برای تماشا.',
      'A vase with a curving neck and a petal-shaped mouth, after the Safavid ashkdan, for a single stem or simply to look at.',
      'Ваза с изогнутой шеей и устьем-лепестком по образцу сефевидских ашкданов — для одного цветка или просто для красоты.',
    ],
    description: [
      'گردن را در یک نفس و پیش از سفت شدن شیشه می‌کشند و می‌تابانند؛ اگر دست بلرزد، کار از نو آغاز می‌شود. دهانه را با قیچی باز می‌کنند و به شکل گلبرگ می‌خوابانند. می‌گویند در این ظرف‌ها اشک دوری نگه می‌داشتند، اما امروز یک شاخه نرگس کافی است. برای شستن، آب و کمی برنج خام در آن بچرخانید.',
      'The neck is drawn and twisted in one go, before the glass stiffens; if the hand shakes, the work begins again. The mouth is opened with shears and laid back like a petal. Tears of parting were once said to be kept in such vessels; today a stem of narcissus is enough. To clean, swirl water with a little raw rice.',
      'Шею вытягивают и закручивают в один приём, пока стекло не застыло: дрогнет рука — всё сначала. Устье раскрывают ножницами и отгибают лепестком. По преданию, в таких сосудах хранили слёзы разлуки; сегодня довольно одной веточки нарцисса. Чтобы вымыть, налейте воды, добавьте немного сырого риса и осторожно покрутите.',
    ],
    specs: [
      ['material', ['شیشه سودا رنگی', 'Coloured soda glass', 'Цветное содовое стекло']],
      ['technique', ['دمیده و کشیده با دست', 'Mouth-blown, neck hand-drawn', 'Ручное выдувание, шея вытянута вручную']],
      ['dimensions', ['قطر شکم ۹ تا ۱۲ سانتی‌متر', 'Body 9 to 12 cm across', 'Диаметр тулова 9–12 см']],
      ['weight', ['۳۲۰ تا ۵۸۰ گرم', '320 to 580 g', '320–580 г']],
      ['packaging', ['جعبه با قالب پنبه‌ای', 'Box with a cotton-lined mould', 'Коробка с мягким ложементом']],
      ['care', ['آب و برنج خام، دور از ضربه', 'Water and raw rice, guard from knocks', 'Вода и сырой рис, беречь от ударов']],
    ],
    variants: [
      { color: 'azure', size: tall25, price: 1_680_000, stock: 15 },
      { color: 'azure', size: tall35, price: 2_750_000, was: 3_300_000, stock: 6 },
      { color: 'turquoise', size: tall25, price: 1_680_000, stock: 12 },
      { color: 'turquoise', size: tall35, price: 2_750_000, stock: 4 },
      { color: 'honey', size: tall25, price: 1_680_000, stock: 8 },
    ],
    rating: 4.8,
    ratingCount: 93,
    addedOn: '2025-11-28',
    reviews: [
      {
        author: ['مریم ک.', 'Maryam K.', 'Марьям К.'],
        stars: 5,
        on: '2026-02-21',
        body: [
          'روی لبه پنجره گذاشتم و بعدازظهرها سایه آبی‌اش تا وسط اتاق می‌رسد.',
          'It stands on the windowsill, and in the afternoon its blue shadow reaches the middle of the room.',
          'Поставила на подоконник: после обеда голубая тень дотягивается до середины комнаты.',
        ],
      },
      {
        author: ['امید ح.', 'Omid H.', 'Омид Х.'],
        stars: 4,
        on: '2026-08-09',
        body: [
          'بسیار ظریف و خوش‌تراش. گردنش نازک است و با بچه کوچک جایش روی میز نیست.',
          'Very graceful. The neck is thin, so with a small child it does not belong on a low table.',
          'Очень изящная. Шея тонкая: если в доме малыш, на низкий стол лучше не ставить.',
        ],
      },
    ],
  },
  {
    label: 'kashan-rosewater-flask',
    shape: 'glass-carafe',
    color: 'rose',
    name: ['تنگ گلاب دردار قمصر', 'Stoppered rosewater flask, Qamsar', 'Флакон для розовой воды, Камсар'],
    maker: ['آبگینه‌سازی گلابدان', 'Golabdan Glassmakers', 'Стекольная мастерская «Голабдан»'],
    city: ['کاشان', 'Kashan', 'Кашан'],
    summary: [
      'تنگی کوچک با در سمباده‌خورده که بوی گلاب را ماه‌ها نگه می‌دارد؛ برای سفره و پذیرایی از مهمان.',
      'A small flask with a ground stopper that holds the scent of rosewater for months, for the table and for guests.',
      'Небольшой флакон с притёртой пробкой, месяцами хранящий аромат розовой воды, — для стола и для гостей.',
    ],
    description: [
      'در تنگ و دهانه آن را با گرد سمباده روی هم می‌سابند تا جفت شوند، پس هر در تنها به تنگ خودش می‌خورد. رنگ گلی از اندکی طلا و قلع در خمیر شیشه می‌آید. پیش از پر کردن، درون آن را با آب سرد بکشید و بگذارید کامل خشک شود. گلاب را دور از نور نگه دارید، خود تنگ از آفتاب رنگ نمی‌بازد.',
      'Stopper and mouth are ground against each other with emery until they fit, so each stopper belongs to its own flask. The rose colour comes from a trace of gold and tin in the melt. Rinse with cold water before filling and let it dry fully. Keep rosewater out of the light; the flask itself does not fade.',
      'Пробку и горло притирают друг к другу наждаком, поэтому каждая пробка подходит только к своему флакону. Розовый тон дают следы золота и олова в стекольной массе. Перед наполнением ополосните холодной водой и дайте полностью высохнуть. Розовую воду держите в темноте; сам флакон на солнце не выцветает.',
    ],
    specs: [
      ['material', ['شیشه رنگی', 'Coloured glass', 'Цветное стекло']],
      ['technique', ['دمیده، در سمباده‌خورده', 'Mouth-blown, ground stopper', 'Ручное выдувание, притёртая пробка']],
      ['volume', ['۳۰۰ یا ۵۰۰ میلی‌لیتر', '300 or 500 ml', '300 или 500 мл']],
      ['foodSafe', ['گلاب، عرق گیاهی، آبلیمو', 'Rosewater, herb waters, lime juice', 'Розовая вода, травяные воды, сок лайма']],
      ['closure', ['در شیشه‌ای هم‌ساب', 'Ground-glass stopper', 'Стеклянная притёртая пробка']],
      ['care', ['آب سرد، خشک کردن کامل', 'Cold water, dry fully', 'Холодная вода, полностью высушить']],
    ],
    variants: [
      { color: 'rose', size: flask300, price: 780_000, stock: 31 },
      { color: 'rose', size: flask500, price: 1_050_000, stock: 20 },
      { color: 'white', size: flask300, price: 690_000, was: 840_000, stock: 25 },
      { color: 'white', size: flask500, price: 930_000, was: 1_120_000, stock: 13 },
    ],
    rating: 4.4,
    ratingCount: 71,
    addedOn: '2026-04-11',
    reviews: [
      {
        author: ['اعظم ش.', 'Azam S.', 'Азам Ш.'],
        stars: 5,
        on: '2026-06-03',
        body: [
          'درش آن‌قدر خوب جفت می‌شود که عطر گلاب بیرون نمی‌رود. شکل قدیمی‌اش دلم را برد.',
          'The stopper fits so well that no scent escapes. The old-fashioned shape won me over.',
          'Пробка притёрта так, что аромат не уходит. Старинная форма меня покорила.',
        ],
      },
      {
        author: ['جواد م.', 'Javad M.', 'Джавад М.'],
        stars: 4,
        on: '2026-10-10',
        body: [
          'نمونه سفید را گرفتم، ساده و خوش‌دست است. ریختن گلاب با آن نرم و بی‌چکه است.',
          'I took the white one, plain and pleasant to hold. It pours smoothly, without a drip.',
          'Взял белый: простой, удобно держать. Льёт ровно, ни капли мимо.',
        ],
      },
    ],
  },
  {
    label: 'isfahan-bubble-glass-tumblers',
    shape: 'glass-cups',
    color: 'turquoise',
    name: ['لیوان‌های حباب‌دار شیشه بازیافتی', 'Bubble tumblers in recycled glass', 'Стаканы с пузырьками из вторичного стекла'],
    maker: ['کارگاه آبگینه خرده‌نور', 'Khordeh-Nur Glass Workshop', 'Мастерская «Хорде-Нур»'],
    city: ['اصفهان', 'Isfahan', 'Исфахан'],
    summary: [
      'لیوان‌های کلفت و خوش‌دست از شیشه بازیافتی، پر از حباب‌های ریز، برای آب و نوشیدنی هر روز خانواده.',
      'Thick, comfortable tumblers in recycled glass full of small bubbles, for the family’s water and everyday drinks.',
      'Толстостенные удобные стаканы из вторичного стекла, полного мелких пузырьков, — для воды и напитков на каждый день.',
    ],
    description: [
      'بطری‌های شکسته را رنگ‌به‌رنگ جدا می‌کنند، می‌شویند و در کوره هزار و دویست درجه آب می‌کنند. کمی جوش شیرین در خمیر، حباب‌ها را پدید می‌آورد. لیوان‌ها یک شب در کوره خنک می‌مانند تا شیشه تاب ضربه روزانه را داشته باشد. دیواره چهار میلی‌متری است و در ماشین ظرف‌شویی با برنامه ملایم شسته می‌شود.',
      'Broken bottles are sorted by colour, washed and melted at twelve hundred degrees. A pinch of bicarbonate in the melt makes the bubbles. The tumblers cool overnight in an annealing oven, so that they stand up to daily knocks. The wall is four millimetres thick, and they may go in the dishwasher on a gentle cycle.',
      'Битые бутылки сортируют по цвету, моют и плавят в печи при тысяче двухстах градусах. Пузырьки даёт щепотка соды в стекломассе. Стаканы всю ночь остывают в печи отжига, поэтому хорошо выдерживают повседневные толчки. Толщина стенки — четыре миллиметра; стаканы можно мыть и в посудомоечной машине, на бережном режиме.',
    ],
    specs: [
      ['material', ['شیشه بازیافتی', 'Recycled glass', 'Вторичное стекло']],
      ['technique', ['دمیده با حباب', 'Mouth-blown, bubbled', 'Ручное выдувание, с пузырьками']],
      ['volume', ['۲۵۰ میلی‌لیتر', '250 ml', '250 мл']],
      ['thickness', ['۴ میلی‌متر', '4 mm', '4 мм']],
      ['foodSafe', ['بله', 'Yes', 'Да']],
      ['care', ['ماشین ظرف‌شویی، برنامه ملایم', 'Dishwasher, gentle cycle', 'Посудомойка, бережный режим']],
    ],
    variants: [
      { color: 'turquoise', model: cups4, price: 1_180_000, stock: 38 },
      { color: 'turquoise', model: cups6, price: 1_650_000, stock: 24 },
      { color: 'olive', model: cups4, price: 1_180_000, stock: 17 },
      { color: 'olive', model: cups6, price: 1_650_000, stock: 10 },
    ],
    rating: 4.3,
    ratingCount: 128,
    addedOn: '2026-06-27',
    reviews: [
      {
        author: ['فاطمه ل.', 'Fatemeh L.', 'Фатеме Л.'],
        stars: 5,
        on: '2026-08-16',
        body: [
          'هفته‌هاست که هر روز دست بچه‌هاست و یکی هم نشکسته. حباب‌ها در آفتاب مثل شبنم‌اند.',
          'The children have used them daily for weeks and not one has broken. In the sun the bubbles are like dew.',
          'Дети пьют из них каждый день, и ни один не разбился. На солнце пузырьки как роса.',
        ],
      },
      {
        author: ['کاوه ن.', 'Kaveh N.', 'Каве Н.'],
        stars: 4,
        on: '2026-10-20',
        body: [
          'سنگین و محکم است. اگر لیوان نازک دوست دارید این کار شما نیست، من که پسندیدم.',
          'Heavy and solid. Not for those who like thin glass; I am pleased with them.',
          'Тяжёлые и крепкие. Если вы любите тонкое стекло, они не для вас, а мне понравились.',
        ],
      },
    ],
  },
  {
    label: 'isfahan-ribbed-water-carafe',
    shape: 'glass-carafe',
    color: 'green',
    name: ['تنگ آب شیشه‌ای با در گوی‌شکل', 'Glass water carafe with ball stopper', 'Графин для воды с шаровидной пробкой'],
    maker: ['کارگاه آبگینه خرده‌نور', 'Khordeh-Nur Glass Workshop', 'Мастерская «Хорде-Нур»'],
    city: ['اصفهان', 'Isfahan', 'Исфахан'],
    summary: [
      'تنگ آب بزرگ برای سفره‌های پرجمعیت، با بدنه صاف یا شیاردار و دری که گرد و غبار را دور نگه می‌دارد.',
      'A large water carafe for a full table, with a smooth or a ribbed body and a stopper that keeps out dust.',
      'Большой графин для многолюдного стола, гладкий или с гранями, с пробкой, которая не пускает пыль.',
    ],
    description: [
      'شکم پهن تنگ، آب را خنک نگه می‌دارد و گردن باریک آن در مشت جا می‌گیرد. در نمونه شیاردار، گوی شیشه را در قالبی ستاره‌ای می‌زنند و سپس آزاد می‌دمند، برای همین شیارها رو به بالا محو می‌شود. چند برگ نعنا یا برش خیار در آن خوب دیده می‌شود. تنگ را یک‌باره از یخ به آب داغ نبرید.',
      'The broad belly keeps water cool, and the narrow neck fits the fist. For the ribbed version the gather is pressed into a star-shaped mould and then blown free, which is why the ribs fade as they rise. A few mint leaves or slices of cucumber show well in it. Do not take it straight from ice to hot water.',
      'Широкое тулово хранит прохладу, узкое горло удобно ложится в ладонь. Для гранёного варианта стекло вдавливают в звёздчатую форму, потом выдувают свободно, оттого грани кверху тают. Листья мяты или ломтики огурца в нём смотрятся прекрасно. Не переносите графин сразу со льда под горячую воду: стекло может треснуть.',
    ],
    specs: [
      ['material', ['شیشه بازیافتی سبز', 'Recycled green glass', 'Вторичное зелёное стекло']],
      ['technique', ['دمیده آزاد یا در قالب ستاره‌ای', 'Free-blown or dip-moulded', 'Свободное выдувание или в форме']],
      ['volume', ['۱ یا ۱٫۵ لیتر', '1 or 1.5 litres', '1 или 1,5 литра']],
      ['foodSafe', ['نوشیدنی سرد', 'Cold drinks', 'Холодные напитки']],
      ['finish', ['لبه گرد شعله‌خورده', 'Flame-rounded lip', 'Край оплавлен на огне']],
      ['care', ['برس بلند و آب ولرم', 'Long brush, lukewarm water', 'Длинный ёршик, тёплая вода']],
    ],
    variants: [
      { size: litre, model: smooth, price: 920_000, stock: 23 },
      { size: litre, model: ribbed, price: 1_080_000, stock: 18 },
      { size: litreHalf, model: smooth, price: 1_260_000, stock: 9 },
      { size: litreHalf, model: ribbed, price: 1_480_000, stock: 2 },
    ],
    rating: 4.1,
    ratingCount: 34,
    addedOn: '2026-10-03',
    reviews: [
      {
        author: ['زینب ا.', 'Zeynab A.', 'Зейнаб А.'],
        stars: 4,
        on: '2026-10-25',
        body: [
          'شیاردارش نور را روی سفره پخش می‌کند. پر که باشد سنگین است، بچه‌ها دودستی بردارند.',
          'The ribbed one scatters light over the table. Heavy when full; children should use both hands.',
          'Гранёный рассыпает блики по скатерти. Полный он тяжёлый, детям лучше брать двумя руками.',
        ],
      },
      {
        author: ['بابک ف.', 'Babak F.', 'Бабак Ф.'],
        stars: 4,
        on: '2026-11-10',
        body: [
          'آب با برگ نعنا در آن اشتهاآور است. درش کمی لق می‌نشیند ولی نمی‌افتد.',
          'Water with mint looks inviting in it. The stopper sits a little loose but does not fall out.',
          'Вода с мятой в нём так и манит. Пробка сидит чуть свободно, но не выпадает.',
        ],
      },
    ],
  },
  {
    label: 'tehran-twisted-narcissus-vase',
    shape: 'glass-vase',
    color: 'violet',
    name: ['گلدان تک‌شاخه با رگه‌های تابیده', 'Single-stem vase with twisted ribs', 'Узкая ваза с витыми гранями'],
    maker: ['شیشه‌گری دم و شعله', 'Dam-o-Sholeh Glass Studio', 'Студия стекла «Дам-о-Шоле»'],
    city: ['تهران', 'Tehran', 'Тегеран'],
    summary: [
      'گلدان باریک با گردن خمیده و رگه‌هایی که دور بدنه می‌پیچد، برای یک شاخه نرگس، رز یا یاس.',
      'A slim vase with a bent neck and ribs that wind around the body, for one stem of narcissus, rose or jasmine.',
      'Тонкая ваза с изогнутой шеей и гранями, обвивающими тулово, — для одной ветки нарцисса, розы или жасмина.',
    ],
    description: [
      'شیشه‌گر لوله دم را هنگام دمیدن می‌چرخاند و رگه‌ها با همان چرخش تاب برمی‌دارند. رنگ بنفش از منگنز است و در نور روز روشن‌تر از شب دیده می‌شود. پایه را جداگانه می‌سازند و گرم به بدنه می‌چسبانند، از این رو گلدان سنگین و پابرجاست. آب را یک روز در میان تازه کنید تا لکه آهک نماند.',
      'The blower turns the pipe while blowing, and the ribs twist with it. The violet comes from manganese and looks lighter by day than by lamp. The foot is made separately and joined hot, so the vase is weighty and steady. Change the water every other day, so that no lime stains are left.',
      'Мастер вращает трубку, пока дует, и вместе с ней закручиваются грани. Фиолетовый цвет даёт марганец: днём он светлее, чем при лампе. Ножку делают отдельно и присоединяют ещё горячей, поэтому ваза устойчива и увесиста. Меняйте воду хотя бы через день, чтобы на стенках не оставалось известкового налёта.',
    ],
    specs: [
      ['material', ['شیشه رنگی', 'Coloured glass', 'Цветное стекло']],
      ['technique', ['دمیده و تابیده', 'Mouth-blown, twisted', 'Ручное выдувание, скрутка']],
      ['dimensions', ['دهانه ۳ سانتی‌متر', '3 cm mouth', 'Диаметр устья 3 см']],
      ['weight', ['۴۱۰ تا ۶۹۰ گرم', '410 to 690 g', '410–690 г']],
      ['packaging', ['جعبه ضربه‌گیر', 'Padded box', 'Коробка с защитой от ударов']],
      ['care', ['سرکه رقیق برای لکه آهک', 'Diluted vinegar for lime stains', 'Слабый раствор уксуса от известкового налёта']],
    ],
    variants: [
      { color: 'violet', size: tall25, price: 1_320_000, stock: 12 },
      { color: 'violet', size: tall35, price: 2_100_000, stock: 5 },
      { color: 'green', size: tall25, price: 1_320_000, stock: 11 },
      { color: 'green', size: tall35, price: 2_100_000, stock: 1 },
    ],
    rating: 4.6,
    ratingCount: 9,
    addedOn: '2026-10-27',
    reviews: [
      {
        author: ['هدیه ر.', 'Hediyeh R.', 'Хедийе Р.'],
        stars: 5,
        on: '2026-11-07',
        body: [
          'یک شاخه نرگس در آن گذاشتم و میز کارم جان گرفت. رگه‌هایش در نور پنجره می‌رقصد.',
          'With one stem of narcissus in it my desk came alive. The ribs dance in the light from the window.',
          'Поставила одну веточку нарцисса — и рабочий стол ожил. Грани играют в свете окна.',
        ],
      },
      {
        author: ['سینا پ.', 'Sina P.', 'Сина П.'],
        stars: 4,
        on: '2026-11-15',
        body: [
          'سنگین و پابرجاست و با باد پنجره نمی‌افتد. شاخه کلفت از دهانه‌اش رد نمی‌شود.',
          'Weighty and steady; a draught will not topple it. Thick stems do not pass the mouth.',
          'Тяжёлая, устойчивая, сквозняком не опрокинет. Толстый стебель в устье не пройдёт.',
        ],
      },
    ],
  },
]
