import type { ProductSeed, Text } from '../seed.ts'

const small: Text = ['۱ در ۱٫۵ متر', '1 × 1.5 m', '1 × 1,5 м']
const zarocharak: Text = ['۰٫۸ در ۱٫۲ متر', '0.8 × 1.2 m', '0,8 × 1,2 м']
const hall: Text = ['۱٫۵ در ۲ متر', '1.5 × 2 m', '1,5 × 2 м']
const sixMetre: Text = ['۲ در ۳ متر', '2 × 3 m', '2 × 3 м']
const nineMetre: Text = ['۲٫۵ در ۳٫۵ متر', '2.5 × 3.5 m', '2,5 × 3,5 м']
const twelveMetre: Text = ['۳ در ۴ متر', '3 × 4 m', '3 × 4 м']
const runner: Text = ['۰٫۸ در ۳ متر', '0.8 × 3 m', '0,8 × 3 м']

const workshopCertificate: Text = ['شناسنامه کارگاه', 'Workshop certificate', 'Сертификат мастерской']
const weaverCertificate: Text = [
  'شناسنامه با نام بافنده',
  'Certificate naming the weaver',
  'Сертификат с именем ткачихи',
]

export const handwovenCarpets: readonly ProductSeed[] = [
  {
    label: 'kashan-medallion-carpet',
    shape: 'carpet-medallion',
    color: 'crimson',
    name: ['فرش لچک‌ترنج دست‌بافت کاشان', 'Kashan medallion and corner carpet', 'Кашанский ковёр с медальоном'],
    maker: ['کارگاه سایه‌باف', 'Sayeh-Baf Workshop', 'Мастерская «Сайебаф»'],
    city: ['کاشان', 'Kashan', 'Кашан'],
    summary: [
      'فرشی پشمی با ترنج شانزده‌پر و لچک‌های شاه‌عباسی، در لاکی و سرمه‌ای، رنگ‌هایی که خانه‌های کاشان سال‌هاست با آن‌ها آشناست.',
      'A wool carpet with a sixteen-lobed medallion and Shah Abbasi corners, in the colours long familiar in Kashan houses.',
      'Шерстяной ковёр с шестнадцатилепестковым медальоном и цветами шах-аббаси по углам, в красках, привычных для кашанского дома.',
    ],
    description: [
      'نقشه این فرش را طراح کارگاه روی کاغذ شطرنجی کشیده و بافنده آن را گره‌به‌گره روی دار عمودی خوانده است. پرز از پشم پاییزه است و چله از پنبه تابیده؛ برای همین فرش صاف می‌خوابد و لبه‌هایش جمع نمی‌شود. رنگ لاکی از روناس و سرمه‌ای از نیل به دست آمده است. هر شش ماه جای سر و ته فرش را عوض کنید تا نور و رفت‌وآمد یکسان به آن برسد.',
      'The workshop’s designer drew the pattern on squared paper, and the weaver read it knot by knot at an upright loom. The pile is autumn-shorn wool and the warp is plied cotton, so the carpet lies flat and keeps its edges straight. Madder gives the red and indigo the dark blue. Turn the carpet end for end every six months, so that light and footsteps reach it evenly.',
      'Рисунок художник мастерской сначала перенёс на клетчатую бумагу, а ткачиха узел за узлом повторила его на вертикальном станке. Ворс — шерсть осенней стрижки, основа — кручёный хлопок, поэтому ковёр лежит ровно и края у него не заворачиваются. Красный цвет даёт марена, тёмно-синий — индиго. Раз в полгода разворачивайте ковёр, чтобы солнце и шаги доставались ему поровну.',
    ],
    specs: [
      ['material', ['پشم پاییزه', 'Autumn-shorn wool', 'Шерсть осенней стрижки']],
      ['technique', ['گره نامتقارن، دار عمودی', 'Asymmetric knot, upright loom', 'Асимметричный узел, вертикальный станок']],
      ['density', ['۴۰ رج، حدود ۳۳ گره در سانتی‌متر مربع', '40 raj, about 33 knots per cm²', '40 радж, около 33 узлов на см²']],
      ['warp', ['پنبه', 'Cotton', 'Хлопок']],
      ['dye', ['روناس، نیل، پوست گردو', 'Madder, indigo, walnut husk', 'Марена, индиго, кожура грецкого ореха']],
      ['thickness', ['۹ میلی‌متر', '9 mm', '9 мм']],
      ['certificate', workshopCertificate],
    ],
    variants: [
      { color: 'crimson', size: sixMetre, price: 96_500_000, was: 112_000_000, stock: 7 },
      { color: 'crimson', size: nineMetre, price: 142_000_000, stock: 5 },
      { color: 'crimson', size: twelveMetre, price: 196_000_000, stock: 2 },
      { color: 'navy', size: sixMetre, price: 98_500_000, stock: 6 },
      { color: 'navy', size: twelveMetre, price: 199_000_000, stock: 4 },
    ],
    rating: 4.8,
    ratingCount: 64,
    addedOn: '2025-08-14',
    reviews: [
      {
        author: ['مریم ک.', 'Maryam K.', 'Марьям К.'],
        stars: 5,
        on: '2025-12-03',
        body: [
          'رنگش از نزدیک گرم‌تر از عکس است و بافتش خیلی یکدست. مادرم که خودش سال‌ها پای دار بوده، پسندید.',
          'The colour is warmer in person than in the picture, and the weave is very even. My mother, who wove for years, approves of it.',
          'Вживую цвет теплее, чем на снимке, а узлы очень ровные. Мама сама много лет ткала ковры — и ей понравилось.',
        ],
      },
      {
        author: ['بهروز ن.', 'Behrouz N.', 'Бехруз Н.'],
        stars: 4,
        on: '2026-04-21',
        body: [
          'فرش بسیار خوبی است و صاف می‌خوابد. فقط یک روز دیرتر از قرار به دستم رسید.',
          'A very good carpet, and it lies flat. It arrived one day later than promised, that is all.',
          'Ковёр отличный, лежит ровно. Только привезли его на день позже, чем обещали.',
        ],
      },
    ],
  },
  {
    label: 'nain-wool-silk-carpet',
    shape: 'carpet-medallion',
    color: 'cream',
    name: ['فرش نائین گل‌ابریشم شش‌لا', 'Nain six-ply carpet with silk', 'Наинский ковёр с шёлком'],
    maker: ['کارگاه پرنیان‌باف', 'Parnian-Baf Workshop', 'Мастерская «Парнианбаф»'],
    city: ['نائین', 'Nain', 'Наин'],
    summary: [
      'فرشی روشن با زمینه کرم و گل‌های ابریشمی، سبک و ریزبافت، برای اتاقی که نور روز به آن می‌تابد.',
      'A pale carpet with a cream ground and flowers outlined in silk, light and finely knotted, for a room with daylight.',
      'Светлый ковёр с кремовым полем и цветами, обведёнными шёлком: лёгкий, тонкой работы, для комнаты, где много солнца.',
    ],
    description: [
      'در نائین ریزی فرش را با لای نخ چله می‌سنجند و این فرش شش‌لاست: ریزبافت، اما آن‌قدر مقاوم که زیر پا بماند. زمینه از کرک بهاره است و دور گل‌ها و اسلیمی‌ها را ابریشم سفید گرفته که در نور مایل می‌درخشد. بافت هر فرش شش‌متری حدود چهارده ماه زمان برده است. با جاروی نرم و در جهت خواب پرز تمیزش کنید و از شوینده قلیایی دور نگهش دارید.',
      'In Nain the fineness of a carpet is told by the plies of its warp thread; this one is six-ply, fine yet strong enough to be walked on. The ground is spring lambswool, and white silk outlines the flowers and arabesques, catching light that falls from the side. A carpet of six square metres takes about fourteen months. Brush it softly along the pile and keep it away from alkaline cleaners.',
      'В Наине тонкость ковра определяют по числу нитей в основе: здесь их шесть, работа тонкая, но по ковру можно спокойно ходить. Поле выткано из весенней ягнячьей шерсти, а цветы и завитки ислими обведены белым шёлком, который мерцает при боковом свете. На ковёр в шесть квадратных метров уходит около четырнадцати месяцев. Чистите его мягкой щёткой по ворсу и не пользуйтесь щелочными средствами.',
    ],
    specs: [
      ['material', ['کرک و ابریشم', 'Lambswool and silk', 'Ягнячья шерсть и шёлк']],
      ['technique', ['گره نامتقارن، دو پود', 'Asymmetric knot, two wefts', 'Асимметричный узел, два утка']],
      ['density', ['۵۵ رج، حدود ۶۲ گره در سانتی‌متر مربع', '55 raj, about 62 knots per cm²', '55 радж, около 62 узлов на см²']],
      ['warp', ['پنبه شش‌لا', 'Six-ply cotton', 'Хлопок в шесть нитей']],
      ['thickness', ['۷ میلی‌متر', '7 mm', '7 мм']],
      ['care', ['قالی‌شویی دستی، بدون خشک‌کن', 'Hand wash by a specialist, no tumble drying', 'Ручная чистка у мастера, без машинной сушки']],
      ['certificate', workshopCertificate],
    ],
    variants: [
      { color: 'cream', size: small, price: 46_500_000, stock: 9 },
      { color: 'cream', size: hall, price: 89_000_000, stock: 6 },
      { color: 'cream', size: sixMetre, price: 178_000_000, stock: 4 },
      { color: 'azure', size: small, price: 47_500_000, stock: 5 },
      { color: 'azure', size: sixMetre, price: 182_000_000, stock: 0 },
    ],
    rating: 4.7,
    ratingCount: 38,
    addedOn: '2025-11-20',
    reviews: [
      {
        author: ['نسرین ا.', 'Nasrin A.', 'Насрин А.'],
        stars: 5,
        on: '2026-02-11',
        body: [
          'اتاقمان با همین یک فرش روشن شد. صبح‌ها که آفتاب می‌افتد، ابریشمش برق ملایمی دارد.',
          'This one carpet has brightened our room. In the morning sun the silk has a gentle sheen.',
          'С этим ковром в комнате стало светлее. По утрам, когда светит солнце, шёлк мягко переливается.',
        ],
      },
      {
        author: ['کامران د.', 'Kamran D.', 'Камран Д.'],
        stars: 5,
        on: '2026-06-30',
        body: [
          'پشت فرش را که نگاه کنید، نظم گره‌ها پیداست. بسته‌بندی هم پاکیزه و محکم بود.',
          'Look at the back and you can see how regular the knots are. The packing was clean and sturdy too.',
          'Переверните ковёр — и увидите, как ровно лежат узлы. Упакован тоже аккуратно и надёжно.',
        ],
      },
    ],
  },
  {
    label: 'bakhtiari-garden-carpet',
    shape: 'carpet-garden',
    color: 'rust',
    name: ['فرش خشتی بختیاری چالشتر', 'Bakhtiari garden panel carpet', 'Бахтиарский ковёр «Сад»'],
    maker: ['بافندگان دشت لاله', 'Dasht-e Laleh Weavers', 'Артель «Дашт-е Лале»'],
    city: ['شهرکرد', 'Shahrekord', 'Шехре-Корд'],
    summary: [
      'باغی چهارگوش روی زمین: خشت‌هایی با سرو، گلدان، بید و مرغ که هیچ دوتایی از آن‌ها درست مثل هم نیست.',
      'A squared garden for the floor: panels of cypress, vase, willow and bird, of which no two are quite the same.',
      'Сад, разбитый на клетки: кипарис, ваза, ива, птица — и ни одна клетка не повторяет другую в точности.',
    ],
    description: [
      'نقش خشتی، باغ ایرانی را از بالا نشان می‌دهد: جوی‌ها قاب‌ها را جدا می‌کنند و هر قاب درخت یا گلی دارد. بافندگان چالشتر این نقشه را از حفظ می‌بافند و رنگ هر خشت را همان‌جا پای دار برمی‌گزینند. پشم را در خانه می‌ریسند و با روناس، اسپرک و پوست انار رنگ می‌کنند. فرشی است درشت‌بافت و سنگین که برای نشیمن و پذیرایی پررفت‌وآمد خوب جواب می‌دهد.',
      'The panel design shows a Persian garden from above: channels of water divide the beds, and each bed holds a tree or a flower. The weavers of Chaleshtar work from memory and choose the colour of each panel at the loom. They spin the wool at home and dye it with madder, weld and pomegranate rind. It is a heavy, sturdy carpet that suits a busy sitting room.',
      'Такой узор — персидский сад, увиденный сверху: каналы делят его на клетки, и в каждой растёт дерево или цветок. Ткачихи Чалештара работают по памяти и цвет каждой клетки выбирают прямо за станком. Шерсть прядут дома, красят мареной, резедой и гранатовой кожурой. Ковёр вышел плотным и тяжёлым, он хорошо служит в гостиной, где всегда много людей.',
    ],
    specs: [
      ['material', ['پشم دست‌ریس', 'Hand-spun wool', 'Шерсть ручного прядения']],
      ['technique', ['گره متقارن، یک پود', 'Symmetric knot, single weft', 'Симметричный узел, один уток']],
      ['density', ['۲۸ رج، حدود ۱۶ گره در سانتی‌متر مربع', '28 raj, about 16 knots per cm²', '28 радж, около 16 узлов на см²']],
      ['warp', ['پنبه', 'Cotton', 'Хлопок']],
      ['dye', ['روناس، اسپرک، پوست انار', 'Madder, weld, pomegranate rind', 'Марена, резеда, гранатовая кожура']],
      ['thickness', ['۱۲ میلی‌متر', '12 mm', '12 мм']],
      ['origin', ['چالشتر، چهارمحال و بختیاری', 'Chaleshtar, Chaharmahal and Bakhtiari', 'Чалештар, Чехармехаль и Бахтиария']],
      ['certificate', weaverCertificate],
    ],
    variants: [
      { size: hall, price: 36_800_000, was: 46_000_000, stock: 11 },
      { size: sixMetre, price: 71_500_000, was: 84_000_000, stock: 8 },
      { size: nineMetre, price: 108_000_000, stock: 3 },
    ],
    rating: 4.6,
    ratingCount: 47,
    addedOn: '2025-06-22',
    reviews: [
      {
        author: ['ستاره م.', 'Setareh M.', 'Сетаре М.'],
        stars: 5,
        on: '2025-10-09',
        body: [
          'بچه‌ها روی خشت‌هایش بازی می‌کنند و هر بار پرنده تازه‌ای پیدا می‌کنند. محکم است و لک را زود نشان نمی‌دهد.',
          'The children play on the panels and find a new bird every time. It is sturdy and does not show marks readily.',
          'Дети играют на этих клетках и каждый раз находят новую птицу. Ковёр прочный и немаркий.',
        ],
      },
      {
        author: ['حمید ر.', 'Hamid R.', 'Хамид Р.'],
        stars: 4,
        on: '2026-01-17',
        body: [
          'فرش سنگین و اصیلی است. روزهای اول کمی پرز می‌داد که بعد از دو هفته جارو تمام شد.',
          'A heavy carpet with real character. It shed a little at first; after two weeks of sweeping that stopped.',
          'Тяжёлый, настоящий ковёр. Первое время немного лез ворс, через две недели чистки прошло.',
        ],
      },
    ],
  },
  {
    label: 'qom-silk-tree-carpet',
    shape: 'carpet-tree',
    color: 'turquoise',
    name: ['فرش ابریشم قم نقش درختی', 'Qom silk tree of life carpet', 'Кумский шёлковый ковёр «Древо жизни»'],
    maker: ['کارگاه ابریشم‌نگار', 'Abrisham-Negar Workshop', 'Мастерская «Абришам-Негар»'],
    city: ['قم', 'Qom', 'Кум'],
    summary: [
      'فرشی تمام‌ابریشم با درخت زندگی و مرغان شاخسار؛ به اندازه یک تابلو، برای دیوار یا گوشه‌ای کم‌رفت‌وآمد.',
      'An all-silk carpet with the tree of life and birds among its branches, for a wall or a quiet corner.',
      'Ковёр из чистого шёлка: древо жизни и птицы в ветвях. Хорош на стене или в тихом уголке.',
    ],
    description: [
      'تار، پود و پرز این فرش همه از ابریشم است و بافنده در هر سانتی‌متر مربع صد گره زده است. درختی از پایین محراب بالا می‌رود و دو مرغ روبه‌روی هم بر شاخه‌هایش نشسته‌اند. پس از پایین‌کشی، پرز را چند بار با دست پرداخت کرده‌اند تا کوتاه و یکدست شود. رنگ آن از هر سو که ببینید، کمی روشن‌تر یا تیره‌تر می‌شود؛ هنگام جابه‌جایی آن را لوله کنید و تا نزنید.',
      'Warp, weft and pile are all silk, and the weaver tied a hundred knots in every square centimetre. A tree rises from the foot of a niche, and two birds face each other in its branches. Once off the loom, the pile was sheared by hand several times until it was short and even, and its colour looks a little lighter or darker from each side. Roll it for storage; do not fold it.',
      'И основа, и уток, и ворс здесь шёлковые, на каждый квадратный сантиметр приходится сто узлов. Из-под арки михраба поднимается дерево, на его ветвях друг против друга сидят две птицы. Когда ковёр сняли со станка, ворс несколько раз подстригли вручную, чтобы он стал коротким и ровным; смотря с какой стороны подойти, цвет кажется чуть светлее или темнее. Храните ковёр скрученным, не складывайте.',
    ],
    specs: [
      ['material', ['ابریشم طبیعی', 'Natural silk', 'Натуральный шёлк']],
      ['technique', ['گره نامتقارن', 'Asymmetric knot', 'Асимметричный узел']],
      ['density', ['۷۰ رج، حدود ۱۰۰ گره در سانتی‌متر مربع', '70 raj, about 100 knots per cm²', '70 радж, около 100 узлов на см²']],
      ['warp', ['ابریشم', 'Silk', 'Шёлк']],
      ['thickness', ['۴ میلی‌متر', '4 mm', '4 мм']],
      ['care', ['دور از آفتاب مستقیم، شست‌وشو نزد استادکار', 'Out of direct sun, cleaning by a specialist', 'Беречь от прямого солнца, чистка у мастера']],
      ['certificate', weaverCertificate],
    ],
    variants: [
      { color: 'turquoise', size: zarocharak, price: 98_000_000, stock: 6 },
      { color: 'turquoise', size: small, price: 168_000_000, stock: 4 },
      { color: 'rose', size: zarocharak, price: 96_000_000, stock: 5 },
      { color: 'rose', size: small, price: 165_000_000, stock: 1 },
    ],
    rating: 4.9,
    ratingCount: 21,
    addedOn: '2026-02-05',
    reviews: [
      {
        author: ['شهلا ف.', 'Shahla F.', 'Шахла Ф.'],
        stars: 5,
        on: '2026-05-14',
        body: [
          'قابش کردیم و روی دیوار زدیم. هر مهمانی که می‌آید، اول سراغ مرغ‌هایش می‌رود.',
          'We framed it and hung it on the wall. Every guest goes straight to the birds.',
          'Мы взяли его в раму и повесили на стену. Гости первым делом подходят рассмотреть птиц.',
        ],
      },
      {
        author: ['آرش ت.', 'Arash T.', 'Араш Т.'],
        stars: 5,
        on: '2026-09-02',
        body: [
          'شناسنامه با نام بافنده همراهش بود و همین برایم ارزش داشت. رنگ فیروزه‌ای‌اش آرام و دلنشین است.',
          'It came with a certificate naming the weaver, which mattered to me. The turquoise is calm and pleasing.',
          'К ковру приложили сертификат с именем ткачихи, для меня это важно. Бирюзовый здесь спокойный, приятный.',
        ],
      },
    ],
  },
  {
    label: 'bijar-herati-carpet',
    shape: 'carpet-herati',
    color: 'navy',
    name: ['فرش بیجار با نقش ماهی‌درهم', 'Bijar carpet in Herati pattern', 'Биджарский ковёр с узором герати'],
    maker: ['کارگاه گروس‌باف', 'Garrus-Baf Workshop', 'Мастерская «Гаррусбаф»'],
    city: ['بیجار', 'Bijar', 'Биджар'],
    summary: [
      'فرشی سفت و پرگوشت که پودش را خیس می‌کوبند؛ نقش ماهی‌درهم سراسر زمینه سرمه‌ای آن را گرفته است.',
      'A dense, firm carpet whose weft is beaten in wet, with the small Herati fish pattern covering its dark-blue ground.',
      'Плотный, тугой ковёр: уток здесь прибивают влажным. Мелкий узор герати с «рыбками» покрывает всё тёмно-синее поле.',
    ],
    description: [
      'به فرش بیجار فرش آهنی می‌گویند و این نام از شیوه کوبیدن آن آمده است: پود کلفت را نم‌دار می‌کنند و با شانه فلزی سنگین میان گره‌ها می‌نشانند. نتیجه فرشی است که زیر پایه مبل جا نمی‌اندازد و سال‌ها شکلش را نگه می‌دارد. نقش آن لوزی‌هایی است با گلی در میان و چهار برگ ماهی‌وار گرد آن. هنگام جابه‌جایی آن را لوله کنید و هرگز تا نزنید.',
      'Bijar carpets are called iron carpets, after the way they are beaten: a thick weft is damped and driven between the knots with a heavy metal comb. The result does not dent under furniture and keeps its shape for decades. The pattern is a lattice of diamonds, each with a flower at its centre and four fish-like leaves around it. When you move it, roll it and never fold it.',
      'Биджарские ковры называют железными — из-за того, как их ткут: толстый уток смачивают и тяжёлой металлической колотушкой вгоняют между рядами узлов. Ножки мебели такой ковёр почти не продавливают, и форму он держит десятилетиями. Узор складывается из ромбов: в середине цветок, вокруг него четыре листа, похожих на рыбок. При перевозке скручивайте ковёр и никогда не складывайте.',
    ],
    specs: [
      ['material', ['پشم کردی', 'Kurdish wool', 'Курдская шерсть']],
      ['technique', ['گره متقارن، سه پود کوبیده', 'Symmetric knot, three beaten wefts', 'Симметричный узел, три прибитых утка']],
      ['density', ['۳۵ رج، حدود ۲۵ گره در سانتی‌متر مربع', '35 raj, about 25 knots per cm²', '35 радж, около 25 узлов на см²']],
      ['warp', ['پنبه', 'Cotton', 'Хлопок']],
      ['dye', ['نیل، روناس، برگ مو', 'Indigo, madder, vine leaf', 'Индиго, марена, виноградный лист']],
      ['thickness', ['۱۴ میلی‌متر', '14 mm', '14 мм']],
      ['weight', ['حدود ۵ کیلوگرم در متر مربع', 'About 5 kg per m²', 'Около 5 кг на м²']],
      ['certificate', workshopCertificate],
    ],
    variants: [
      { color: 'navy', size: runner, price: 39_500_000, stock: 8 },
      { color: 'navy', size: sixMetre, price: 104_000_000, was: 119_000_000, stock: 6 },
      { color: 'navy', size: twelveMetre, price: 214_000_000, stock: 4 },
      { color: 'rust', size: runner, price: 38_500_000, stock: 12 },
      { color: 'rust', size: sixMetre, price: 107_000_000, stock: 5 },
    ],
    rating: 4.7,
    ratingCount: 53,
    addedOn: '2026-05-18',
    reviews: [
      {
        author: ['پیمان س.', 'Peyman S.', 'Пейман С.'],
        stars: 5,
        on: '2026-08-06',
        body: [
          'مبل سنگینمان سه ماه رویش بوده و هیچ ردی نمانده. واقعاً سفت و جاندار است.',
          'Our heavy sofa has stood on it for three months without leaving a mark. It really is firm and full.',
          'Три месяца на нём стоит тяжёлый диван — и ни следа. Ковёр и правда тугой и плотный.',
        ],
      },
      {
        author: ['فاطمه ج.', 'Fatemeh J.', 'Фатеме Дж.'],
        stars: 3,
        on: '2026-10-12',
        body: [
          'کیفیت بافت عالی است، ولی برای آپارتمان طبقه چهارم بی‌آسانسور خیلی سنگین بود. کاش وزن کل را هم نوشته بودید.',
          'The weaving is excellent, but it was very heavy for a fourth-floor flat without a lift. The total weight should be stated.',
          'Работа отличная, но для четвёртого этажа без лифта ковёр очень тяжёлый. Стоило бы указать общий вес.',
        ],
      },
    ],
  },
  {
    label: 'qashqai-tribal-carpet',
    shape: 'carpet-tribal',
    color: 'rust',
    name: ['قالیچه عشایری قشقایی سه‌حوض', 'Qashqai three-pool tribal rug', 'Кашкайский ковёр с тремя ромбами'],
    maker: ['بافندگان ایل‌راه', 'Il-Rah Weavers', 'Артель «Ильрах»'],
    city: ['فیروزآباد', 'Firuzabad', 'Фирузабад'],
    summary: [
      'قالیچه‌ای تمام‌پشم با سه حوض لوزی و پرنده و بز کوهی در میان آن‌ها، بافته زنان قشقایی در قشلاق.',
      'An all-wool rug with three diamond pools and birds and ibex between them, woven by Qashqai women in winter quarters.',
      'Целиком шерстяной ковёр: три ромба-«водоёма», а между ними птицы и козероги. Его соткали кашкайские женщины на зимовке.',
    ],
    description: [
      'این قالیچه روی دار زمینی بافته شده که با کوچ جمع و دوباره برپا می‌شود. بافنده نقشه‌ای پیش رو ندارد و مرغ و بز و گل را از یاد خود می‌بافد، برای همین اندازه حوض‌ها کمی با هم فرق دارد. پشم از گوسفندان همان ایل است و رنگ‌ها از روناس، جاشیر و پوست گردو. اندازه‌ها ممکن است تا پنج سانتی‌متر کم یا زیاد باشد.',
      'The rug was woven on a ground loom that is taken down and set up again with each migration. The weaver has no chart before her; birds, goats and flowers come from memory, so the three pools differ a little in size. The wool is from the tribe’s own sheep, the dyes are madder, prangos and walnut husk. Sizes may vary by up to five centimetres.',
      'Ковёр соткан на наземном станке, который разбирают и ставят заново при каждой перекочёвке. Схемы у ткачихи нет: птиц, коз и цветы она ткёт по памяти, поэтому ромбы немного отличаются по величине. Шерсть взята от овец того же племени, красители — марена, прангос и кожура грецкого ореха. Размеры могут расходиться с указанными в пределах пяти сантиметров.',
    ],
    specs: [
      ['material', ['پشم دست‌ریس', 'Hand-spun wool', 'Шерсть ручного прядения']],
      ['technique', ['گره نامتقارن، دار زمینی', 'Asymmetric knot, ground loom', 'Асимметричный узел, наземный станок']],
      ['density', ['۳۰ رج، حدود ۱۸ گره در سانتی‌متر مربع', '30 raj, about 18 knots per cm²', '30 радж, около 18 узлов на см²']],
      ['warp', ['پشم', 'Wool', 'Шерсть']],
      ['dye', ['گیاهی', 'Plant dyes', 'Растительные красители']],
      ['care', ['جاروی نرم، تکاندن ملایم', 'Soft brush, gentle shaking', 'Мягкая щётка, бережно вытряхивать']],
      ['certificate', weaverCertificate],
    ],
    variants: [
      { size: small, price: 21_800_000, stock: 14 },
      { size: hall, price: 42_500_000, stock: 9 },
      { size: sixMetre, price: 79_000_000, stock: 4 },
    ],
    rating: 4.5,
    ratingCount: 29,
    addedOn: '2026-10-06',
    reviews: [
      {
        author: ['لیلا ب.', 'Leila B.', 'Лейла Б.'],
        stars: 5,
        on: '2026-10-28',
        body: [
          'همان ناهمسانی حوض‌هایش دلنشین است؛ معلوم است دست آدم پشت کار بوده.',
          'It is the unevenness of the pools that I like; you can tell a person made it.',
          'Больше всего нравится, что ромбы неодинаковые: сразу видно руку человека.',
        ],
      },
      {
        author: ['یوسف خ.', 'Yousef K.', 'Юсеф Х.'],
        stars: 4,
        on: '2026-11-09',
        body: [
          'رنگ روناسی‌اش بسیار زنده است. اندازه‌اش سه سانتی‌متر کوتاه‌تر بود که در توضیح هم گفته بودید.',
          'The madder red is very alive. It was three centimetres short, as your description said it might be.',
          'Красный от марены очень живой. Ковёр оказался на три сантиметра короче, но в описании об этом предупреждают.',
        ],
      },
    ],
  },
  {
    label: 'turkmen-gul-carpet',
    shape: 'carpet-tribal',
    color: 'crimson',
    name: ['قالی ترکمن با نقش گُل', 'Turkmen carpet with Tekke guls', 'Туркменский ковёр с гёлями'],
    maker: ['کارگاه آق‌دشت', 'Aq-Dasht Workshop', 'Мастерская «Акдашт»'],
    city: ['گنبد کاووس', 'Gonbad-e Kavus', 'Гомбеде-Кавус'],
    summary: [
      'قالی ترکمنی با ردیف‌های منظم گل بر زمینه لاکی، کوتاه‌پرز و نرم، از پشم گوسفندان ترکمن‌صحرا.',
      'A Turkmen carpet with ordered rows of guls on a crimson ground, low-piled and soft, of wool from the Turkmen steppe.',
      'Туркменский ковёр: ровные ряды гёлей на бордовом поле, невысокий мягкий ворс, шерсть овец из Туркменской степи.',
    ],
    description: [
      'گل در زبان ترکمن نشان هر طایفه است و این قالی نقش طایفه تکه را دارد: هشت‌ضلعی‌هایی چهاربخش که با خط‌های باریک به هم می‌پیوندند. تار و پود آن هم پشمی است و همین به قالی نرمی و سبکی می‌دهد. لاکی آن را در سه خم روناس گرفته‌اند تا پررنگ و ماندگار باشد. برای زیر میز غذا و راهرو هم مناسب است، چون پرز کوتاهش خرده‌ها را نگه نمی‌دارد.',
      'Among the Turkmen the gul is the sign of a tribe, and this carpet carries that of the Tekke: quartered octagons joined by fine lines. Warp and weft are wool as well, which makes the carpet supple and light. The crimson was dyed in three successive baths of madder, so that it is deep and lasting. The low pile does not hold crumbs, so it also serves under a dining table or in a corridor.',
      'Гёль у туркмен — знак племени; на этом ковре он текинский: восьмиугольники, поделённые на четыре части и связанные тонкими линиями. Основа и уток тоже шерстяные, поэтому ковёр гибкий и лёгкий. Бордовый цвет получали в трёх отварах марены подряд, чтобы он был глубоким и стойким. В коротком ворсе не застревают крошки, так что ковёр годится и под обеденный стол, и в коридор.',
    ],
    specs: [
      ['material', ['پشم ترکمن‌صحرا', 'Turkmen Sahra wool', 'Шерсть из Туркмен-Сахры']],
      ['technique', ['گره نامتقارن، دار زمینی', 'Asymmetric knot, ground loom', 'Асимметричный узел, наземный станок']],
      ['density', ['۳۵ رج، حدود ۲۵ گره در سانتی‌متر مربع', '35 raj, about 25 knots per cm²', '35 радж, около 25 узлов на см²']],
      ['warp', ['پشم', 'Wool', 'Шерсть']],
      ['dye', ['روناس در سه خم', 'Madder, three baths', 'Марена, три отвара']],
      ['thickness', ['۶ میلی‌متر', '6 mm', '6 мм']],
      ['certificate', workshopCertificate],
    ],
    variants: [
      { size: zarocharak, price: 14_900_000, stock: 18 },
      { size: small, price: 23_500_000, stock: 12 },
      { size: runner, price: 38_000_000, stock: 5 },
      { size: sixMetre, price: 86_000_000, stock: 6 },
    ],
    rating: 4.4,
    ratingCount: 12,
    addedOn: '2026-10-25',
    reviews: [
      {
        author: ['آیدا گ.', 'Aida G.', 'Аида Г.'],
        stars: 4,
        on: '2026-11-10',
        body: [
          'برای راهرو گرفتیم و درست به اندازه بود. نرم است و زیر در گیر نمی‌کند.',
          'We bought it for the corridor and it fits exactly. It is supple and the door passes over it.',
          'Взяли в коридор, по размеру подошёл точно. Мягкий, дверь за него не цепляется.',
        ],
      },
      {
        author: ['مجید پ.', 'Majid P.', 'Маджид П.'],
        stars: 5,
        on: '2026-11-15',
        body: [
          'لاکی‌اش عمق دارد و جیغ نمی‌زند. ردیف گل‌ها هم دقیق و راست بافته شده است.',
          'The crimson is deep without being loud. The rows of guls are straight and exact.',
          'Бордовый глубокий, не кричащий. Ряды гёлей вытканы точно и ровно.',
        ],
      },
    ],
  },
]
