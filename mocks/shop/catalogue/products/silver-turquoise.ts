import type { ProductSeed, Text } from '../seed.ts'

const ring54: Text = ['سایز ۵۴', 'Size 54', 'Размер 17']
const ring57: Text = ['سایز ۵۷', 'Size 57', 'Размер 18']
const ring60: Text = ['سایز ۶۰', 'Size 60', 'Размер 19']
const ring63: Text = ['سایز ۶۳', 'Size 63', 'Размер 20']

const clearStone: Text = ['فیروزه عجمی', 'Clear ajami stone', 'Чистая бирюза аджами']
const veinedStone: Text = ['فیروزه شجر', 'Veined shajari stone', 'Бирюза шаджари с прожилками']

const chain45: Text = ['زنجیر ۴۵ سانتی‌متر', '45 cm chain', 'Цепочка 45 см']
const chain60: Text = ['زنجیر ۶۰ سانتی‌متر', '60 cm chain', 'Цепочка 60 см']

const wristSmall: Text = ['دور ۱۶ سانتی‌متر', '16 cm round', 'Обхват 16 см']
const wristMedium: Text = ['دور ۱۸ سانتی‌متر', '18 cm round', 'Обхват 18 см']

const plate16: Text = ['قطر ۱۶ سانتی‌متر', '16 cm across', 'Диаметр 16 см']
const plate20: Text = ['قطر ۲۰ سانتی‌متر', '20 cm across', 'Диаметр 20 см']
const plate25: Text = ['قطر ۲۵ سانتی‌متر', '25 cm across', 'Диаметр 25 см']

const openBowl: Text = ['بدون در', 'Open', 'Без крышки']
const liddedBowl: Text = ['دردار', 'With lid', 'С крышкой']

const stoneAndSilver: Text = ['شناسنامه سنگ و عیار', 'Stone and silver certificate', 'Сертификат камня и пробы']
const markAndCertificate: Text = [
  'مهر کارگاه و شناسنامه',
  'Workshop mark and certificate',
  'Клеймо мастерской и сертификат',
]

export const silverTurquoise: readonly ProductSeed[] = [
  {
    label: 'nishapur-turquoise-silver-ring',
    shape: 'silver-ring',
    color: 'silver',
    name: ['انگشتر نقره با فیروزه نیشابور', 'Silver ring with Nishapur turquoise', 'Серебряное кольцо с нишапурской бирюзой'],
    maker: ['جواهرتراشی کان کبود', 'Kan-e Kabud Lapidary', 'Камнерезная мастерская «Кан-е Кабуд»'],
    city: ['نیشابور', 'Nishapur', 'Нишапур'],
    summary: [
      'انگشتر نقره ۹۲۵ با نگین فیروزه معدن نیشابور، عجمی یکدست یا شجر رگه‌دار، با رکاب چکشی در چهار اندازه.',
      'A 925 silver ring with a stone from the Nishapur mine, clear or veined, on a hammered shank, in four sizes.',
      'Кольцо из серебра 925 пробы с бирюзой нишапурских копей, чистой или с прожилками, шинка кованая, четыре размера.',
    ],
    description: [
      'سنگ را در نیشابور دامله می‌تراشند و هیچ رنگ یا چسبی به آن نمی‌زنند. نقره‌کار پایه نگین را با دانه‌های ریز می‌چیند و رکاب را با چکش کوچک نرم می‌کند. فیروزه طبیعی با سال‌ها کمی به سبزی می‌زند و این نشان زنده بودن سنگ است. پیش از شستن دست و زدن عطر، انگشتر را درآورید.',
      'The stone is cut in Nishapur as a cabochon, with no dye and no resin. The silversmith edges the setting with small beads and softens the shank with a light hammer. Natural turquoise turns a little greener over the years, which is a sign that it has not been treated. Take the ring off before washing hands or putting on scent.',
      'Камень в Нишапуре обтачивают кабошоном, не подкрашивают и не пропитывают смолой. Серебряник выкладывает каст мелкой зернью и проходит шинку лёгким молотком. С годами природная бирюза чуть зеленеет, и это верный знак, что камень никогда не облагораживали. Снимайте кольцо, когда моете руки, готовите или пользуетесь духами.',
    ],
    specs: [
      ['stone', ['فیروزه طبیعی نیشابور', 'Natural Nishapur turquoise', 'Природная нишапурская бирюза']],
      ['purity', ['۹۲۵', '925', '925']],
      ['weight', ['۷ تا ۹ گرم', '7 to 9 g', '7–9 г']],
      ['dimensions', ['نگین ۱۰ در ۱۲ میلی‌متر', 'Stone 10 × 12 mm', 'Камень 10 × 12 мм']],
      ['technique', ['دامله و پایه دانه‌چین', 'Cabochon in a beaded setting', 'Кабошон в касте с зернью']],
      ['certificate', stoneAndSilver],
      ['care', ['دور از آب، عطر و شوینده', 'Away from water, scent and detergent', 'Беречь от воды, духов и моющих средств']],
    ],
    variants: [
      { size: ring54, model: veinedStone, price: 6_900_000, stock: 14 },
      { size: ring57, model: veinedStone, price: 6_900_000, stock: 18 },
      { size: ring57, model: clearStone, price: 11_500_000, stock: 6 },
      { size: ring60, model: veinedStone, price: 7_200_000, stock: 11 },
      { size: ring60, model: clearStone, price: 11_900_000, stock: 2 },
      { size: ring63, model: veinedStone, price: 7_200_000, stock: 0 },
    ],
    rating: 4.8,
    ratingCount: 231,
    addedOn: '2025-06-30',
    reviews: [
      {
        author: ['مهسا ن.', 'Mahsa N.', 'Махса Н.'],
        stars: 5,
        on: '2025-09-25',
        body: [
          'آبی‌اش همان آبی سنگ‌های مادربزرگم است. شناسنامه هم همراهش بود و خیالم آسوده شد.',
          'The blue is that of my grandmother’s stones. It came with a certificate, which put my mind at rest.',
          'Тот самый голубой цвет, что у бабушкиных камней. Приложен сертификат, это успокаивает.',
        ],
      },
      {
        author: ['علیرضا ش.', 'Alireza S.', 'Алиреза Ш.'],
        stars: 4,
        on: '2026-03-07',
        body: [
          'رگه‌های سنگ مثل شاخه درخت است. نیم‌سایز تنگ آمد و تعویضش سه روز طول کشید.',
          'The veins in the stone look like branches. It was half a size tight; the exchange took three days.',
          'Прожилки в камне — как ветви. Оказалось мало на полразмера, обмен занял три дня.',
        ],
      },
    ],
  },
  {
    label: 'mashhad-engraved-agate-ring',
    shape: 'silver-ring',
    color: 'crimson',
    name: ['انگشتر مردانه عقیق قلم‌زده', 'Men’s engraved silver ring with carnelian', 'Мужской перстень с сердоликом'],
    maker: ['نقره‌کاری کوی نوغان', 'Kuy-e Noghan Silversmiths', 'Серебряная мастерская «Куй-е Ноган»'],
    city: ['مشهد', 'Mashhad', 'Мешхед'],
    summary: [
      'انگشتر سنگین نقره با نگین عقیق سرخ و رکاب قلم‌زده با گل و برگ، ساخته دست نقره‌کاران مشهد.',
      'A substantial silver ring set with carnelian, its shank engraved with leaves and flowers by the silversmiths of Mashhad.',
      'Увесистый серебряный перстень с красным сердоликом; шинку мешхедские мастера украсили гравировкой из листьев и цветов.',
    ],
    description: [
      'رکاب را یک‌تکه می‌ریزند و سپس با قلم فولادی روی آن برگ و گل می‌نشانند؛ ته نقش را سیاه‌قلم می‌کنند تا پیدا بماند. عقیق سرخ با دست تراش خورده و پشت آن باز است تا نور از سنگ بگذرد. انگشتر نزدیک پانزده گرم است و حضورش روی دست حس می‌شود. با پارچه نخی خشک جلا می‌گیرد.',
      'The shank is cast in one piece and then cut with leaves and flowers; the ground is blackened so that the pattern stays clear. The carnelian is shaped by hand, its back left open to let the light through. The ring weighs about fifteen grams and is felt on the hand. A dry cotton cloth restores the shine.',
      'Шинку отливают целиком, затем стальным резцом наносят листья и цветы, а фон чернят, чтобы узор читался. Красный сердолик обточен вручную, а оправа сзади открыта и пропускает свет. Перстень весит около пятнадцати граммов и ощущается на руке. Если серебро потускнеет, блеск ему вернёт сухая хлопковая ткань.',
    ],
    specs: [
      ['stone', ['عقیق سرخ طبیعی', 'Natural carnelian', 'Природный красный сердолик']],
      ['purity', ['۹۲۵', '925', '925']],
      ['weight', ['۱۴ تا ۱۶ گرم', '14 to 16 g', '14–16 г']],
      ['technique', ['ریخته‌گری، قلم‌زنی، سیاه‌قلم', 'Cast, engraved, blackened', 'Литьё, гравировка, чернение']],
      ['dimensions', ['نگین ۱۲ در ۱۶ میلی‌متر', 'Stone 12 × 16 mm', 'Камень 12 × 16 мм']],
      ['packaging', ['جعبه مخمل', 'Velvet box', 'Бархатная коробочка']],
      ['certificate', stoneAndSilver],
    ],
    variants: [
      { size: ring57, price: 9_600_000, was: 11_200_000, stock: 8 },
      { size: ring60, price: 9_600_000, was: 11_200_000, stock: 15 },
      { size: ring63, price: 9_900_000, stock: 10 },
    ],
    rating: 4.5,
    ratingCount: 84,
    addedOn: '2025-11-17',
    reviews: [
      {
        author: ['سعید ک.', 'Saeed K.', 'Саид К.'],
        stars: 5,
        on: '2026-02-02',
        body: [
          'سرخی سنگ زیر نور مثل انار است. برای روز پدر گرفتم و از دست بابا درنمی‌آید.',
          'Held to the light the stone is as red as a pomegranate. I bought it for Father’s Day and he never takes it off.',
          'На свету камень красный, как гранат. Подарил отцу на праздник, и он его не снимает.',
        ],
      },
      {
        author: ['محسن و.', 'Mohsen V.', 'Мохсен В.'],
        stars: 3,
        on: '2026-08-21',
        body: [
          'قلم‌زنی خوب است، ولی لبه داخلی رکاب کمی تیز بود و ناچار شدم خودم صافش کنم.',
          'The engraving is good, but the inner edge of the shank was a little sharp and I had to smooth it myself.',
          'Гравировка хорошая, но внутренний край шинки был островат, пришлось сглаживать самому.',
        ],
      },
    ],
  },
  {
    label: 'zanjan-filigree-necklace',
    shape: 'silver-necklace',
    color: 'silver',
    name: ['گردنبند ملیله نقره زنجان', 'Zanjan silver filigree necklace', 'Филигранное серебряное колье, Зенджан'],
    maker: ['ملیله‌خانه سیم‌باف', 'Simbaf Filigree House', 'Дом филиграни «Симбаф»'],
    city: ['زنجان', 'Zanjan', 'Зенджан'],
    summary: [
      'آویز اشکی از سیم‌های تابیده نقره با نگین فیروزه در میانه و پنج آویز کوچک، روی زنجیر دست‌ساز.',
      'A tear-shaped pendant of twisted silver wire, with turquoise at the centre and five small drops, on a handmade chain.',
      'Подвеска-капля из витой серебряной проволоки с бирюзой в середине и пятью маленькими подвесками на цепочке ручной работы.',
    ],
    description: [
      'نقره را تا نازکی مو می‌کشند، دو رشته را به هم می‌تابند و زیر نورد تخت می‌کنند. ملیله‌کار از این نوار پیچک می‌سازد، پیچک‌ها را در قاب می‌چیند و با گرد لحیم یک‌جا جوش می‌دهد. آویز سبک است و با هر حرکت آرام می‌جنبد. آن را جدا از زیورهای دیگر و در پاکت پنبه‌ای نگه دارید تا سیم‌ها کج نشود.',
      'Silver is drawn as fine as hair, two strands are twisted together and rolled flat. The filigree maker coils this ribbon, packs the coils into a frame and solders them all at once with powdered solder. The pendant is light and stirs with every movement. Keep it apart from other jewellery, in its cotton pouch, so that the wires are not bent.',
      'Серебро вытягивают до толщины волоса, две нити скручивают и прокатывают. Из такой ленты мастер вьёт завитки, укладывает их в рамку и паяет разом, порошковым припоем. Подвеска лёгкая и чуть покачивается при каждом движении. Храните её отдельно от других украшений, в хлопковом мешочке, чтобы не погнуть проволоку.',
    ],
    specs: [
      ['material', ['نقره، فیروزه', 'Silver, turquoise', 'Серебро, бирюза']],
      ['purity', ['۹۹۰ در ملیله، ۹۲۵ در زنجیر', '990 filigree, 925 chain', 'Филигрань 990, цепочка 925']],
      ['technique', ['ملیله‌کاری با سیم تابیده', 'Twisted-wire filigree', 'Филигрань из витой проволоки']],
      ['dimensions', ['آویز ۴ در ۶ سانتی‌متر', 'Pendant 4 × 6 cm', 'Подвеска 4 × 6 см']],
      ['weight', ['۱۸ تا ۲۰ گرم', '18 to 20 g', '18–20 г']],
      ['closure', ['قفل طوطی', 'Lobster clasp', 'Застёжка-карабин']],
      ['certificate', stoneAndSilver],
    ],
    variants: [
      { size: chain45, price: 14_800_000, was: 17_400_000, stock: 9 },
      { size: chain60, price: 15_900_000, stock: 5 },
    ],
    rating: 4.7,
    ratingCount: 68,
    addedOn: '2026-01-15',
    reviews: [
      {
        author: ['ترانه ب.', 'Taraneh B.', 'Таране Б.'],
        stars: 5,
        on: '2026-03-28',
        body: [
          'مثل تور نقره است و با لباس ساده سیاه غوغا می‌کند. از آنچه می‌نماید سبک‌تر است.',
          'It is like silver lace and is all a plain black dress needs. Lighter than it looks.',
          'Как серебряное кружево: к простому чёрному платью больше ничего не нужно. Легче, чем кажется.',
        ],
      },
      {
        author: ['زهرا ج.', 'Zahra J.', 'Захра Дж.'],
        stars: 4,
        on: '2026-07-06',
        body: [
          'کار بسیار ظریفی است. زنجیر ۴۵ برای یقه بسته کوتاه است؛ شصت را بگیرید.',
          'Very fine work. The 45 cm chain is short over a high neckline; take the sixty.',
          'Очень тонкая работа. Цепочка 45 см коротка для закрытого ворота, берите шестьдесят.',
        ],
      },
    ],
  },
  {
    label: 'gonbad-turkmen-silver-bracelet',
    shape: 'silver-bracelet',
    color: 'rust',
    name: ['دستبند پهن نقره ترکمن', 'Wide Turkmen silver bracelet', 'Широкий серебряный туркменский браслет'],
    maker: ['زرگری آق‌بیلک', 'Aq-Bilek Silversmiths', 'Серебряники «Ак-Билек»'],
    city: ['گنبد کاووس', 'Gonbad-e Kavus', 'Гомбеде-Кавус'],
    summary: [
      'دستبند پهن زنان ترکمن با نگین‌های عقیق نارنجی و نقش شاخ قوچ، که از یک سو باز است.',
      'The broad bracelet of Turkmen women, set with orange carnelian and the ram’s-horn pattern, open on one side.',
      'Широкий браслет туркменских женщин с оранжевым сердоликом и узором «бараний рог», разомкнутый с одной стороны.',
    ],
    description: [
      'تسمه نقره را روی استوانه چوبی گرد می‌کنند و ردیف‌های دانه و سیم را به آن جوش می‌دهند. نگین‌ها در قاب‌های بلند نشسته‌اند و نقش شاخ قوچ، نشان برکت نزد ترکمن‌ها، میان آن‌ها تکرار می‌شود. دهانه باز اجازه می‌دهد دستبند کمی تنگ یا گشاد شود، ولی این کار را کم و آرام بکنید. با پارچه نقره تمیز می‌شود.',
      'A strip of silver is rounded on a wooden mandrel, and rows of beads and wire are soldered to it. The stones sit in tall collars, and the ram’s horn, a Turkmen sign of plenty, repeats between them. The opening lets you adjust the fit slightly, but do so seldom and gently. Clean with a silver cloth.',
      'Полосу серебра скругляют на деревянной оправке и напаивают ряды зерни и проволоки. Камни сидят в высоких кастах, между ними повторяется бараний рог — у туркмен это знак достатка. Благодаря прорези браслет можно немного подогнать по руке, но делайте это редко и бережно. Чистите салфеткой для серебра.',
    ],
    specs: [
      ['material', ['نقره، عقیق نارنجی', 'Silver, orange carnelian', 'Серебро, оранжевый сердолик']],
      ['purity', ['۹۰۰', '900', '900']],
      ['dimensions', ['پهنا ۴٫۵ سانتی‌متر', '4.5 cm wide', 'Ширина 4,5 см']],
      ['weight', ['۵۵ تا ۶۲ گرم', '55 to 62 g', '55–62 г']],
      ['technique', ['دانه‌نشانی و سیم‌کاری', 'Granulation and applied wire', 'Зернь и накладная проволока']],
      ['closure', ['باز', 'Open cuff', 'Разомкнутый']],
      ['certificate', stoneAndSilver],
    ],
    variants: [
      { size: wristSmall, price: 31_500_000, stock: 4 },
      { size: wristMedium, price: 34_000_000, stock: 3 },
    ],
    rating: 4.6,
    ratingCount: 27,
    addedOn: '2026-04-20',
    reviews: [
      {
        author: ['آیناز گ.', 'Aynaz G.', 'Айназ Г.'],
        stars: 5,
        on: '2026-06-28',
        body: [
          'مادرم یکی مثل این دارد که پنجاه ساله است. این هم همان وزن و همان نقش را دارد.',
          'My mother has one like this, fifty years old. This has the same weight and the same pattern.',
          'У мамы есть такой же, ему полвека. Здесь тот же вес и тот же узор.',
        ],
      },
      {
        author: ['رویا س.', 'Roya S.', 'Роя С.'],
        stars: 4,
        on: '2026-09-22',
        body: [
          'یک پیراهن ساده با آن کامل می‌شود. برای کار با کامپیوتر سنگین است، برای مهمانی عالی.',
          'With a plain shirt it is all you need. Heavy for a day at the keyboard, perfect for the evening.',
          'С простой рубашкой больше ничего не надо. Для работы за компьютером тяжеловат, а в гости — отлично.',
        ],
      },
    ],
  },
  {
    label: 'isfahan-turquoise-inlay-plate',
    shape: 'turquoise-plate',
    color: 'turquoise',
    name: ['بشقاب فیروزه‌کوب ترنج و اسلیمی', 'Turquoise-inlaid plate with medallion', 'Тарелка с бирюзовой инкрустацией'],
    maker: ['فیروزه‌کوبی آسمان‌نگین', 'Aseman-Negin Inlay Workshop', 'Мастерская «Асеман-Негин»'],
    city: ['اصفهان', 'Isfahan', 'Исфахан'],
    summary: [
      'بشقاب برنجی که خرده‌های فیروزه را در خانه‌های آن نشانده‌اند و صیقل داده‌اند؛ برای دیوار و روی میز.',
      'A brass plate whose cells are filled with chips of turquoise and polished smooth, for the wall or the table.',
      'Латунная тарелка, ячейки которой заполнены крошкой бирюзы и отполированы вровень с металлом, — на стену или на стол.',
    ],
    description: [
      'نخست سیم‌های برنج را بر بشقاب جوش می‌دهند تا خانه‌های نقش جدا شود. خرده‌های فیروزه را یکی‌یکی و تنگ هم می‌چینند، لاک گرم لابه‌لای آن می‌رود و کار با سنگ ساب تخت می‌شود. هرچه فاصله سنگ‌ها کمتر، کار بهتر؛ اینجا بند سیاه به زحمت دیده می‌شود. بشقاب را در آب نگذارید و دور از گرما نگه دارید، چون لاک نرم می‌شود.',
      'Brass wires are first soldered to the plate to part the cells of the design. Chips of turquoise are set one by one, close together; hot lacquer fills the gaps and the whole is ground flat. The narrower the gaps, the better the work, and here the dark joints are hardly visible. Do not soak the plate, and keep it from heat, which softens the lacquer.',
      'Сначала на тарелку напаивают латунную проволоку — она делит узор на ячейки. Кусочки бирюзы выкладывают по одному, вплотную, заливают горячим лаком и шлифуют. Чем уже промежутки, тем выше работа; здесь тёмные швы едва заметны. Не опускайте тарелку в воду и берегите от жара: лак от него размягчается.',
    ],
    specs: [
      ['material', ['برنج، فیروزه، لاک طبیعی', 'Brass, turquoise, natural lacquer', 'Латунь, бирюза, природный лак']],
      ['stone', ['خرده‌فیروزه خراسان', 'Khorasan turquoise chips', 'Крошка хорасанской бирюзы']],
      ['technique', ['فیروزه‌کوبی و قلم‌زنی', 'Turquoise inlay and engraving', 'Инкрустация и гравировка']],
      ['finish', ['صیقل با روغن کنجد', 'Polished with sesame oil', 'Полировка с кунжутным маслом']],
      ['foodSafe', ['تزئینی', 'Decorative', 'Декоративная']],
      ['certificate', markAndCertificate],
      ['care', ['دستمال خشک، دور از آب و گرما', 'Dry cloth, away from water and heat', 'Сухая салфетка, беречь от воды и жара']],
    ],
    variants: [
      { size: plate16, price: 7_400_000, stock: 12 },
      { size: plate20, price: 10_900_000, stock: 8 },
      { size: plate25, price: 16_800_000, was: 19_600_000, stock: 4 },
    ],
    rating: 4.7,
    ratingCount: 59,
    addedOn: '2026-07-03',
    reviews: [
      {
        author: ['غزاله م.', 'Ghazaleh M.', 'Газале М.'],
        stars: 5,
        on: '2026-08-14',
        body: [
          'پُرکار است و درز سنگ‌ها را باید با ذره‌بین دید. روی تاقچه کنار آینه نشسته و خانه را آبی کرده.',
          'Densely worked; you need a glass to see the joints. It stands on the mantel and has turned the room blue.',
          'Работа плотная: швы между камнями видны разве что в лупу. Стоит на полке у зеркала, и комната стала голубой.',
        ],
      },
      {
        author: ['شهاب ت.', 'Shahab T.', 'Шахаб Т.'],
        stars: 4,
        on: '2026-10-05',
        body: [
          'تفاوتش با نمونه‌های ارزان بازار روشن است. کاش پایه‌ای هم همراهش بود.',
          'The difference from cheap market pieces is clear. I wish a stand came with it.',
          'Разница с дешёвыми базарными вещами сразу видна. Жаль, что в комплекте нет подставки.',
        ],
      },
    ],
  },
  {
    label: 'isfahan-turquoise-inlay-bowl',
    formerAddresses: ['copper/isfahan-turquoise-inlay-bowl'],
    shape: 'turquoise-bowl',
    color: 'turquoise',
    name: ['قندان پایه‌دار فیروزه‌کوب', 'Footed turquoise-inlaid sugar bowl', 'Сахарница на ножке с бирюзой'],
    maker: ['فیروزه‌کوبی آسمان‌نگین', 'Aseman-Negin Inlay Workshop', 'Мастерская «Асеман-Негин»'],
    city: ['اصفهان', 'Isfahan', 'Исфахан'],
    summary: [
      'قندان مسی پایه‌دار با پوشش فیروزه و نوارهای قلم‌زده برنج، درون قلع‌اندود، با در یا بدون آن.',
      'A footed copper bowl covered in turquoise with bands of engraved brass, tinned inside, with or without a lid.',
      'Медная чаша на ножке в бирюзе с поясами гравированной латуни, внутри лужёная, с крышкой или без неё.',
    ],
    description: [
      'بدنه مسی را مسگر می‌سازد و قلم‌زن نوارهای برنجی را با گل‌های ریز پر می‌کند. فیروزه روی سطح خمیده سخت‌تر از بشقاب می‌نشیند و هر خرده‌سنگ باید شیب خود را داشته باشد. درون قندان با قلع سفید شده تا برای قند، نبات و نقل به کار آید. بیرون آن را خیس نکنید و درون را تنها با دستمال نم‌دار پاک کنید.',
      'A coppersmith makes the body and an engraver fills the brass bands with small flowers. Turquoise is harder to lay on a curve than on a plate: every chip must take its own slope. The inside is tinned, fit for sugar, rock sugar and sweets. Keep the outside dry and wipe the inside with a damp cloth only.',
      'Корпус делает медник, а гравёр заполняет латунные пояса мелкими цветами. На изгибе бирюзу уложить труднее, чем на тарелке: у каждого кусочка здесь свой наклон. Внутри чаша вылужена и годится для сахара, набата и сладостей. Снаружи её не мочите, а изнутри протирайте только влажной мягкой салфеткой.',
    ],
    specs: [
      ['material', ['مس، برنج، فیروزه', 'Copper, brass, turquoise', 'Медь, латунь, бирюза']],
      ['technique', ['فیروزه‌کوبی روی سطح خمیده', 'Inlay over a curved surface', 'Инкрустация по изгибу']],
      ['dimensions', ['دهانه ۱۳ و بلندی ۱۵ سانتی‌متر', '13 cm rim, 15 cm tall', 'Диаметр края 13 см, высота 15 см']],
      ['finish', ['قلع خالص در درون', 'Pure tin lining', 'Внутри чистое олово']],
      ['foodSafe', ['قند، نبات، نقل', 'Sugar, rock sugar, sweets', 'Сахар, набат, сладости']],
      ['weight', ['۷۵۰ تا ۹۵۰ گرم', '750 to 950 g', '750–950 г']],
      ['certificate', markAndCertificate],
    ],
    variants: [
      { model: openBowl, price: 11_200_000, stock: 7 },
      { model: liddedBowl, price: 15_600_000, stock: 4 },
    ],
    rating: 4.5,
    ratingCount: 16,
    addedOn: '2026-10-09',
    reviews: [
      {
        author: ['اکرم ح.', 'Akram H.', 'Акрам Х.'],
        stars: 5,
        on: '2026-10-27',
        body: [
          'درش درست می‌نشیند و درونش سفید و تمیز است. جای قندان نقره مادرم را گرفت.',
          'The lid sits true, and the inside is bright and clean. It has taken the place of my mother’s silver bowl.',
          'Крышка садится точно, внутри светло и чисто. Заняла место маминой серебряной сахарницы.',
        ],
      },
      {
        author: ['پیمان ر.', 'Peyman R.', 'Пейман Р.'],
        stars: 4,
        on: '2026-11-11',
        body: [
          'رنگ سنگ‌ها زنده است و نوار برنج خوب پرداخت شده. روزهای نخست اندکی بوی لاک می‌داد.',
          'The stones are lively in colour, and the brass is well finished. For some days it smelt faintly of lacquer.',
          'Цвет камня живой, латунь хорошо отделана. Первые дни слегка пахло лаком.',
        ],
      },
    ],
  },
  {
    label: 'tehran-lapis-silver-pendant',
    shape: 'silver-necklace',
    color: 'azure',
    name: ['گردنبند نقره با سنگ لاجورد', 'Silver pendant with lapis lazuli', 'Серебряная подвеска с лазуритом'],
    maker: ['کارگاه نقره کوچه اقاقیا', 'Kucheh Aqaqia Silver Studio', 'Мастерская серебра «Куче-Акакия»'],
    city: ['تهران', 'Tehran', 'Тегеран'],
    summary: [
      'آویزی با سنگ لاجورد یا عقیق سبز میان پیچک‌های سیم نقره، که به پیراهن ساده هر روز هم می‌آید.',
      'A pendant of lapis or green agate among coils of silver wire, at ease with a plain everyday shirt.',
      'Подвеска с лазуритом или зелёным агатом среди завитков серебряной проволоки; уместна и с простой повседневной рубашкой.',
    ],
    description: [
      'لاجورد را با نقطه‌های طلایی پیریت برمی‌گزینند و تخم‌مرغی می‌تراشند؛ عقیق سبز یکدست‌تر و آرام‌تر است. دور سنگ، سیم نقره در دو ضخامت پیچیده و تنها در پنج نقطه جوش خورده تا سبک بماند. پشت آویز صاف است و به پارچه گیر نمی‌کند. سنگ لاجورد به عرق و سرکه حساس است؛ پس از استفاده با پارچه نرم پاکش کنید.',
      'The lapis is chosen for its golden specks of pyrite and cut as an oval; the green agate is plainer and quieter. Silver wire of two thicknesses is coiled around the stone and soldered at five points only, to keep it light. The back is smooth and does not catch on cloth. Lapis dislikes sweat and vinegar, so wipe it after wear.',
      'Лазурит подбирают с золотистыми крапинками пирита и шлифуют овалом; зелёный агат ровнее и спокойнее. Вокруг камня вьётся серебряная проволока двух толщин, спаянная лишь в пяти точках, — так подвеска остаётся лёгкой. Сзади она гладкая и за ткань не цепляется. Лазурит не любит пота и уксуса: протирайте его после носки.',
    ],
    specs: [
      ['stone', ['لاجورد بدخشان یا عقیق سبز', 'Badakhshan lapis or green agate', 'Бадахшанский лазурит или зелёный агат']],
      ['purity', ['۹۲۵', '925', '925']],
      ['dimensions', ['آویز ۳ در ۴٫۵ سانتی‌متر', 'Pendant 3 × 4.5 cm', 'Подвеска 3 × 4,5 см']],
      ['weight', ['نزدیک ۱۴ گرم', 'About 14 g', 'Около 14 г']],
      ['plating', ['رودیوم، دیر تیره می‌شود', 'Rhodium, slow to tarnish', 'Родий, долго не темнеет']],
      ['closure', ['قفل فنری', 'Spring-ring clasp', 'Шпрингельный замок']],
      ['certificate', stoneAndSilver],
    ],
    variants: [
      { color: 'azure', size: chain45, price: 9_700_000, stock: 13 },
      { color: 'azure', size: chain60, price: 10_400_000, stock: 6 },
      { color: 'green', size: chain45, price: 8_600_000, was: 9_900_000, stock: 10 },
      { color: 'green', size: chain60, price: 9_300_000, stock: 5 },
    ],
    rating: 4.3,
    ratingCount: 12,
    addedOn: '2026-10-21',
    reviews: [
      {
        author: ['نیلوفر ع.', 'Niloufar A.', 'Нилуфар А.'],
        stars: 5,
        on: '2026-11-04',
        body: [
          'نقطه‌های طلایی لاجورد مثل آسمان شب است. هر روز به گردنم است و به شال گیر نکرده.',
          'The golden specks make the lapis look like a night sky. I wear it daily, and it has not caught on my scarf.',
          'Золотые крапинки в лазурите — как ночное небо. Ношу каждый день, за шарф ни разу не зацепилась.',
        ],
      },
      {
        author: ['مونا ف.', 'Mona F.', 'Мона Ф.'],
        stars: 4,
        on: '2026-11-12',
        body: [
          'عقیق سبزش آرام و خوش‌رنگ است. قفلش کمی ریز است و بستنش تنهایی سخت.',
          'The green agate is calm and well coloured. The clasp is rather small to fasten unaided.',
          'Зелёный агат спокойный, красивый. Замочек мелковат, самой застегнуть непросто.',
        ],
      },
    ],
  },
]
